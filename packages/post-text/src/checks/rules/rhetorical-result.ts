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
        `${START}(?:And |But |So |Or )?(?:(?:The|My|Our|(?<=(?:And|But|So|Or) )(?:the|my|our)) (?:[\\p{Ll}-]+ ){0,2}[\\p{Ll}-]+)\\?${ANSWERED}`,
        'gu',
      ),
      cut: 'Cut the question',
    },
    {
      pattern: new RegExp(
        `${START}(?:And |But |So |Now )?(?:Why (?:does|do|did) (?:this|it|that) (?:matter|work)|(?:So )?what (?:changed|happened(?: next| then)?|came of it)|So what (?:did|do|can|does) (?:I|we|you|this|that) [^?\\n]{2,30}|What did (?:I|we) (?:do|learn|change|find)(?: (?:differently|instead|next))?|What (?:kept|made|drove|pushed|saved) (?:me|us) [^?\\n]{2,30}|How (?:did|do) (?:I|we) (?:do it|know|get there)|Why am I (?:telling|sharing|writing|posting)[^?\\n]{0,30}|What does (?:this|that|it) mean(?: for (?:you|us|me)[^?\\n]{0,20})?|So (?:what|where) (?:is|are|was|does that leave) (?:the|us)[^?\\n]{0,30}|What(?: is|['’]s) the (?:answer|secret|lesson|solution|alternative|catch|difference|trick|point)[^?\\n]{0,20}|Sound familiar|(?:Do you )?(?:want to )?know (?:why|how|what)[^?\\n]{0,30}|Guess what|You know what|The best part about it|Coincidence|Sounds (?:simple|easy|crazy|familiar)|Was it (?:easy|perfect|scary))\\?${ANSWERED}`,
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
