import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestTo, shinglesOf, similarity, tooSimilar } from './similarity.ts';

const text = `We took four fields out of our sign-up form last month. I was sure that nobody would notice.

Twice as many people reached the end of it. The lesson is an old one: every question is a door that somebody closes.`;
const like = (one: string, other: string) => similarity(shinglesOf(one), shinglesOf(other));

it('finds a text again that was changed a little', () => {
  const changed =
    text.replace('last month', 'in spring').replace('an old one', 'old') + '\n\nWhat do you think?';
  expect(like(text, changed)).toBeGreaterThan(tooSimilar);
  expect(like(text, text.toUpperCase().replaceAll('.', ' !'))).toBe(1);
});

it('leaves another text about the same thing alone, and one that only ends the same way', () => {
  const other =
    'Our sign-up form has three fields now. Fewer people ask for help, and more of them come back.';
  expect(like(text, other)).toBeLessThan(0.1);
  const ending = '\n\nI write about building small things with care. Follow along if that is for you.';
  expect(like(text + ending, other + ending)).toBeLessThan(tooSimilar);
});

it('reads what is written without spaces', () => {
  const japanese = '先月、登録フォームから四つの項目を削除しました。誰も気づかないと思っていました。';
  expect(like(japanese, japanese.replace('先月', '先週'))).toBeGreaterThan(tooSimilar);
  expect(like(japanese, '今日は採用ページについて書きます。読者は私だけでした。')).toBeLessThan(0.1);
});

it('names the nearest of several', () => {
  const others = [
    { name: 'half', text: text.slice(0, 140) },
    { name: 'same', text },
    { name: 'other', text: 'Something else altogether, at some length.' },
  ];
  expect(nearestTo(`${text} Again.`, others)?.name).toBe('same');
  expect(nearestTo('Nothing like it.', others)).toBeNull();
  expect(nearestTo('', [{ text: '' }])).toBeNull();
});

it('is the same both ways, one with itself, and never outside 0 to 1', () => {
  const someText = fc
    .array(fc.constantFrom('a', 'post', 'about', 'work', 'and', 'time'), { maxLength: 30 })
    .map((list) => list.join(' '));
  fc.assert(
    fc.property(someText, someText, (one, other) => {
      const share = like(one, other);
      expect(share).toBe(like(other, one));
      expect(share >= 0 && share <= 1).toBe(true);
      expect(like(one, one)).toBe(one === '' ? 0 : 1);
    }),
  );
});
