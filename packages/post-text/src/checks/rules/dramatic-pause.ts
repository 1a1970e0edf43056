import { patternRule } from './pattern-rule.ts';

/** Stage directions to the reader. */
export const dramaticPause = patternRule(
  'dramatic-pause',
  'tells the reader how to feel. The line before it does that, or it does not.',
  [
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)(?:Let (?:that|this) sink in(?: for a (?:second|moment))?|Read (?:that|it) (?:again|twice|slowly)|(?:Think about|Sit with) (?:that|this)(?: for a (?:second|moment|minute))?|(?:Just )?pause(?: here)?(?: for a (?:second|moment))?|Wait for it|Yes, you read (?:that|it) (?:right|correctly)|(?:And )?then it hit me|Let me (?:say that again|repeat that|explain)|Full stop|Period|Mic drop|Boom|Game over|End of story|And just like that|Spoiler(?: alert)?|Plot twist|It hit me|Then it clicked|Something shifted)\s*[.:!…]+/gi,
      cut: 'Cut it',
    },
  ],
);
