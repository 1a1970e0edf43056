import { START } from './abstract-words.ts';
import { patternRule } from './pattern-rule.ts';

/** A question that stands among others is not answered. */
const ANSWERED = '(?=\\s+[^\\s?][^?\\n]*(?:[.!…\\n]|$))';

/** 'The result?': a question the writer asks only to answer it. */
export const rhetoricalResult = patternRule(
  'rhetorical-result',
  'asks a question only to answer it. Give the answer.',
  [
    {
      // A noun with a question mark, and the answer.
      pattern: new RegExp(
        `${START}(?:And |But |So |Or )?(?:(?:The|the|My|my|Our|our) (?:[\\p{Ll}-]+ ){0,2}[\\p{Ll}-]+|What['’]s (?:the|my|our) (?:[a-z]+ ){0,2}[a-z]+)\\?${ANSWERED}`,
        'gu',
      ),
      cut: 'Cut the question',
    },
    {
      pattern: new RegExp(
        `${START}(?:And |But |So |Now )?(?:Why (?:does|do|did) (?:this|it|that) (?:matter|work)(?: [^?\\n]{1,30})?|(?:So )?what (?:changed|happened(?: next| then)?|came of it|worked|helped|broke|went wrong)|So what (?:did|do|can|does) (?:I|we|you|this|that) [^?\\n]{2,30}|What did (?:I|we) (?:do|learn|change|find)(?: (?:differently|instead|next))?|What (?:kept|made|drove|pushed|saved) (?:me|us) [^?\\n]{2,30}|How (?:did|do) (?:I|we) (?:do it|know|get there|fix it|manage|make it work|solve it)|Why am I (?:telling|sharing|writing|posting)[^?\\n]{0,30}|Why (?:do|did) (?:I|we) [^?\\n]{2,40}|What does (?:this|that|it) (?:mean|look like|take)(?: [^?\\n]{1,30})?|(?:So )?(?:what|where|how) (?:is|are|was|does that leave) (?:the|us)[^?\\n]{2,30}|Sound familiar|(?:Do you )?(?:want to )?know (?:why|how|what)[^?\\n]{0,30}|Guess what|You know what|The best part about it|Coincidence|Worth it|Sounds (?:simple|easy|crazy|familiar)|(?:Was|Is) it (?:easy|perfect|worth it|hard|scary|fun|enough))\\?${ANSWERED}`,
        'giu',
      ),
      cut: 'Cut the question',
    },
    {
      pattern:
        /(?<=[.!?]\s|\n)(?:And )?(?:Honestly|Seriously|Ironically|Surprisingly|Easy|Scary|Crazy)\?(?=\s)/g,
      cut: 'Cut the question',
    },
  ],
);
