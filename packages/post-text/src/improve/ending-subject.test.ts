import { describe, expect, it, test } from 'vitest';
import { GOALS } from '../writer/brief.ts';
import { writePost } from '../writer/write.ts';

const VARIANTS = [0, 1, 2] as const;
const ASKS = /\?$|follow me|send me a message|\bsave\b/i;

describe('an ending for a goal fits what the text is', () => {
  test.each([
    'My business partner Henrik died in March. We had run the workshop for 19 years. On Friday I took the first order he will never see, 40 chairs for a school he went to.',
    "In January I was told that I have Parkinson's. I am 47 and I run a team of 12. Somebody else carries the coffee now.",
    'We sent 2,300 customers an invoice that was not theirs. It was our mistake. I am sorry. Every one of them got a call by Thursday.',
  ])('none is added, and it is said: %s', (idea) => {
    for (const goal of GOALS)
      for (const variant of VARIANTS) {
        const { text, missing } = writePost({ idea, goal }, { seed: 7, variant });
        expect(text.split('\n\n').at(-1)).not.toMatch(ASKS);
        expect(missing.join()).toContain('How it should end');
      }
  });

  const search =
    'I was laid off on Monday with 60 others. I am a warehouse planner and cut picking errors from 2.1 to 0.4 percent. I am looking for a planning role around Lyon from January.';
  const last = (idea: string, goal: (typeof GOALS)[number], format?: 'opinion' | 'how-to') =>
    VARIANTS.map(
      (variant) =>
        writePost({ idea, goal, ...(format ? { format } : {}) }, { seed: 7, variant })
          .text.split('\n\n')
          .at(-1) ?? '',
    );

  it('who looks for work asks for work', () => {
    for (const line of last(search, 'leads'))
      expect(line).toMatch(/where I'd fit|know more|should read this/);
    for (const line of last(search, 'comments')) expect(line).toMatch(/Who should I talk to/);
  });

  it('who offers something asks those who need it', () => {
    for (const line of last(
      'I repair church organs. From May I have two months free, because a big job was postponed. A tuning takes three days.',
      'leads',
    ))
      expect(line).toMatch(/need(?:s)? this/);
  });

  it('under an opinion nobody is asked for a figure, under a refusal nobody is told that they work on the same', () => {
    const opinion =
      'I think job ads should name the salary. We did not for 11 years. Since we do, we get 30 percent fewer applications.';
    for (const line of last(opinion, 'comments', 'opinion'))
      expect(line).not.toMatch(/your numbers|worked for you/);
    const refusal =
      'Eleven investors said no to us this spring. The reasons were polite. One said it was my accent. We now grow with what 46 customers pay.';
    for (const line of last(refusal, 'followers')) expect(line).not.toMatch(/kind of work|useful|lists/);
  });

  it('what somebody did is told for the case of the reader', () => {
    const lines = last(
      'We raised the rent of our stalls by 9% in March. We wrote to all 70 traders by hand, with the reason. 3 left. 8 wrote back.',
      'comments',
    );
    for (const line of lines) expect(line).toMatch(/\?$/);
  });

  it('a step that names an illness is a step', () => {
    const lines = last(
      'Tips from 12 years of running a canteen. Write the menu on Thursdays. Cook the rice last. Count the plates that come back. Send people home who are ill.',
      'saves',
      'how-to',
    );
    for (const line of lines) expect(line).toMatch(/save/i);
  });
});
