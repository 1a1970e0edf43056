import { patternRule } from './pattern-rule.ts';

/** Thanks that would fit anyone. */
export const gratitudeFormula = patternRule(
  'gratitude-formula',
  'would fit anyone. Thank one person for one thing.',
  [
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)(?:(?:I am|I['’]m|We are|We['’]re|Feeling)?\s?(?:so |beyond |truly |incredibly |forever |deeply |extremely |eternally )*(?:grateful|thankful|blessed|humbled)\b(?: beyond words)?(?: and (?:humbled|blessed|grateful|excited))?(?= (?:for (?:this|the|every(?: single)?|all)|to (?:everyone|all|be part)|beyond)\b|[.!]) ?[^.!?\n]{0,80}[.!])/giu,
      cut: 'Cut the thanks',
    },
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)(?:What (?:a|an)(?: \p{L}+)? (?:journey|ride|year)(?: it(?:['’]s| has) been)?[.!]|(?:None of this would have been possible|This would not have been possible|I could(?:n['’]t| not) have done (?:it|this)) without[^.!?\n]{2,60}[.!])|\bI could(?:n['’]t| not) have done (?:it|this) without my (?:amazing|incredible|wonderful) \p{L}+/giu,
      cut: 'Cut the thanks',
    },
  ],
);
