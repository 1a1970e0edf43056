import { generationIdHeader } from '@limelight/contracts';
import { formatComment, formatEvent, type GenerationEvent } from './events.ts';

const keepAliveMs = 15_000;
const encoder = new TextEncoder();

/** The two ends of an event stream: the answer for the client, and where to write. */
export interface EventChannel {
  response: Response;
  /** Does nothing once the client has gone. */
  send: (event: GenerationEvent) => void;
  close: () => void;
}

/** Server-Sent Events. `onGone` is told when the client leaves before the end. */
export function openEvents(generationId: string, onGone: () => void): EventChannel {
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
      // Something at once, so that the headers go out before the first word.
      controller.enqueue(encoder.encode(formatComment('writing')));
      keepAlive = setInterval(() => {
        controller.enqueue(encoder.encode(formatComment('still writing')));
      }, keepAliveMs).unref();
    },
    cancel() {
      open = false;
      clearInterval(keepAlive);
      onGone();
    },
  });
  return {
    response: new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // Said outright, or the HTTP server waits a moment to see whether the whole answer comes at once.
        'transfer-encoding': 'chunked',
        // Proxies hold answers back unless they are told not to.
        'x-accel-buffering': 'no',
        [generationIdHeader]: generationId,
      },
    }),
    send(event) {
      // Words that came together leave together: one write for what one turn of the loop brought.
      waiting += formatEvent(event);
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
