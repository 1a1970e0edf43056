import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkPost, readEarlier } from '../index.ts';
import { shinglesOf, similarity } from '../text/shingles.ts';
import { nearestTo, TOO_SIMILAR } from './near-duplicate.ts';

const text = `We took four fields out of our sign-up form last month. I was sure that nobody would notice.

Twice as many people reached the end of it. The lesson is an old one: every question is a door that somebody closes.`;
const like = (one: string, other: string) => similarity(shinglesOf(one), shinglesOf(other));

it('finds a text again that was changed a little', () => {
  const changed =
    text.replace('last month', 'in spring').replace('an old one', 'old') + '\n\nWhat do you think?';
  expect(like(text, changed)).toBeGreaterThan(TOO_SIMILAR);
  expect(like(text, text.toUpperCase().replaceAll('.', ' !'))).toBe(1);
});

it('leaves another text about the same thing alone, and one that only ends the same way', () => {
  const other =
    'Our sign-up form has three fields now. Fewer people ask for help, and more of them come back.';
  expect(like(text, other)).toBeLessThan(0.1);
  const ending = '\n\nI write about building small things with care. Follow along if that is for you.';
  expect(like(text + ending, other + ending)).toBeLessThan(TOO_SIMILAR);
});

it('reads what is written without spaces', () => {
  const japanese = '先月、登録フォームから四つの項目を削除しました。誰も気づかないと思っていました。';
  expect(like(japanese, japanese.replace('先月', '先週'))).toBeGreaterThan(TOO_SIMILAR);
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

const toldBefore = (draft: string, ...earlier: { text: string; day: string }[]) =>
  checkPost(draft, { earlier: readEarlier(earlier) })
    .filter((finding) => finding.rule === 'told-before')
    .map((finding) => ({ at: draft.slice(finding.start, finding.end), message: finding.message }));

it('says on which day a whole post was told, and nothing of one that is new', () => {
  const [again] = toldBefore(text.replace('last month', 'in spring'), { text, day: '3 March 2026' });
  expect(again?.message).toContain('You told this on 3 March 2026');
  expect(toldBefore('We moved the office to the station.', { text, day: '3 March 2026' })).toEqual([]);
  expect(toldBefore(text)).toEqual([]);
});

it('marks the paragraph that was told, but no signature', () => {
  const anecdote =
    'On day three every customer had asked me the same thing before the van was parked: will it fit, and what if it does not.';
  const signature =
    'I write about small firms, vans and the people who carry pianos up four flights of stairs.';
  const earlier = (day: string, own: string) => ({ text: `${own}\n\n${signature}`, day });
  const draft = `We changed our form in June and the calls went down by half within a week of that.\n\nThe vans are the same vans, the crew is the same crew, and nobody had to learn a new tool or sit through a training day.\n\n${anecdote}\n\n${signature}`;
  const found = toldBefore(
    draft,
    earlier('9 May 2026', `A wet week with two broken vans and nobody to ask.\n\n${anecdote}`),
    earlier('2 May 2026', 'Prices are a promise. We keep ours on one page and read them aloud on the phone.'),
    earlier('1 May 2026', 'Nine people carried forty boxes and one aquarium across a river in the rain.'),
  );
  expect(found.map((part) => part.at)).toEqual([anecdote]);
  expect(found[0]?.message).toContain('9 May 2026');
});
