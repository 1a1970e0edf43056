import { START } from './abstract-words.ts';
import { patternRule } from './pattern-rule.ts';

const SEEN =
  '(?! (?:not )?(?:wrong|sorry|sure|heavy|light|tired|cold|hot|warm|wet|dry|dark|loud|quiet|sick|ill|lame|sore|hungry|thirsty|afraid|scared|small|large|big|long|short|late|early|slow|fast|lost|broken|bad|stuck|asleep|awake|blind|deaf|thick|thin|dirty|clean|full|empty)\\b)';

/** Adverbs that swear the sentence is true. */
export const intensifiers = patternRule(
  'intensifiers',
  'swears that the sentence is true. Without it the sentence is stronger.',
  [
    {
      pattern: new RegExp(
        `(?<=^|[.!?…]\\s|\\n|[\\p{L}'’,] )(?:honestly and truly|truly|deeply|incredibly|profoundly|fundamentally|undeniably|genuinely|unquestionably|undoubtedly|immensely|extraordinarily|unbelievably|insanely|inherently),?(?= \\p{L})(?! (?:so|not)[.!])${SEEN}`,
        'giu',
      ),
      cut: 'Cut the word',
    },
    {
      pattern: new RegExp(
        `\\b(?:absolutely|literally|remarkably|exceptionally|wildly|hugely|utterly|seriously) (?=(?:essential|crucial|critical|incredible|amazing|vital|invaluable|inspiring|transformative|powerful|important|game-changing|mind-blowing|phenomenal|stunning|priceless|effective|grateful|proud|thrilled|underrated|everyone|everything|no one|nobody|nothing|every single)\\b)`,
        'giu',
      ),
      cut: 'Cut the word',
    },
    {
      pattern: new RegExp(
        `${START}(?:Without (?:a|any|the shadow of a) doubt|Make no mistake|Quite (?:literally|frankly|simply)|Hands down|Beyond (?:a|any) doubt),? (?=\\p{L})`,
        'giu',
      ),
      cut: 'Cut the words',
    },
  ],
  'info',
);
