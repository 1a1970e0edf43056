import { EventSourceParserStream } from 'eventsource-parser/stream';

interface ServerEvent {
  name: string;
  data: unknown;
}

const longestEvent = 1_000_000;

/** Yields the events of an API response as they arrive. It ends without an error when the connection is lost. */
export async function* createEventReader(response: Response): AsyncGenerator<ServerEvent> {
  if (response.body === null) return;
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: longestEvent }))
    .getReader();
  try {
    for (;;) {
      const next = await reader.read().catch(() => ({ done: true as const, value: undefined }));
      if (next.done) return;
      const { event: name = 'message', data } = next.value;
      const value: unknown = JSON.parse(data);
      yield { name, data: value };
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
