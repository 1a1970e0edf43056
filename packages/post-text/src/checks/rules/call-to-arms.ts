import { patternRule } from './pattern-rule.ts';

/** 'Let's normalise …', 'It's time we …': summons a crowd instead of saying who does what. */
export const callToArms = patternRule(
  'call-to-arms',
  'summons a crowd. Say what you do yourself, or ask one person for one thing.',
  [
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)(?:(?:Let['’]s|Can we(?: please| all)?|We (?:need to|should|must)) (?:please )?(?:normali[sz]e|stop (?:pretending|hiring for|glorifying|romanticizing|romanticising|buying|treating)|start (?:normali[sz]ing|celebrating|treating)|change the (?:narrative|conversation)|do better|keep (?:humans|people|kindness|humanity)\b|bring (?:back )?(?:\p{Ll}+ )?(?:back|humanity|humility|kindness|empathy)|agree (?:to|that)|make (?:\p{Ll}+ ){1,3}(?:the norm|a priority|great again))|(?:Stop|Start) (?:treating|glorifying|romantici[sz]ing|normali[sz]ing|celebrating)|Together,? (?:let['’]s|we can) (?:build|change|create|shape)|The time (?:for|to) [^.!?\n]{2,40} is now|We owe (?:it|this) to (?:the|our|each|them)|It['’]s (?:high )?time (?:we|to (?:rethink|reimagine|normali[sz]e|talk about|bring back|stop|start)))\b[^.!?\n]{0,80}[.!?]/giu,
      cut: 'Cut the sentence',
    },
  ],
);
