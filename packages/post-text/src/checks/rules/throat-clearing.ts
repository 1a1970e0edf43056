import { ABSTRACT, START } from './abstract-words.ts';
import { isConcrete, namesFigure, namesThing, restOf } from './concrete.ts';
import type { Rule } from '../finding.ts';
import { patternRule } from './pattern-rule.ts';

/** People lead on with these as well, to what happened. */
const MAY_LEAD_ON =
  /^(?:And |But |So )?(?:That said|With (?:that|this) in mind|Moreover|In summary|Ultimately|Long story short|Put simply|All in all|Believe it or not|By and large|As a matter of fact|Generally speaking|To cut a long story short|On that note|It goes without saying),/i;
const CUT = 'Cut it';

const runUps = patternRule('throat-clearing', 'delays the sentence and adds nothing. Cut it.', [
  {
    pattern: new RegExp(
      `\\b(?:It['’]s|It is) (?:also |perhaps |probably )?(?:worth (?:noting|mentioning|remembering|pointing out|emphasi[sz]ing)|important to (?:note|remember|understand|recogni[sz]e|acknowledge|mention)|no (?:coincidence|exaggeration to say)|(?:safe|fair) to say|crucial to (?:note|remember|understand)|essential to (?:note|remember|understand|recogni[sz]e)|hard to (?:overstate|deny)|undeniable|imperative to (?:note|remember|understand)|vital to (?:note|remember|understand)|interesting to note|clear to (?:me|all of us|everyone)|crystal clear|no exaggeration) that\\b|\\b(?:It (?:should|must) be (?:noted|said|mentioned|remembered)|It goes without saying|It bears (?:repeating|mentioning)) that\\b,?|${START}The (?:simple )?(?:fact of the matter|fact|reality|bottom line|point) (?:is|remains)(?: that\\b,?|,)`,
      'giu',
    ),
    where: (match) => !(/The point is/i.test(match[0]) && isConcrete(restOf(match))),
    cut: CUT,
  },
  {
    pattern: new RegExp(
      `${START}(?:And |But |So )?(?:At the end of the day|When all is said and done|(?:Needless|Suffice(?: it)?) to say|That being said|With (?:that|this) (?:being )?said|Having said that|In conclusion|In summary|To sum (?:up|it up)|To summari[sz]e|All in all|Ultimately|Moreover|Furthermore|Additionally|In essence|At its core|All things considered|First and foremost|Last but (?:certainly )?not least|In today['’]s context|With (?:that|this) in mind|As we all know|As (?:previously |already )?mentioned(?: (?:above|earlier))?|Truth be told|That said|To put it (?:simply|bluntly|mildly)|In a nutshell|Simply put|Put simply|Long story short|In other words|To be (?:perfectly |very )?clear|More often than not|The truth is|When it comes to (?:\\p{Ll}+ing(?: through)?(?: \\p{Ll}+)?|leadership|business|success|growth|trust|culture|people|teams|hiring|change|marketing|sales|innovation|\\p{Ll}+(?:ship|tion|ment|ness|ity))|Interestingly(?: enough)?|Notably|Importantly|Let['’]s be (?:honest|real|clear|frank)|Let['’]s face it|Let['’]s dive in|Let['’]s break it down|When it comes (?:right )?down to it|It goes without saying|For what it['’]s worth|If we['’]re being honest|If I['’]m being (?:completely |totally )?honest|Moving forward|Going forward|In this day and age|Now,? more than ever|Rest assured|(?:Now,? )?[Dd]on['’]t get me wrong|I(?:['’]m| am) not going to lie|I won['’]t lie|Not going to lie|Let me be (?:honest|clear|frank|blunt|real|candid)(?: with you)?|I(?:['’]ll| will) be (?:completely |totally |brutally |very )?(?:honest|frank|blunt|candid|real|the first to admit)(?: with you)?|Let['’]s (?:not kid ourselves|not sugarcoat it|call a spade a spade|get one thing straight)|In (?:today['’]s|our) (?:\\p{L}+[- ]){1,3}(?:world|age|era|landscape|environment|economy|market|society)|In an (?:increasingly|ever)\\b[^,.\\n]{3,40}|In the grand scheme of things|For all intents and purposes|By and large|On that note|That being the case|As the saying goes|Generally speaking|Broadly speaking|Believe it or not|It (?:is|['’]s) safe to say|To put (?:things|it|this) (?:in|into) perspective|Without further ado|To cut a long story short|As a matter of fact|In light of (?:this|the above)|With all of (?:this|that) in mind|Taking a step back|Stepping back|Looking at the bigger picture|In the (?:ever-\\p{L}+ )?world of [^,.\\n]{3,30}|From (?:a|an) (?:\\p{L}+ )?(?:perspective|standpoint)),\\s`,
      'giu',
    ),
    // 'At the end of the day, we count the till.' is an hour.
    where: (match) =>
      !(MAY_LEAD_ON.test(match[0]) && isConcrete(restOf(match))) &&
      !(/foremost/i.test(match[0]) && /thank|grateful|congrat/i.test(restOf(match))) &&
      !(/other words/i.test(match[0]) && namesFigure(restOf(match))) &&
      !(
        /end of the day/i.test(match[0]) &&
        (/^\d/.test(restOf(match)) ||
          (/^(?:I|we|she|he|they) /i.test(restOf(match)) && namesThing(restOf(match))))
      ),
    cut: CUT,
  },
  {
    pattern: new RegExp(
      `${START}(?:(?:I (?:just )?(?:want|wanted|would like|['’]d like) to |I['’]d like to |Let me |Allow me to )(?:just )?take (?:a|this) (?:quick )?(?:moment|minute|second|opportunity) to (?:talk|speak|share|reflect|address|acknowledge|say|tell|discuss)\\b[^.!?\\n]{0,60}|(?:So )?(?:let['’]s|let me|I['’]ll|I(?:['’]m| am) going to|can we|can I) (?:all )?(?:just )?(?:be|get|keep it) (?:really |completely |brutally |totally |perfectly )?(?:real|honest|clear|frank|blunt|transparent|vulnerable|candid|serious)(?: here| with you| with ourselves| about (?:this|it|something))?(?: for (?:a|one|just a) (?:second|moment|minute))?|Let['’]s (?:not (?:kid ourselves|sugarcoat (?:it|this)|beat around the bush)|address the elephant in the room|talk about (?:it|something)|get one thing straight|state the obvious|take a step back|pause for a (?:second|moment)|zoom out(?: for a (?:second|moment))?)|The (?:bottom line|reality|truth|fact|point) is (?:this|simple|clear)|Don['’]t get me wrong|Hear me out|Bear with me|Stay with me(?: here)?|I said what I said|I could go on|Where do I (?:even )?begin|Where to begin)[.!]|${START}(?:Let['’]s (?:dive (?:in|into it|deeper)|break (?:it|this) down|unpack (?:it|this|that)|take a closer look|get into it)|Let me (?:explain|elaborate|break (?:it|this) down))[.:!]`,
      'giu',
    ),
    cut: CUT,
  },
  {
    pattern: new RegExp(
      `${START}(?:And |But |So )?(?:[Ii]n all honesty,|[Tt]here(?:['’]s| is) no (?:denying|escaping|getting around) (?:that|the fact|it)\\b|[Ww]hen it comes to (?:${ABSTRACT}|hiring|recruiting|pricing|branding|marketing|sales|people|growth|AI|change|work-life balance),|[Tt]he truth of the matter is(?: that\\b)?|[Ww]hat['’]s (?:even )?more interesting(?:, though,|, however,)? is that\\b|[Mm]ake no mistake:|[Ii]t['’]s no secret that\\b|[Tt]ruth be told,|[Hh]ere['’]s the thing about ${ABSTRACT}\\b[:.]?)`,
      'gu',
    ),
    cut: 'Cut the run-up',
  },
  {
    pattern: new RegExp(
      `${START}(?:And |But |So )?(?:here(?:['’]s| is) the thing(?: about [^.:!?\\n]{2,30}(?=: (?!(?:it|they)\\b)))?:|let me tell you something:|I(?:['’]ll| will) say (?:it|this|the quiet part out loud)[^.:!?\\n]{0,20}:)(?=\\s)`,
      'giu',
    ),
    where: (match) => !isConcrete(match[0].slice(3)) && !namesThing(restOf(match)),
    cut: 'Cut the run-up',
  },
]);

/** Phrases that delay the sentence they stand in. The last words of a post delay nothing. */
export const throatClearing: Rule = {
  ...runUps,
  find: (post, context) =>
    runUps.find(post, context).filter(({ end }) => /[\p{L}\p{N}]/u.test(post.text.slice(end))),
};
