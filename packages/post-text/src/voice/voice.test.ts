import { expect, test } from 'vitest';
import { measureStyle } from './measure-style.ts';
import { fitByRules } from './fit-by-rules.ts';
import {
  closestPosts,
  copiedRun,
  distanceFrom,
  measureVoice,
  offFrequencies,
  offSentences,
  offTraits,
} from './voice.ts';
import { styleKeys } from './traits.ts';

/** A sober writer: plain sentences, digits, first person, no exclamation marks. */
const dry = [
  'I counted the pallets again this morning. There were 41. The screen said 38. I believe the pallets.\n\nSomebody had moved 3 of them to make room for a chair.',
  'The new scanner takes 50 seconds to start. The old one took 11 minutes. I asked who chose the old one. It was me, in 2019.',
  'I walked the aisle with the night shift. They knew about the leak. They had known for 6 weeks. Nobody had asked them.\n\nI ask them first now.',
  'We lost 2 orders on Friday. I found them on Monday behind the door. The door is now always open. It is colder.',
  'I wrote a 40 page report once. Page 12 had the answer. Nobody opened page 12. I write 1 page now, and the answer is at the top.',
  'The forecast was wrong by 30%. I was not surprised. We had practised for 25 minutes with a sheet of names. It was a calm day.',
];

/** A loud writer: exclamation marks, emoji, hashtags, addressing the reader. */
const loud = [
  'Are you READY to grow?! 🚀\n\nYour brand deserves more!\n\nYou can start today!\n\n#growth #brand #mindset',
  'Stop waiting! 🔥\n\nYou have everything you need!\n\nYour future self will thank you!\n\n#mindset #success #hustle',
  'Big news for your pipeline! 🎉\n\nYou asked, we listened!\n\nWhat will you build first?\n\n#sales #growth',
  'Want more leads?! 💡\n\nYou need one habit!\n\nYour mornings decide your results!\n\n#leads #habits #growth',
  'Your customers are talking! 👀\n\nAre you listening?!\n\nYou should be!\n\n#customers #brand #growth',
  'This changes everything! 🚀\n\nYou will not believe how simple it is!\n\nYour turn!\n\n#simple #growth #brand',
];

function voiceOf(posts: readonly string[]) {
  const voice = measureVoice(posts);
  if (voice === null) throw new Error('too few posts');
  return voice;
}

test('what can be counted in a post is counted', () => {
  const style = measureStyle(
    'Why me? I said no.\n\n- One (small) thing!\n- Two 🚀\n\n#no https://example.com/a-b',
  );
  expect(style).toMatchObject({ opensWithQuestion: 1, hashtags: 1, openingWords: 2 });
  expect(style.listLines).toBeCloseTo(2 / 3);
  expect([style.emoji, style.brackets, style.exclamations].every((value) => value > 0)).toBe(true);
  expect(Object.values(measureStyle('')).every((value) => value === 0)).toBe(true);
});

test('each post that was left out is nearer to its own author than to the other', () => {
  for (const [own, other] of [
    [dry, loud],
    [loud, dry],
  ] as const)
    for (const post of own) {
      const rest = voiceOf(own.filter((one) => one !== post));
      expect(distanceFrom(rest, post)).toBeLessThan(distanceFrom(voiceOf(other), post));
    }
});

test('a voice says what leaves its range, by trait and by sentence; four posts are no voice', () => {
  const voice = voiceOf(dry);
  const text = 'I counted 4 boxes. This is amazing! 🚀 It works — really.';
  expect(distanceFrom(voice, loud[0] ?? '')).toBeGreaterThan(voice.reach);
  expect(offTraits(voice, loud[0] ?? '').map(({ key }) => key)).toEqual(
    expect.arrayContaining(['exclamations', 'emoji', 'hashtags']),
  );
  expect(offSentences(voice, text).flatMap(({ traits }) => traits)).toEqual(
    expect.arrayContaining(['exclamations', 'emoji', 'dashes']),
  );
  expect(offSentences(voice, 'I counted 4 boxes.')).toEqual([]);
  expect(measureVoice(dry.slice(0, 4))).toBeNull();
  expect(JSON.parse(JSON.stringify(voice))).toEqual(voice);
});

test('the reach holds for posts that the voice was not measured from', () => {
  for (const own of [dry, loud]) {
    const voice = voiceOf(own);
    const left = own.map((post) => distanceFrom(voiceOf(own.filter((one) => one !== post)), post));
    expect(left.filter((distance) => distance > voice.reach).length).toBeLessThanOrEqual(1);
  }
  expect(distanceFrom(voiceOf(dry), loud[0] ?? '')).toBeGreaterThan(voiceOf(dry).reach);
});

test('rules bring a text nearer by its signs and paragraphs, and every word stays', () => {
  const voice = voiceOf(dry);
  const text =
    'I counted the crates! 🚀\n\nThere were 41!\n\n- The screen said 38\n\nI believe the crates — every time. #growth #brand';
  const fitted = fitByRules(voice, text);
  expect(distanceFrom(voice, fitted)).toBeLessThan(distanceFrom(voice, text));
  expect(fitted).not.toMatch(/[!🚀#—]|^- /mu);
  const words = (of: string) => of.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  expect(words(fitted)).toEqual(words(text.replace(/#\w+/g, '')));
  expect(fitted.split('\n\n').length).toBeLessThan(text.split('\n\n').length);
  expect(fitByRules(voice, fitted)).toBe(fitted);
  for (const post of dry) expect(fitByRules(voice, post)).toBe(post);
  for (const odd of ['', '\n\n\n', '🚀', '#a #b', '- \n- ', 'x'.repeat(3_000)])
    expect(distanceFrom(voice, fitByRules(voice, odd))).toBeLessThanOrEqual(distanceFrom(voice, odd));
});

test('every measure and every common word of a voice can be outside its range', () => {
  const { traits, ...rest } = voiceOf(dry);
  for (const key of styleKeys) {
    const far = { ...traits, [key]: { mean: 900, low: 900, middle: 900, high: 900 } };
    expect(offTraits({ ...rest, traits: far }, dry[0] ?? '').map((one) => one.key)).toContain(key);
  }
  const words = [{ word: 'scanner', share: 0.2, spread: 0.01 }];
  expect(
    offFrequencies({ ...rest, traits, words }, 'I counted four boxes in a row today, and left.'),
  ).toEqual([{ word: 'scanner', times: 0, usual: 2 }]);
});

test('the posts that say most of the same come first, and a run of eight of their words is found again', () => {
  const posts = dry.map((text) => ({ text }));
  expect(closestPosts('Why the forecast is always wrong', posts, 2)[0]?.text).toBe(dry[5]);
  expect(copiedRun('As I said, the new scanner takes 50 seconds to start, mostly.', dry)).toBe(
    'the new scanner takes 50 seconds to start',
  );
  expect(copiedRun('The new scanner takes 50 minutes to start. constructor', dry)).toBeNull();
});

test('hashtags, links and sign-offs that return in several posts are not copied, nor is what the text was made from', () => {
  const tail = '\n\nAsk me anything about pallets, I answer every one myself.\n\n#a #b #c #d #e #f #g #h';
  const posts = dry.map((post) => `${post}${tail}\nhttps://example.com/a/b/c/d/e/f/g/h`);
  expect(copiedRun(`New words.${tail}\nhttps://example.com/a/b/c/d/e/f/g/h`, posts)).toBeNull();
  const repeated = 'The new scanner takes 50 seconds to start, mostly.';
  expect(copiedRun(repeated, posts)).toBe('the new scanner takes 50 seconds to start');
  expect(copiedRun(repeated, posts, `Notes: ${repeated}`)).toBeNull();
});
