import { START } from './abstract-words.ts';
import { beforeOf, restOf } from './concrete.ts';
import { patternRule } from './pattern-rule.ts';

const SEEN =
  '(?! (?:not )?(?:wrong|sorry|sure|heavy|light|tired|cold|hot|warm|wet|dry|dark|loud|quiet|sick|ill|lame|sore|hungry|thirsty|afraid|scared|small|large|big|long|short|late|early|slow|fast|lost|broken|bad|stuck|asleep|awake|blind|deaf|thick|thin|dirty|clean|full|empty|awful|terrible|horrible|salty|sweet|sour|bitter|loose|tight|ugly|noisy|different|worried|annoyed|surprised|enough|steep|slippery|muddy|rotten|stupid|drunk|lucky|bored|embarrassed|confused|unsafe|unstable)\\b)';

/** Adverbs that swear the sentence is true. */
export const intensifiers = patternRule(
  'intensifiers',
  'swears that the sentence is true. Without it the sentence is stronger.',
  [
    {
      pattern: new RegExp(
        `(?<=^|[.!?…]\\s|\\n|[\\p{L}'’,] )(?:honestly and truly|truly|deeply|incredibly|profoundly|fundamentally|undeniably|genuinely|unquestionably|undoubtedly|immensely|extraordinarily|unbelievably|insanely|inherently),?(?= \\p{L})(?! (?:so|not)[.!])${SEEN}(?! (?:the|an?|opposite|dry|humid|to|in|on|at|from)\\b)`,
        'giu',
      ),
      // 'I genuinely thought it was a drill.' 'Incredibly, both keys fitted.' 'truly frightening, her word'
      where: (match) =>
        !/^[^.!?\n]{0,40}, (?:her|his|their) words?\b/.test(restOf(match)) &&
        !/^\s*(?:incredibly|unbelievably|extraordinarily),/i.test(match[0]) &&
        !/\byours $/i.test(beforeOf(match)) &&
        !/^\s*(?:grateful|thankful|thank)\b/i.test(restOf(match)) &&
        !(
          /\b(?:I|we|he|she|they)(?: (?:did|do|had|have|was|were|am))?(?: not|n['’]t)? $/i.test(
            beforeOf(match),
          ) &&
          /^ (?!(?:believe|love|care|appreciate|value|grateful|proud|thankful|enjoy|admire|think|hope|want)\b)\p{Ll}+/u.test(
            match.input.slice(match.index + match[0].length),
          ) &&
          /^\s*(?:truly|genuinely|honestly)/i.test(match[0])
        ),
      cut: 'Cut the word',
    },
    {
      pattern: new RegExp(
        `\\b(?:absolutely|literally|remarkably|exceptionally|wildly|hugely|utterly|seriously|ridiculously) (?=(?:essential|crucial|critical|incredible|amazing|vital|invaluable|inspiring|transformative|powerful|important|game-changing|mind-blowing|phenomenal|stunning|priceless|effective|grateful|proud|thrilled|underrated|simple|effective|humbled|honou?red|essential|anyone|(?:everyone|everything|no one|nobody|nothing|every single)(?!['’]s))\\b)`,
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
    {
      // The writer swears: 'Honestly, …', 'Trust me, …', '…, believe me.'
      pattern: new RegExp(
        `${START}(?:Honestly|Seriously|Frankly|Truthfully|Trust me|Believe me|I (?:kid you not|promise you|swear)|Hand on heart|Believe it or not|Without question|No question|Truly|Really),? (?=\\p{L})`,
        'gu',
      ),
      where: (match) => /,\s*$/.test(match[0]),
      cut: 'Cut the words',
    },
    {
      pattern:
        /(?<=\p{L}[,—–] ?)(?:trust me|believe me|I promise you|without a doubt|hands down|honestly)(?=[,.!—–])|(?<=\p{L} )(?:wholeheartedly|without a doubt|hands down)(?= \p{Ll})|(?<=\band )without a doubt(?= )/gu,
      cut: 'Cut the words',
    },
    {
      pattern: new RegExp(
        `${START}(?:Absolutely|Simply|Utterly|Totally|Completely|Incredibly|Truly|Genuinely|Insanely|Beyond) (?=(?:buzzing|blown|amazing|incredible|inspiring|thrilled|humbled|grateful|delighted|gutted|mind-?blow\\p{Ll}*|stunning|brilliant|phenomenal|unforgettable|electric|in awe|proud|excited|loved|love|magical|special|wonderful|fantastic|unreal|floored|honou?red|over the moon|speechless|life-changing|surreal)\\b)`,
        'gu',
      ),
      cut: 'Cut the word',
    },
  ],
  'info',
);
