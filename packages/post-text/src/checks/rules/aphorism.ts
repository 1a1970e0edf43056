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
        /(?<=^|\n|[.!?…]\s)(?:Consistency|Culture|Discipline|Execution|Speed|Clarity|Trust|Character|Attitude|Progress|Action|Curiosity|Kindness|Transparency) (?:beats|eats|trumps|outlasts|compounds|builds|wins) [^.!?\n]{3,40}[.!]/g,
      cut: 'Cut the saying',
    },
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)(?:Growth|Success|Leadership|Progress|Change|Trust|Innovation) (?:happens|begins|starts|lives|is built) (?:outside|where|when|with|at)\b[^.!?\n]{2,50}[.!]/g,
      cut: 'Cut the saying',
    },
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)(?:Hope is not a (?:strategy|plan)|You can['’]t pour from an empty cup|Done is better than perfect|(?:Hire|Move|Think) slow(?:ly)?, (?:fire|move|act) fast|Feedback is a gift|Your network is your net worth|Fortune favou?rs the (?:bold|brave|prepared)|Less is more|People (?:don['’]t )?(?:leave|quit|buy from) (?:jobs|managers|people|bosses)[^.!?\n]{0,40})[.!]/gi,
      cut: 'Cut the saying',
    },
    { pattern: /\bthe only (?:limit|constant) is\b[^.!?\n]{0,30}/gi },
  ],
  'info',
);
