const keepAliveMs = 15_000;
const encoder = new TextEncoder();

/** A Server-Sent Events answer and the way to write to it. */
export interface EventStream {
  response: Response;
  /** Does nothing once the client has gone. */
  send(event: { name: string; data: unknown; id?: string }): void;
  close(): void;
}

interface EventStreamOptions {
  headers?: Record<string, string>;
  /** Called when the client leaves before the end. */
  onGone?: () => void;
}

/** Opens an event stream. Events of one turn of the loop leave in one write. */
export function openEventStream({ headers = {}, onGone }: EventStreamOptions = {}): EventStream {
  let open = true;
  let keepAlive: NodeJS.Timeout | undefined;
  let sink: ReadableStreamDefaultController<Uint8Array> | null = null;
  let waiting = '';
  let flushing: NodeJS.Immediate | null = null;
  const flush = () => {
    flushing = null;
    if (!open || waiting === '') return;
    sink?.enqueue(encoder.encode(waiting));
    waiting = '';
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      sink = controller;
      // A first comment sends the headers before the first event.
      controller.enqueue(encoder.encode(': open\n\n'));
      keepAlive = setInterval(() => {
        controller.enqueue(encoder.encode(': still open\n\n'));
      }, keepAliveMs).unref();
    },
    cancel() {
      open = false;
      clearInterval(keepAlive);
      onGone?.();
    },
  });
  return {
    response: new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // Without it the HTTP server waits a moment to see whether the whole answer comes at once.
        'transfer-encoding': 'chunked',
        // Proxies buffer answers unless they are told not to.
        'x-accel-buffering': 'no',
        ...headers,
      },
    }),
    send({ name, data, id }) {
      waiting += `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
      flushing ??= setImmediate(flush);
    },
    close() {
      flush();
      if (!open) return;
      open = false;
      clearInterval(keepAlive);
      sink?.close();
    },
  };
}
