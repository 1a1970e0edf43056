import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createServerEventParser, type ServerEvent } from './server-events.ts';

function parse(...chunks: string[]): ServerEvent[] {
  const parser = createServerEventParser();
  return chunks.flatMap((chunk) => parser.push(chunk));
}

test('reads names, data, several data lines, comments and defaults', () => {
  const stream =
    ': keep-alive\n\nevent: text\ndata: {"delta":"a: b"}\n\ndata:no space\ndata:  two spaces\n\nevent: empty\n\nid: 7\nretry: 10\ndata\n\n';
  expect(parse(stream)).toEqual([
    { event: 'text', data: '{"delta":"a: b"}' },
    { event: 'message', data: 'no space\n two spaces' },
    { event: 'message', data: '' },
  ]);
});

test('a byte order mark is passed over, and what is not finished is not given', () => {
  expect(parse('\uFEFFdata: a\n\ndata: b\n')).toEqual([{ event: 'message', data: 'a' }]);
});

test('however the stream is cut and whichever line ends it uses, the events are the same', () => {
  const word = fc.stringMatching(/^[ a-z{}":,é😀]{0,12}$/u);
  const event = fc.record({
    event: fc.constantFrom('text', 'done', 'error'),
    data: fc.array(word, { minLength: 1, maxLength: 3 }),
  });
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 6 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.nat({ max: 200 }), { maxLength: 12 }),
      (events, end, cuts) => {
        const written = events
          .map(
            (one) =>
              `event: ${one.event}${end}${one.data.map((line) => `data: ${line}${end}`).join('')}${end}`,
          )
          .join('');
        // A final CR could be half of a CRLF, so the stream continues.
        const stream = `${written}:${end}`;
        const at = [0, ...cuts.map((cut) => cut % (stream.length + 1)), stream.length].toSorted(
          (a, b) => a - b,
        );
        const chunks = at.slice(1).map((cut, index) => stream.slice(at[index], cut));
        expect(parse(...chunks)).toEqual(
          events.map((one) => ({ event: one.event, data: one.data.join('\n') })),
        );
      },
    ),
    { numRuns: 400 },
  );
});
