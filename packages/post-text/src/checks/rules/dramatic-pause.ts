import { patternRule } from './pattern-rule.ts';

/** Stage directions to the reader. */
export const dramaticPause = patternRule(
  'dramatic-pause',
  'tells the reader how to feel. The line before it does that, or it does not.',
  [
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)(?:Let that sink in|Read that again|Think about that(?: for a (?:second|moment))?|Let me (?:say that again|repeat that|explain)|Full stop|Period|Mic drop|Boom|Game over|End of story|And just like that|Spoiler(?: alert)?|Plot twist|It hit me|Then it clicked|Something shifted)\s*[.:!…]+/gi,
      cut: 'Cut it',
    },
  ],
);
