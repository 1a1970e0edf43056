import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { parseForm } from './form.ts';

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc
    .constantFrom('\r\n', '--', '\r\n--', '\r\n\r\n', '------', '\n')
    .map((text) => new TextEncoder().encode(text)),
);
const named = fc.string({
  minLength: 1,
  maxLength: 30,
  unit: fc.constantFrom('a', 'é', '"', ' ', ';', '=', '\n', '%', '语'),
});

it('reads every form that fetch writes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(named, fc.oneof(fc.string(), fc.record({ name: named, content: bytes }))), {
        maxLength: 6,
      }),
      async (fields) => {
        const form = new FormData();
        for (const [name, value] of fields)
          if (typeof value === 'string') form.append(name, value);
          else form.append(name, new File([value.content], value.name, { type: 'text/csv' }));
        const written = new Response(form);
        const type = written.headers.get('content-type') ?? '';
        const body = new Uint8Array(await written.arrayBuffer());
        const read = [...parseForm(body, type)];
        const expected = [...(await new Response(body, { headers: { 'content-type': type } }).formData())];
        const plain = async (all: readonly [string, string | File][]) =>
          Promise.all(
            all.map(async ([name, value]): Promise<string[]> =>
              typeof value === 'string'
                ? [name, value]
                : [name, value.name, value.type, Buffer.from(await value.arrayBuffer()).toString('hex')],
            ),
          );
        expect(await plain(read)).toEqual(await plain(expected));
      },
    ),
    { numRuns: 50 },
  );
});

const part = 'content-disposition: form-data; name="file"; filename="a.csv"';
it.each([
  ['no boundary', 'multipart/form-data', `--b\r\n${part}\r\n\r\na\r\n--b--`],
  ['no end', 'multipart/form-data; boundary=b', `--b\r\n${part}\r\n\r\na`],
  ['no name', 'multipart/form-data; boundary=b', '--b\r\ncontent-type: text/csv\r\n\r\na\r\n--b--'],
  ['no part', 'multipart/form-data; boundary=b', 'a'],
  ['a head without an end', 'multipart/form-data; boundary=b', `--b\r\n${'a: b\r\n'.repeat(9_000)}`],
  ['too many parts', 'multipart/form-data; boundary=b', `--b\r\n${part}\r\n\r\na\r\n`.repeat(60)],
])('refuses a form with %s', (_, type, body) => {
  expect(() => parseForm(new TextEncoder().encode(body), type)).toThrow(AppError);
});
