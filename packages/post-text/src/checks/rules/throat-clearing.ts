import { START } from './abstract-words.ts';
import { patternRule } from './pattern-rule.ts';

const CUT = 'Cut it';

/** Phrases that delay the sentence they stand in. */
export const throatClearing = patternRule(
  'throat-clearing',
  'delays the sentence and adds nothing. Cut it.',
  [
    {
      pattern: new RegExp(
        `\\b(?:It['’]s|It is) (?:also |perhaps |probably )?(?:worth (?:noting|mentioning|remembering|pointing out|emphasi[sz]ing)|important to (?:note|remember|understand|recogni[sz]e|acknowledge|mention)|no (?:secret|coincidence|surprise|exaggeration to say)|(?:safe|fair) to say|crucial to (?:note|remember|understand)|essential to (?:note|remember|understand|recogni[sz]e)) that\\b|\\b(?:It (?:should|must) be (?:noted|said|mentioned|remembered)|It goes without saying|It bears (?:repeating|mentioning)) that\\b,?|${START}The (?:simple )?(?:fact of the matter|fact|reality|bottom line|point) (?:is|remains)(?: that\\b,?|,)`,
        'giu',
      ),
      cut: CUT,
    },
    {
      pattern: new RegExp(
        `${START}(?:And |But |So )?(?:At the end of the day|When all is said and done|(?:Needless|Suffice(?: it)?) to say|That being said|With (?:that|this) (?:being )?said|Having said that|In conclusion|In summary|To sum (?:up|it up)|To summari[sz]e|All in all|Ultimately|Moreover|Furthermore|Additionally|In essence|At its core|All things considered|First and foremost|Last but (?:certainly )?not least|In today['’]s context|With (?:that|this) in mind|As we all know|As (?:previously |already )?mentioned(?: (?:above|earlier))?|Truth be told|That said|To put it (?:simply|bluntly|mildly)|In a nutshell|Simply put|Put simply|Long story short|Interestingly(?: enough)?|Notably|Importantly|Let['’]s be (?:honest|real|clear|frank)|Let['’]s face it|Let['’]s dive in|Let['’]s break it down|When it comes (?:right )?down to it|It goes without saying|For what it['’]s worth|If we['’]re being honest|If I['’]m being (?:completely |totally )?honest),\\s`,
        'giu',
      ),
      cut: CUT,
    },
    {
      pattern: new RegExp(
        `${START}(?:Let['’]s (?:dive (?:in|into it|deeper)|break (?:it|this) down|unpack (?:it|this|that)|take a closer look|get into it)|Let me (?:explain|elaborate|break (?:it|this) down))[.:!]`,
        'giu',
      ),
      cut: CUT,
    },
  ],
);
