import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutSpans } from '../../text/left-out.ts';
import { findSelfNotes } from '../../text/self-notes.ts';
import { takeAsides } from './asides.ts';

const piece = fc.constantFrom(
  'We sold 40 bikes in May.',
  'Samir fixed it alone at 00:40.',
  'The supplier was late',
  '(don’t name the supplier)',
  '(don’t name the supplier).',
  '[off the record]',
  '(check the number with Tom)',
  '(private: he cried)',
  '- (don’t mention the landlord)',
  '((keep Deloitte out))',
  'He paid Deloitte (keep their name out).',
  'Off the record, he drank.',
  'Don’t post that.',
  'That’s not for the post',
  'TODO ask Dana',
  'Retention up??',
  'OFF THE RECORD',
  '**Confidential:**',
  '## Off the record',
  'Tag Marco',
  'maybe too cheesy',
  'Not sure.',
  '- the van runs',
);
const notes = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', '\n', '\n\n', '', '. ')), { minLength: 1, maxLength: 9 })
  .map((parts) => parts.flat().join(''));
const signs = (text: string) => text.replace(/\s/g, '');

it('finds places that do not overlap, in the order of the text, whatever it is made of', () => {
  fc.assert(
    fc.property(notes, fc.boolean(), (text, inNotes) => {
      let at = 0;
      for (const { start, end } of findSelfNotes(text, inNotes)) {
        expect(start).toBeGreaterThanOrEqual(at);
        expect(end).toBeGreaterThan(start);
        at = end;
      }
      expect(at).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 600 },
  );
});

it('leaves every sign outside of them where it was, and tells each once', () => {
  fc.assert(
    fc.property(notes, (text) => {
      const found = findSelfNotes(text, true, 'The van.');
      const { text: rest, left } = takeAsides(text, 'The van.');
      const kept = signs(cutSpans(text, found));
      expect(signs(rest)).toBe(/\p{L}/u.test(kept) ? kept : '');
      const told = found.filter(({ kind }) => kind !== 'heading').length;
      expect(left.length).toBeLessThanOrEqual(told);
      expect(left.length).toBeGreaterThanOrEqual(Math.min(told, 5));
    }),
    { numRuns: 600 },
  );
});

it('cuts the union of what overlaps', () => {
  const text = 'abcdefghij';
  const span = fc
    .tuple(fc.nat(10), fc.nat(10))
    .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 5 }), (spans) => {
      const outside = text
        .split('')
        .filter((_, at) => !spans.some(({ start, end }) => start <= at && at < end));
      expect(cutSpans(text, spans)).toBe(outside.join(''));
    }),
  );
});

it('takes brackets out of running text and a list, and nothing after them', () => {
  expect(
    takeAsides(
      'Our booking site was down for 3 hours on 4 November. (don’t name the supplier). Samir fixed it alone at 00:40.',
    ),
  ).toMatchObject({
    text: 'Our booking site was down for 3 hours on 4 November. Samir fixed it alone at 00:40.',
    left: [
      'Look whether the draft holds what is meant: your notes ask to keep it from readers: ‘don’t name the supplier’',
    ],
  });
  expect(takeAsides('- we moved\n- (don’t mention the landlord dispute)\n- rent fell by a third').text).toBe(
    '- we moved\n- rent fell by a third',
  );
});
