import { expect, it } from 'vitest';
import { costRatio, cpuOf } from '../../testing-data/test-growth.ts';
import { writePost } from '../writer/write.ts';
import { findEndings } from './endings.ts';
import { openingsForIdea } from './idea-openings.ts';
import { followInstruction } from './instruction.ts';
import { shorten } from './shorten.ts';

const works: readonly ((text: string) => unknown)[] = [
  (text) => writePost({ idea: text }, { seed: '1', variant: 2 }),
  (text) => shorten(text),
  (text) => followInstruction(text, 'make it shorter and simpler'),
  (text) => findEndings(text, 'comments'),
  (text) => openingsForIdea(text),
];
/** As many sentences as a text can hold, and what looks for its end in every other piece. */
const hostile = [
  '. ',
  'no. ',
  'We sold it. ',
  'a, b, c and ',
  '“$really ',
  'e.g. \nDr. ‘',
  'I. ',
  'a’',
  '> a\n',
  '— ',
];

let fresh = 0;
/** What all of them cost; no text comes twice, so that nothing is remembered of it. */
const costOf = (units: number) =>
  cpuOf(() => {
    fresh += 1;
    const texts = hostile.map((bit) => `Text ${fresh}. ${bit.repeat(units / bit.length)}`);
    for (const work of works) for (const text of texts) work(text);
  });

it('a hostile text four times as long costs the writer and its helps some four times as much, not sixteen times', () => {
  costOf(300);
  const growth = costRatio(
    () => costOf(1_200),
    () => costOf(300),
    10,
  );
  expect(growth).toBeLessThan(10);
}, 60_000);
