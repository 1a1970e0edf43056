import { patternRule } from './pattern-rule.ts';

/** 'Let's normalise …', 'It's time we …': summons a crowd instead of saying who does what. */
export const callToArms = patternRule(
  'call-to-arms',
  'summons a crowd. Say what you do yourself, or ask one person for one thing.',
  [
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)(?:(?:Let['’]s|Can we(?: please| all)?|We (?:need to|should|must)) (?:please )?(?:normali[sz]e|stop (?:pretending|hiring for|glorifying|romanticizing|romanticising|buying)|start (?:normali[sz]ing|celebrating))|It['’]s (?:high )?time (?:we|to (?:rethink|reimagine|normali[sz]e|talk about|bring back|stop|start)))\b[^.!?\n]{0,80}[.!?]/giu,
      cut: 'Cut the sentence',
    },
  ],
);
