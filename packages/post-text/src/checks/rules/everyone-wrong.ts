import { START } from './abstract-words.ts';
import { patternRule } from './pattern-rule.ts';

const MANY =
  '(?:(?:Far )?too many|So many|Most|Almost (?:all|every)|Nearly (?:all|every)|(?:9|nine) (?:out of|in) (?:10|ten)|\\d{2} ?(?:%|per ?cent)(?: of)?|\\p{L}+ty per cent of|The (?:vast )?majority of|Half of all)';
const PEOPLE = '(?:\\p{Ll}+ )?(?:people|women|men|\\p{Ll}+s)';
const EVERYBODY = `(?:Everyone|Everybody|They|Conventional wisdom|Common (?:wisdom|sense)|The experts?|(?:Most|Every) (?:\\p{Ll}+ ){0,2}\\p{Ll}+|People)`;
const SAYS =
  '(?:will (?:tell|say)|thinks?|believes?|says?|assumes?|claims?|tells? (?:you|us)|insists?|is|are|talks? about|wants?|loves?)';
const WRONG =
  "(?:Dead wrong|Wrong|Nonsense|Rubbish|False)[.!]|(?:But )?(?:They|It|That|This|Everyone|Everybody|Conventional wisdom|Most of them)(?: (?:are|is)|['’](?:re|s))(?: all| simply| just| dead| completely| plain)? ?(?:wrong|mistaken|not true|false|a lie|a myth|a trap|broken|nonsense|backwards|missing the point)[.!]";

/** 'Most people get this wrong.': makes everyone wrong, so that the writer is right. */
export const everyoneWrong = patternRule(
  'everyone-wrong',
  'makes everyone wrong so that you are right. Say what you saw instead.',
  [
    {
      pattern: new RegExp(
        `${START}(?:And |But |Yet )?${MANY} ${PEOPLE} (?:still )?(?:(?:get|have) (?:this|it|(?!(?:the|our|my)\\b)[\\p{Ll}]+(?: [\\p{Ll}]+)?) (?:\\p{L}+ )?(?:wrong|backwards|upside down)|overlook|confuse [\\p{L} ]{3,20} with|mistake [\\p{L} ]{3,20} for|(?:will )?ignore this|miss this|misunderstand|underestimate|(?:do not|don['’]t|never|will never|rarely|fail to|can['’]t) (?:really |even |truly |fully )?(?:understand|reali[sz]e|get|see|grasp|notice|think about|talk about|admit|ask (?:this|that|the right))|fail to|make the same mistake|(?:are )?(?:look(?:ing)?|ask(?:ing)?|solv(?:e|ing)|optimi[sz](?:e|ing)|chas(?:e|ing)) [\\p{L} ]{0,20}\\bwrong|are (?:\\p{Ll}+ing (?:it|this) |dead |all )?wrong|stop (?:there|too early)|give up too)\\b(?![^.!?\\n]*\\b(?:our|my)\\b)[^.!?:\\n\\d]{0,70}[.!:]`,
        'giu',
      ),
      cut: 'Cut the sentence',
    },
    {
      pattern: new RegExp(`${START}${EVERYBODY} ${SAYS} [^.!?\\n]{2,80}[.!]\\s+(?:${WRONG})`, 'giu'),
      cut: 'Cut both sentences',
    },
    {
      pattern: new RegExp(
        `${START}(?:Everyone|Everybody) (?:thinks?|believes?) [^.!?\\n]{2,70}[.!]\\s+(?:They|It) (?:aren|isn)['’]t[.!]`,
        'giu',
      ),
      cut: 'Cut both sentences',
    },
    {
      pattern: new RegExp(
        `${START}(?:But )?(?:(?:Nobody|No one) (?:(?:ever )?(?:tells|told|will tell|warns|prepares|teaches) you\\b|talks about (?:this|it|how|what|why|that))|(?:\\p{L}+ )?\\p{L}+s (?:will never|won['’]t|don['’]t want to|hate to) (?:tell you|admit|want you to know)(?= (?:this|that|it)\\b))[^.!?:\\n]{0,70}[.!:]|${START}(?:And )?(?:(?:But |And )?here['’]s what |What )(?:nobody|no one|they(?: don['’]t|['’]ll never| won['’]t)|(?:most|many) \\p{Ll}+(?: (?:fail to|don['’]t|never|miss|get wrong))?) ?(?:(?:really )?(?:tells? you|teach(?:es)? you|understands?|reali[sz]es?|sees?|gets?(?: wrong)?|talks about|misses)\\b)[^.!?:\\n]{0,90}[.!:]|${START}(?:You(?:['’]ve| have) been (?:lied to|taught (?:wrong|a lie)|(?:doing|\\p{Ll}+ing) [^.!?\\n]{2,30} wrong)|You(?:['’]re| are) (?:probably |almost certainly )?\\p{Ll}+ing (?:your |it|this)[^.!?\\n]{0,30} (?:all )?wrong|Everything you(?:['’]ve (?:been told|learned|heard)| know| think you know) about [^.!?\\n]{3,40} is (?:wrong|a lie|a myth))[^.!?\\n]{0,40}[.!]`,
        'giu',
      ),
      cut: 'Cut the sentence',
    },
  ],
);
