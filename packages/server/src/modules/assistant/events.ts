interface ServerEvent {
  name: string;
  data: unknown;
}

const longestEvent = 1_000_000;

function readEvent(block: string): ServerEvent | null {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const [name, text] = [field('event'), field('data')];
  if (name === undefined || text === undefined) return null;
  const data: unknown = JSON.parse(text);
  return { name, data };
}

/** Yields the events of an API response as they arrive. It ends without an error when the connection is lost. */
export async function* createEventReader(response: Response): AsyncGenerator<ServerEvent> {
  if (response.body === null) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  try {
    for (;;) {
      const chunk = await reader.read().catch(() => ({ done: true as const, value: undefined }));
      if (chunk.done) return;
      waiting += chunk.value;
      if (waiting.length > longestEvent) return;
      const blocks = waiting.split('\n\n');
      waiting = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readEvent(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
