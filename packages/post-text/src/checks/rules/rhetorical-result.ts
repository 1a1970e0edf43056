import { patternRule } from './pattern-rule.ts';

const NOUN =
  '(?:result|results|outcome|impact|verdict|payoff|fix|lesson here|surprise|kicker|catch|twist|problem|solution|answer|truth|reality|reason|secret|difference|good news|bad news|worst part|best part|craziest part|scary part|irony|bottom line|upshot|trick|key)';

/** 'The result?': a question the writer asks only to answer it. */
export const rhetoricalResult = patternRule(
  'rhetorical-result',
  'asks a question only to answer it. Give the answer.',
  [
    {
      pattern: new RegExp(
        `(?<=^|[.!?…]\\s|\\n)(?:And |But |So )?(?:(?:The|What's the|What’s the) (?:[a-z]+ )?${NOUN}|(?:My|Our) (?:answer|secret|solution|trick|fix))\\?(?=\\s)`,
        'giu',
      ),
      cut: 'Cut the question',
    },
    {
      pattern:
        /(?<=^|[.!?…]\s|\n)(?:And |But )?(?:Why does this matter|Why does it matter|(?:So )?what (?:changed|happened)|So what (?:happened|changed|did (?:I|we) (?:do|learn))|What did (?:I|we) (?:do|learn)|Why does (?:this|it|that) work|How did (?:I|we) do it|What happened next|Sound familiar|Want to know (?:why|how|what)[^?\n]{0,30}|Guess what|And you know what|You know what|The best part about it|Why\? Because)\?/gi,
      cut: 'Cut the question',
    },
    {
      pattern: /(?<=[.!?]\s|\n)(?:And )?(?:Honestly|Seriously|Ironically|Surprisingly)\?(?=\s)/g,
      cut: 'Cut the question',
    },
  ],
);
