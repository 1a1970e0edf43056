import { patternRule } from './pattern-rule.ts';

/** Adverbs that swear the sentence is true. */
export const intensifiers = patternRule(
  'intensifiers',
  'swears that the sentence is true. Without it the sentence is stronger.',
  [
    {
      pattern:
        /(?<=^|[.!?…]\s|\n|[\p{L}'’,] )(?:honestly and truly|truly|deeply|incredibly|profoundly|fundamentally|undeniably|genuinely),?(?= \p{L})(?! (?:not )?(?:wrong|sorry|sure|heavy|light|tired|cold|hot|warm|wet|dry|dark|loud|quiet|sick|ill|lame|sore|hungry|thirsty|afraid|scared|small|large|big|long|short|late|early|slow|fast|lost|broken|bad|stuck|asleep|awake|thick|thin|dirty|clean|full|empty)\b)/giu,
      cut: 'Cut the word',
    },
  ],
  'info',
);
