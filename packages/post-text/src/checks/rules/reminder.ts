import { patternRule } from './pattern-rule.ts';

/** 'A gentle reminder that …': a lesson handed down. */
export const reminder = patternRule(
  'reminder',
  'hands a lesson down. Say it as what you learned, or leave it to the story.',
  [
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)(?:(?:It['’]s|It is|This is|It serves as|This serves as|Let this be|Just|Consider this)?\s?(?:just )?(?:an? |your |my )?(?:gentle |friendly |great |important |powerful |daily |good )*reminder(?: that|:(?! \p{L}+ \p{L}+ \p{Ll}+[.!]))|Always remember(?: that|:)?,?|(?:Keep in mind|Let['’]s not forget)(?: that|:)|Remember: (?=[^.!?\n]*\b(?:is|are|isn['’]t|aren['’]t|matters?|means?|never|always|every(?:one|body)?)\b)|Never forget(?: that|:|,| (?=(?:who|how|why|where|what)\b)))\s?(?=\p{L})/giu,
      cut: 'Say it without the frame',
    },
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)(?:Sometimes|Maybe) the (?:best|greatest|biggest|strongest|smallest) [^.!?\n]{3,60}[.!]|(?<=^|\n|[.!?…]\s)Never underestimate the [^.!?\n]{3,60}[.!]/giu,
      cut: 'Cut the sentence',
    },
  ],
);
