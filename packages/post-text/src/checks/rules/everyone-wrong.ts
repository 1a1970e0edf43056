import { patternRule } from './pattern-rule.ts';

const START = '(?<=^|\\n|[.!?…]\\s)';
const PEOPLE =
  '(?:people|founders|managers|leaders|companies|teams|marketers|recruiters|utilities|directors|startups|businesses|professionals|sellers|developers|candidates|employees|\\p{Ll}+s)';

/** 'Most people get this wrong.': makes everyone wrong, so that the writer is right. */
export const everyoneWrong = patternRule(
  'everyone-wrong',
  'makes everyone wrong so that you are right. Say what you saw instead.',
  [
    {
      pattern: new RegExp(
        `${START}(?:Most|Too many|Almost all|(?:9|nine) (?:out of|in) (?:10|ten)|\\d{2}% of) ${PEOPLE} (?:get (?:this|it) (?:\\p{L}+ )?(?:wrong|backwards)|overlook|confuse [\\p{L} ]{3,20} with|will ignore this|ignore this|miss this|do not understand|don['’]t understand|fail to)\\b[^.!?\\n]{0,60}[.!]`,
        'giu',
      ),
      cut: 'Cut the sentence',
    },
    {
      pattern: new RegExp(
        `${START}(?:Everyone|Everybody|Most ${PEOPLE}) (?:thinks?|believes?|says?|assumes?) [^.!?\\n]{2,70}[.!]\\s+(?:They|It|That)(?: (?:are|is)|['’](?:re|s)) ?(?:wrong|not true|a lie|a myth)[.!]|${START}(?:Everyone|Everybody) (?:thinks?|believes?) [^.!?\\n]{2,70}[.!]\\s+(?:They|It) (?:aren|isn)['’]t[.!]`,
        'giu',
      ),
      cut: 'Cut both sentences',
    },
    {
      pattern: new RegExp(
        `${START}(?:Nobody|No one) (?:(?:tells|told|will tell) you|talks about) this\\b[^.!?\\n]{0,60}[.!]|${START}(?:Here['’]s what |What )(?:nobody|no one|they don['’]t|most \\p{Ll}+ (?:fail to|don['’]t)) (?:tells? you|teach you|understand|see|get)\\b[^.!?:\\n]{0,80}[.!:]|${START}You(?:['’]ve| have) been (?:lied to|taught wrong|doing [^.!?\\n]{2,30} wrong)[^.!?\\n]{0,40}[.!]`,
        'giu',
      ),
      cut: 'Cut the sentence',
    },
  ],
);
