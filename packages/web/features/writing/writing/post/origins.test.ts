import type { OriginSentence, PostOrigins } from '@limelight/contracts';
import { originsHeadline, originsRest, secondWords } from '@limelight/contracts';
import { expect, it } from 'vitest';
import { labelOf, sentenceAt, traced } from './origins.ts';

const text = 'One from a talk. Two from nowhere.';
const sentence = (start: number, end: number, more: Partial<OriginSentence>): OriginSentence => ({
  start,
  end,
  origin: 'model',
  by: 'writer',
  at: '2031-03-12T09:00:00.000Z',
  basis: 'nothing',
  rests: [],
  missing: [],
  ...more,
});
const talk = {
  kind: 'said',
  id: 'a',
  title: 'Walk home',
  passage: 'One',
  start: 0,
  end: 3,
  second: 134,
} as const;
const origins: PostOrigins = {
  text,
  hash: '',
  recordedAt: null,
  shared: null,
  comparable: true,
  sources: [],
  engine: { kind: 'model', name: 'A model' },
  sentences: [sentence(0, 16, { basis: 'you', rests: [talk] }), sentence(17, 34, {})],
};

it('says of each sentence whose words it is, and moves with the text', () => {
  expect(traced(origins, text).map(labelOf)).toEqual([
    'Written by the model · Walk home, 2:14',
    'Written by the model; nothing you said is behind it',
  ]);
  const longer = `Zero. ${text}`;
  const [, two] = traced(origins, longer);
  expect(two?.mark).toBe('nothing');
  expect(longer.slice(two?.start, two?.end)).toBe('Two from nowhere.');
  // A sentence under change is not known until it is saved.
  expect(traced(origins, text.replace('nowhere', 'somewhere'))).toHaveLength(1);
  expect(sentenceAt(traced(origins, text), 20)?.start).toBe(17);
  const outlined = { ...origins, engine: { kind: 'outline', name: 'Outline' } as const };
  expect(traced(outlined, text)[0]?.words).toBe('Added by the outline');
});

it('sums up in words', () => {
  const all = (...bases: OriginSentence['basis'][]) => bases.map((basis) => sentence(0, 1, { basis }));
  expect(originsHeadline(all('you', 'you', 'source', 'nothing'))).toBe(
    '2 of 4 sentences rest on what you said',
  );
  expect(originsRest(all('you', 'source', 'nothing', 'nothing'))).toBe(
    '1 sentence on a source, 2 sentences with nothing behind them',
  );
  expect(originsHeadline(all('you', 'you'))).toBe('All 2 sentences rest on what you said');
  expect(originsHeadline([sentence(0, 1, { origin: 'typed', basis: 'you' })])).toBe(
    'The sentence was typed by you',
  );
  expect([secondWords(4.6), secondWords(3725)]).toEqual(['0:04', '1:02:05']);
});
