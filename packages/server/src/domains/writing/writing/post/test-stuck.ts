import type { Person, TestApp } from '../../../../testing/index.ts';
import { generate, idea, type GenerateBody, type Stream } from './test-stream.ts';

const word = 'abcdefghi';
/** A text of this many chunks of ten characters each. */
export const words = (count: number) => Array.from({ length: count }, () => word).join(' ');

/** A model that sends this much and then nothing until it is aborted. */
export async function stuckAfter(
  app: TestApp,
  who: Person,
  characters: number,
  body: GenerateBody = { idea },
): Promise<Stream> {
  await app.sandbox.control.model.order({
    kind: 'hang',
    text: words(200),
    afterTokens: Math.ceil(characters / 10),
    times: body.variants ?? 1,
  });
  return generate(app, who, body);
}

export async function readCharacters(stream: Stream, characters: number): Promise<string> {
  let text = '';
  while (text.length < characters) {
    const event = await stream.next();
    if (event?.type !== 'text') throw new Error('The stream ended early.');
    text += event.data.delta;
  }
  return text;
}
