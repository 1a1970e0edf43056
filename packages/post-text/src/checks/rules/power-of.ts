import { ABSTRACT, START } from './abstract-words.ts';
import { patternRule } from './pattern-rule.ts';

const PEDESTAL = '(?:power|importance|magic|beauty|art|value|joy|impact|strength|secret|gift)';
const ADJECTIVE =
  '(?:true|real|incredible|sheer|quiet|simple|hidden|lasting|transformative|underrated|forgotten|lost|immense|unexpected|subtle|raw|pure)';
const GERUND =
  '(?:listening|asking|saying|showing up|letting go|looking|being|doing|starting|storytelling|learning|sharing|giving|connecting|slowing|waiting|leading|delegating|pausing|failing|networking|thinking|noticing|caring|trusting|planning|mentoring|experimenting|collaborating|believing|belonging|gathering|reading|resting|stopping|simplifying)';

/** 'The power of listening': puts a pedestal under a plain word. */
export const powerOf = patternRule(
  'power-of',
  'puts a pedestal under a plain word. Take the word by itself.',
  [
    {
      pattern: new RegExp(
        `${START}(?:And )?(?:(?:That|This|Such|Therein)(?:['’]s| is| lies) the (?:${ADJECTIVE} )?(?:power|magic|beauty|art|joy) (?:of|in)|Never (?:underestimate|doubt|forget|overlook) the (?:${ADJECTIVE} )?${PEDESTAL} (?:of|in)|There(?:['’]s| is) (?:something|a certain|a quiet|a kind of) ?(?:deeply |truly |quietly |almost |so )?(?:magic|magical|powerful|beautiful|profound|beauty) (?:about|in|to))\\b[^.!?\\n\\d]{2,90}[.!]`,
        'giu',
      ),
      cut: 'Cut the sentence',
    },
    {
      pattern: new RegExp(
        `(?<![\\p{L}])(?:the (?:${ADJECTIVE} )?(?:${ADJECTIVE} )?${PEDESTAL} of) (?=(?:(?:\\p{Ll}+ing\\b(?! (?:the|a|an|my|our|your|his|her|its|their)\\b)(?! \\p{Ll}+ (?:is|was|are) (?:in|on|at)\\b)|${GERUND}\\b)|an? (?:good|great|small|simple|single|clear|strong|kind|real|quiet|warm|honest|shared|well-\\p{Ll}+|\\p{Ll}+-\\p{Ll}+) \\p{Ll}+|(?:self-\\p{Ll}+|constraints|servant leadership|belonging|gratitude|play|paper|maps|small|community|storytelling|people|words|stories|habits?|routine|rituals?|connection|relationships|teamwork|rest|time|human connection|proximity|repair|simplicity|persistence|purpose|why|less|${ABSTRACT})\\b))`,
        'giu',
      ),
      where: ({ 0: text }) =>
        /\b(?:power|importance|magic|beauty|art|value|joy|impact|strength)\b/i.test(text),
      cut: 'Take the word by itself',
    },
  ],
  'info',
);
