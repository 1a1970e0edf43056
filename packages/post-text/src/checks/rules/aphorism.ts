import { patternRule } from './pattern-rule.ts';

/** Sayings that sound deep and could be turned round. */
export const aphorism = patternRule(
  'aphorism',
  'sounds deep and says little. Put the case it comes from in its place.',
  [
    {
      pattern: /(?<=^|\n|[.!?…]\s)(?!What|Who|How)[\p{L}]+ is the new [\p{L}]+(?: [\p{L}]+)?[.!]/giu,
      cut: 'Cut the saying',
    },
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)(?:Consistency|Culture|Discipline|Execution|Speed|Clarity|Trust) (?:beats|eats|trumps) [^.!?\n]{3,40}[.!]/g,
      cut: 'Cut the saying',
    },
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)(?:Growth|Success|Leadership|Progress|Change|Trust|Innovation) (?:happens|begins|starts|lives|is built) (?:outside|where|when|with|at)\b[^.!?\n]{2,50}[.!]/g,
      cut: 'Cut the saying',
    },
    { pattern: /\bthe only (?:limit|constant) is\b[^.!?\n]{0,30}/gi },
  ],
  'info',
);
