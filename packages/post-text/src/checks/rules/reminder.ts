import { START } from './abstract-words.ts';
import { patternRule } from './pattern-rule.ts';

/** A lesson is for always: what names a day or an hour reminds of something. */
const ALWAYS =
  "(?![^.!?\\n]*(?:\\d|\\b(?:today|tonight|tomorrow|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|o[’']clock)\\b))";
/** 'A reminder that the office is closed.' */
const PRACTICAL =
  ' (?:(?:the (?!best|most|smallest|greatest|real|little|simple|right|only|people|world)|our |my |all (?:staff|members|visitors) )|(?:we|I|it|he|she) )';
const KIND =
  '(?:gentle|friendly|great|important|powerful|daily|good|quick|little|small|humbling|beautiful|timely|stark|constant|healthy|much-needed|welcome|subtle)';
const GENERAL =
  "(?=[^.!?\\n]*\\b(?:is|are|isn['’]t|aren['’]t|matters?|means?|never|always|don['’]t|doesn['’]t|can|needs?|deserves?|begins?|starts?|every(?:one|body|thing)?)\\b)";

/** 'A gentle reminder that …': a lesson handed down. */
export const reminder = patternRule(
  'reminder',
  'hands a lesson down. Say it as what you learned, or leave it to the story.',
  [
    {
      pattern: new RegExp(
        `${START}${ALWAYS}(?:(?:And )?(?:It['’]s|It is|It was|This is|This was|That was|That['’]s|It serves as|This serves as|Let (?:this|it|that) be|Just|Consider this|What)?\\s?(?:just |also )?(?:an? |your |my |the )?(?:${KIND} )*reminder(?: (?:to (?:all of us|us all|everyone|anyone [\\p{L} ]{2,20}))?(?: ?that(?!${PRACTICAL})| of (?:how|why|what))|:(?!${PRACTICAL})(?! \\p{L}+ \\p{L}+ \\p{Ll}+[.!])| to (?:always|never|be kind|slow down|check in|take care))|Always remember(?: that|:)?,?|(?:Keep in mind|Let['’]s not forget|Don['’]t forget|Just remember|We (?:often|tend to|sometimes) forget|It['’]s easy to forget)(?: that(?! (?:the|our|my|we|I)\\b)|: ?${GENERAL})|(?:Always )?[Rr]emember[:,] ${GENERAL}|Never forget(?: that|:|,| (?=(?:who|how|why|where|what)\\b))|Repeat after me:)\\s?(?=\\p{L})`,
        'giu',
      ),
      cut: 'Say it without the frame',
    },
    {
      pattern: new RegExp(
        `${START}(?:(?:Sometimes|Maybe) the (?:best|greatest|biggest|strongest|smallest|hardest|quietest) [^.!?\\n]{3,60}[.!]|Never underestimate (?:how |what |someone|somebody|people |the (?!(?:\\p{Ll}+ )?(?:power|importance|impact|value|strength|magic)\\b))[^.!?\\n\\d]{3,70}[.!])`,
        'giu',
      ),
      cut: 'Cut the sentence',
    },
  ],
);
