import { patternRule } from './pattern-rule.ts';

/** Adverbs that swear the sentence is true. */
export const intensifiers = patternRule(
  'intensifiers',
  'swears that the sentence is true. Without it the sentence is stronger.',
  [
    {
      pattern:
        /(?<=[\p{L}'’] )(?:truly|deeply|incredibly|profoundly|fundamentally|undeniably|genuinely)(?= \p{L})/giu,
      cut: 'Cut the word',
    },
  ],
  'info',
);
