import { patternRule } from './pattern-rule.ts';

/** Sayings that sound deep and could be turned round. */
export const aphorism = patternRule(
  'aphorism',
  'sounds deep and says little. Put the case it comes from in its place.',
  [
    { pattern: /(?<=^|\n|[.!?…]\s)(?!What|Who|How)[\p{L}]+ is the new [\p{L}]+[.!]/giu },
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)(?:Consistency|Success|Growth|Leadership|Failure|Progress|Trust|Culture|Innovation|Discipline|Change)(?: is| isn['’]t|'s|’s| beats| eats| starts| happens| begins)\b[^.!?\n]{2,50}[.!]/g,
    },
    { pattern: /\bthe only (?:limit|constant) is\b[^.!?\n]{0,30}/gi },
  ],
  'info',
);
