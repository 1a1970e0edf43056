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

  it('loses what no database stores', () => {
    const answer = String.raw`{"lines":["a\u0000b\u0007","c\nd"]}`;
    expect(read(answer)).toEqual({ ok: true, value: { lines: ['ab', 'c\nd'] } });
  });

  it('keeps blank texts only where its form takes anything', () => {
    const open = z.object({
      say: z.string().default('Nothing'),
      calls: z.array(z.object({ tool: z.string(), input: z.record(z.string(), z.unknown()).default({}) })),
      lines: z.array(z.string()),
    });
    const call = { tool: 'edit', input: { firstComment: '', replace: [{ find: 'All of it', with: '' }] } };
    expect(readStructured(open, JSON.stringify({ say: ' ', calls: [call], lines: ['a', '', 'b'] }))).toEqual({
      ok: true,
      value: { say: 'Nothing', calls: [call], lines: ['a', 'b'] },
    });
  });

  it.each([
    ['', 'It was empty.'],
    ['I cannot help with that.', 'It held no JSON.'],
    ['{"lines": one, two}', 'Its JSON could not be read.'],
    ['{"lines":[]}', 'lines:'],
    ['[1]', 'lines.0:'],
    ['{"other":1}', 'lines:'],
  ])('%s is refused with its fault', (answer, fault) => {
    const result = read(answer);
    expect(result.ok ? '' : result.fault).toContain(fault);
  });

  it('is cut to its lengths, at the end of a sentence or a word', () => {
    const item = z.object({ title: z.string().max(20) });
    const form = z.object({
      items: z.array(item).max(2),
      either: z.union([z.number(), z.object({ text: z.string().max(12) })]),
      emoji: z.string().max(4),
      long: z.string().max(30),
    });
    const answer = {
      items: [{ title: 'A title of five words' }, { title: 'Short' }, { title: 'A third one that is long' }],
      either: { text: 'Something longer' },
      emoji: 'abc🙂🙂',
      long: 'It ends here, as asked. And goes on after that.',
    };
    expect(readStructured(form, JSON.stringify(answer))).toEqual({
      ok: true,
      value: {
        items: [{ title: 'A title of five' }, { title: 'Short' }],
        either: { text: 'Something' },
        emoji: 'abc🙂',
        long: 'It ends here, as asked.',
      },
    });
  });

  it('is cut to its lengths, whatever they hold, and keeps the beginning', () => {
    const form = z.array(z.string().max(12)).max(3);
    const text = fc.string({ unit: fc.constantFrom('a', 'é', '🙂', ' ', '.', '。', '\n'), maxLength: 40 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), (texts) => {
        const read = readStructured(form, JSON.stringify(texts));
        if (!read.ok) throw new Error(read.fault);
        const told = texts.filter((text) => text.trim() !== '');
        for (const [index, text] of read.value.entries()) expect(told[index]?.startsWith(text)).toBe(true);
      }),
    );
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

describe('an answer of several items', () => {
  const suggestion = z.object({
    quote: z.string(),
    kind: z.enum(['unclear', 'long']),
    note: z.string().max(20),
  });
  const form = z.object({ suggestions: z.array(suggestion) });
  const item = (quote: string, kind = 'long') => ({ quote, kind, note: 'Cut it.' });
  const two = JSON.stringify({ suggestions: [item('one'), item('two')] });
  const quotesIn = (answer: string) => {
    const found = readStructured(form, answer);
    return found.ok ? found.value.suggestions.map(({ quote }) => quote) : found.fault;
  };

  it.each([
    ['a thought with braces before it', `<think>The form is {"suggestions": []}, so {…}</think>${two}`],
    ['a thought without its beginning', `I will answer {"suggestions": …}.\n</think>\n${two}`],
    ['braces in the words before it', `Sure, here are {two} of them: ${two}`],
    ['a bare list', JSON.stringify([item('one'), item('two')])],
    [
      'an unknown kind among them',
      JSON.stringify({ suggestions: [item('one'), item('x', 'odd'), item('two')] }),
    ],
    ['a field left out', JSON.stringify({ suggestions: [item('one'), { quote: 'x' }, item('two')] })],
    ['a third that breaks off in a text', `${two.slice(0, -2)},{"quote":"thr`],
    ['a third that breaks off between its fields', `${two.slice(0, -2)},{"quote":"three","kind":`],
  ])('keeps the whole ones: %s', (_, answer) => expect(quotesIn(answer)).toEqual(['one', 'two']));

  it('is none when no item is as asked', () => {
    expect(quotesIn(JSON.stringify({ suggestions: [{ quote: 'x' }] }))).toMatch(/^suggestions\.0/);
    expect(quotesIn('{"suggestions":[{"quote":"thr')).toEqual(expect.any(String));
  });
});
