import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readStructured } from './structured.ts';

const schema = z.object({ lines: z.array(z.string().min(1)).min(1), note: z.string().optional() });
const read = (answer: string) => readStructured(schema, answer);
const good = { ok: true, value: { lines: ['One “line”.', 'Two'] } };

describe('an answer in a form', () => {
  it.each([
    ['as asked', '{"lines":["One “line”.","Two"]}'],
    ['in a fence', '```json\n{"lines":["One “line”.","Two"]}\n```'],
    [
      'with prose around it',
      'Sure, here you go:\n{"lines":["One “line”.","Two"]}\nLet me know {if} it fits.',
    ],
    ['with commas too many', '{"lines":["One “line”.","Two",],}'],
    ['cut off in its brackets', '{"lines":["One “line”.","Two"'],
    ['cut off in a name', '{"lines":["One “line”.","Two"],"note":'],
    ['in a fence that never ends', '```\n{"lines":["One “line”.","Two"]'],
  ])('%s is read', (_, answer) => {
    expect(read(answer)).toEqual(good);
  });

  it('keeps line breaks that were typed into a text', () => {
    expect(read('{"lines":["a\nb"]}')).toEqual({ ok: true, value: { lines: ['a\nb'] } });
  });

  it.each([
    ['', 'It was empty.'],
    ['I cannot help with that.', 'It held no JSON.'],
    ['{"lines": one, two}', 'Its JSON could not be read.'],
    ['{"lines":[]}', 'lines:'],
    ['["One"]', 'The answer:'],
    ['{"other":1}', 'lines:'],
  ])('%s is refused with its fault', (answer, fault) => {
    const result = read(answer);
    expect(result.ok ? '' : result.fault).toContain(fault);
  });

  it('is read or refused, whatever it is', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      '\\',
      ',',
      ':',
      ' ',
      '\n',
      '```',
      '"lines":["a"',
      '1',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        expect(typeof read(parts.join('')).ok).toBe('boolean');
      }),
    );
  });

  it.each(['[', '"\\', '{"a":', '[],', ' ', '\n', ', ', '" ', '",'])(
    'of a megabyte of %j is refused at once',
    (piece) => {
      expect(read(`{"a":[1${piece.repeat(1_000_000 / piece.length)}`).ok).toBe(false);
    },
  );
});
