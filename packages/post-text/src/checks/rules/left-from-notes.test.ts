import { describe, expect, it } from 'vitest';
import { applyFix, checkPost } from '../../index.ts';

const found = (text: string) => checkPost(text).filter(({ rule }) => rule === 'left-from-notes');
const mended = (text: string) => found(text).reduceRight((now, finding) => applyFix(now, finding), text);

describe('what rough notes leave in a post', () => {
  it.each([
    ['We moved the handover, um, to the bedside.', 'We moved the handover to the bedside.'],
    ['Um, we moved the handover to the bedside.', 'We moved the handover to the bedside.'],
    ['We waited for a week uh and then it came.', 'We waited for a week and then it came.'],
    ['Also ich hab, äh, letzte Woche angefangen.', 'Also ich hab letzte Woche angefangen.'],
    ['We, we went live on a Tuesday.', 'We went live on a Tuesday.'],
    ['Most of them were closed by, by five.', 'Most of them were closed by five.'],
    ['I never, I never answer that.', 'I never answer that.'],
    ['We started in Ghent in 2018 (2017?) with two tables.', 'We started in Ghent in 2018 with two tables.'],
    ['It has 40 seats.\n\nCTA?? maybe ask how many they have.\n\nCome by.', 'It has 40 seats.\n\nCome by.'],
    ['About 900 things repaired.\n\nEdit: Lieve says 1,140, use that.', 'About 900 things repaired.'],
    ['We baked 40 loaves. Sent from my iPhone', 'We baked 40 loaves.'],
    ['<Media omitted>\nThe co-op has 50 members.', 'The co-op has 50 members.'],
    ['We had six cakes, no wait, seven cakes.', 'We had seven cakes.'],
  ])('is taken out with one press: %s', (text, post) => {
    expect(mended(text)).toBe(post);
  });

  it.each([
    ['End with the library not just being books blah blah.', 'blah blah'],
    ['Best thing: the guy who.', 'who'],
    ['What I liked most was the woman in the hat who\n\nWe close at five.', 'who'],
    ['He took my.', 'my'],
  ])('is named where only its author knows what belongs there: %s', (text, place) => {
    const [one] = found(text);
    expect(text.slice(one?.start, one?.end)).toBe(place);
    expect(one?.fix).toBeUndefined();
  });

  it('speaks of what is said to the writer only beside something else that is left', () => {
    expect(found('We moved house.\n\nTell me why below.')).toEqual([]);
    expect(found('We moved house, um, in May.\n\nCan you make it sound less salesy?')).toHaveLength(2);
  });
});

it.each([
  'No, no and no again. It was a very, very long day.',
  'I said 5, and so was I, I said 5.',
  'The girl said: "I can hear you, you know."',
  'What would you carry it in, in July?',
  'Count how often a teacher says "um" in a lesson.',
  'Wir arbeiten, um zu leben, und die, die kommen, bleiben.',
  'Er bat um drei Tage.',
  'It works when people don’t notice it, it’s a trick.',
  'Guess who. The one who left. I know whose it was and for whom.',
  'She asked what I would be proud of. Something to work with, someone to talk to.',
  'My formula:\n\nHook:\nBegin in the middle.',
  'We open on 12/03/2024 at 18:44 sharp.',
  'I told him: no, wait. He waited.',
  'Is it 40 (or 50)? I do not know.',
  'Das Medium (ein Blatt) fehlt.',
  'We left on 3 May, by train, by bus and by boat.',
  'On a Tuesday, with the team, with the door open.',
])('leaves a finished post alone: %s', (text) => {
  expect(found(text)).toEqual([]);
});
