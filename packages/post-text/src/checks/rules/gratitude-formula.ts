import { patternRule } from './pattern-rule.ts';

/** Thanks that would fit anyone. */
export const gratitudeFormula = patternRule(
  'gratitude-formula',
  'would fit anyone. Thank one person for one thing.',
  [
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)(?:(?:I am|I['’]m|We are|We['’]re|Feeling)?\s?(?:so |beyond |truly |incredibly |forever |deeply |extremely |eternally )*(?:grateful|thankful|blessed|humbled|honou?red)\b(?: beyond words)?(?: and (?:humbled|blessed|grateful|excited))?(?= (?:for (?:this|the|every(?: single)?|all)|to (?:everyone|all|be part)|beyond)\b|[.!]) ?[^.!?\n]{0,80}[.!])/giu,
      cut: 'Cut the thanks',
    },
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)(?:What (?:a|an)(?: \p{L}+)? (?:journey|ride|year)(?: it(?:['’]s| has) been)?[.!]|(?:None of this would have been possible|This would not have been possible|I could(?:n['’]t| not) have done (?:it|this)) without (?=[^.!?\n]*\b(?:team|people|everyone|everybody|support|help|love|family|mentors?|you|colleagues|friends|community|guidance|partners)\b)[^.!?\n]{2,90}[.!]|(?:Words (?:cannot|can['’]t|can not) (?:express|describe)|My heart is (?:so )?full|(?:A )?(?:heartfelt|huge|massive|big|special) (?:thank you|thanks|shout-?out) to (?:everyone|everybody|all|our (?:amazing|incredible|entire|whole)|my (?:amazing|incredible)|the (?:amazing|incredible|entire|whole))|Thank you to everyone who|Thank you (?:all )?for being (?:on|part of) this)\b[^.!?\n]{0,90}[.!])|\bI could(?:n['’]t| not) have done (?:it|this) without my (?:amazing|incredible|wonderful) \p{L}+/giu,
      cut: 'Cut the thanks',
    },
  ],
);
