import { patternRule } from './pattern-rule.ts';

const CUT = 'Cut it';

/** Phrases that delay the sentence they stand in. */
export const throatClearing = patternRule(
  'throat-clearing',
  'delays the sentence and adds nothing. Cut it.',
  [
    {
      pattern:
        /\b(?:It['’]s|It is) (?:worth (?:noting|mentioning)|important to (?:note|remember|understand)|no secret|safe to say|crucial to (?:note|remember)|worth remembering) that\b|(?<=^|\n|[.!?…]\s)The fact of the matter is(?: that)?\b,?/gi,
      cut: CUT,
    },
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)(?:At the end of the day|When all is said and done|Needless to say|That being said|With that (?:being )?said|Having said that|In conclusion|In summary|To sum up|All in all|Ultimately|Moreover|Furthermore|Additionally|In essence|At its core|All things considered|First and foremost|In today['’]s context|With (?:that|this) in mind|As we all know|Truth be told|That said|To put it (?:simply|bluntly)|In a nutshell|Simply put|Put simply|Let['’]s dive in|Let['’]s break it down),\s/gi,
      cut: CUT,
    },
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)Let['’]s (?:dive (?:in|into it)|break (?:it|this) down|unpack (?:it|this))[.:!]/gi,
      cut: CUT,
    },
  ],
);
