const keepAliveMs = 15_000;
const encoder = new TextEncoder();

export interface EventStream {
  response: Response;
  /** Does nothing once the client has disconnected. */
  send(event: { name: string; data: unknown; id?: string }): void;
  close(): void;
}

interface EventStreamOptions {
  headers?: Record<string, string>;
  /** Called when the client disconnects before the end. */
  onGone?: () => void;
}

/** Events sent in the same turn of the event loop are written together. */
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
      // The initial comment makes the server send the headers before the first event.
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
        // Otherwise the HTTP server waits briefly for a complete response.
        'transfer-encoding': 'chunked',
        // Proxies buffer responses unless told otherwise.
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
