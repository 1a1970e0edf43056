import type { Person, TestApp } from '../../../../testing/index.ts';
import { generate, idea, type GenerateBody, type Stream } from './test-stream.ts';

/** A text of this many chunks of ten characters each, none like another. */
export const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `w${String(index).padStart(8, '0')}`).join(' ');

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
