import { patternRule } from './pattern-rule.ts';

/** Adverbs that swear the sentence is true. */
export const intensifiers = patternRule(
  'intensifiers',
  'swears that the sentence is true. Without it the sentence is stronger.',
  [
    {
      pattern:
        /(?<=^|[.!?…]\s|\n|[\p{L}'’,] )(?:honestly and truly|truly|deeply|incredibly|profoundly|fundamentally|undeniably|genuinely),?(?= \p{L})(?! (?:wrong|sorry))/giu,
      cut: 'Cut the word',
    },
  ],
  'info',
);
