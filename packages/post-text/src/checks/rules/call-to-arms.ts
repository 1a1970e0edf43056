import { START } from './abstract-words.ts';
import { isConcrete } from './concrete.ts';
import { namesDay } from './concrete.ts';
import { madeOf } from './general.ts';
import { patternRule } from './pattern-rule.ts';

const STOP =
  'stop (?:pretending|glorifying|treating|hiring for|rewarding|celebrating|romantici[sz]ing|normali[sz]ing|confusing|calling|apologi[sz]ing|buying|judging|blaming|ignoring|punishing|shaming|underestimating|chasing|worshipping|expecting|telling (?:people|women|young|our)|measuring)';
const START_TO =
  'start (?:normali[sz]ing|celebrating|treating|valuing|seeing|listening|talking|asking (?:better|the right|ourselves)|rewarding|trusting|recogni[sz]ing|respecting|investing in|having|being|building (?:workplaces|teams|companies|cultures))';
const GREAT =
  'normali[sz]e|change the (?:narrative|conversation|way we)|do better|rethink|re-?imagine|redefine|raise the bar|break the (?:stigma|silence|cycle)|(?:finally )?have (?:the|an? (?:honest|real|open)) conversation|lead with|be the (?:change|person|reason)|commit to|keep (?:humans|people|kindness|humanity)|bring (?:back )?(?:\\p{Ll}+ )?(?:back|humanity|humility|kindness|empathy)|bring back the|(?:all )?agree (?:to|that)|make (?:\\p{Ll}+ ){1,3}(?:the norm|a priority|great again|possible|happen)|make \\p{Ll}+ an? (?:KPI|habit|priority|standard)|bring (?:humility|kindness|humanity|trust|joy|empathy|curiosity) back|put (?:people|humans|humanity|patients|customers|kindness|trust) (?:before|first|over)|create (?:a (?:world|culture|workplace|space|future)|workplaces|spaces|teams|cultures)|reshape|rewrite|hold (?:ourselves|each other|leaders)|ask (?:better|harder) questions|invest in (?:people|our people|each other)|build (?:an? (?:world|future|culture|workplace|society)|(?:a )?(?:better|kinder|fairer)|workplaces)|celebrate (?:the|those|people|every)|give (?:people|women|young \\p{Ll}+|each other)|choose (?:kindness|courage|people|empathy)';

/** 'Let's normalise …', 'It's time we …': summons a crowd instead of saying who does what. */
export const callToArms = patternRule(
  'call-to-arms',
  'summons a crowd. Say what you do yourself, or ask one person for one thing.',
  [
    {
      pattern: new RegExp(
        `${START}(?:(?:So )?(?:(?:So,? )?let['’]s|Let us|Can we(?: please| all)*|We (?:all )?(?:need to|should|must|have to)|It['’]s on (?:all of )?us to) (?:please |all |finally |collectively )*(?:${STOP}|${START_TO}|${GREAT})|(?:Stop|Start) (?:treating|glorifying|romantici[sz]ing|normali[sz]ing|celebrating)|Together,? (?:let['’]s|we (?:can|will)) (?:build|change|create|shape|make|reshape|redefine|rewrite|transform|rise|do|break)|The time (?:for|to) [^.!?\\n]{2,40} is now|We owe (?:it|this) to (?:the|our|each|them)|It['’]s (?:high |about |long past |finally )?time (?:we|that we|someone|somebody|for (?:a new|real|all of|us all)|to (?:${GREAT}|talk about|stop|start|end|move (?:beyond|past)))|Join (?:us|me) in (?:making|building|creating|shaping|changing|celebrating)|Be the (?:change|leader|manager|person|mentor|colleague|boss|friend|voice) (?:you|that|who)|We (?:all )?need (?:more|fewer) (?:leaders|managers|people|companies|workplaces|teams|conversations|voices|women|men|founders|\\p{Ll}+ness|humanity|empathy|honesty|courage|kindness|trust)|Every(?:one| \\p{Ll}+) deserves (?:an?|to|better|this|more|respect|the)|(?:The|Our) (?:industry|world|profession|future) (?:needs|deserves) (?:more|better|us|fewer))\\b(?! (?:heating|meet(?: on)?)\\b)[^.!?\\n\\d]{0,80}[.!?]`,
        'giu',
      ),
      where: ({ 0: text }) => !isConcrete(text),
      cut: 'Cut the sentence',
    },
    {
      pattern: new RegExp(
        `${START}(?:(?:[\\p{L}]+(?:ers|men|women|people|s)|Friends|Everyone), )?(?:(?:So,? |And |But |Now,? )?(?:[Ll]et['’]s|[Ll]et us)(?! (?:not kid|keep (?:the|this) conversation|connect|be (?:honest|real|clear)|face|see|say|go|meet|hope|not forget|never forget|remember|start with|talk about|look at|take)\\b)|[Ii]t['’]s (?:high |about |past |long past )?time (?:we|(?:for )?(?:us|our|the|all of us|every\\p{Ll}+|leaders|companies|businesses|organi[sz]ations|men|women|people)\\b[^.!?\\n]{0,30}? to)|[Tt]ogether,? we(?:['’]ll|['’]re| can| will| must| are)?|(?:[Aa]s (?:leaders|an industry|a community|a society|parents),? )?[Ww]e (?:all |as (?:leaders|an industry|a community|a society) )?(?:must|owe it|have a (?:duty|responsibility|chance)|have the (?:power|chance|responsibility))|[Jj]oin (?:us|me|the movement)(?: in| as| to| on (?:this|our)|,| and)|[Ii]t(?:['’]s| is) (?:up to|on) (?:all of |each of |every one of )?us|[Tt]he future (?:of [\\p{Ll} ]{2,25} )?(?:is|lies) (?:in our hands|ours|what we make)|(?:[Tt]he )?[Cc]hange (?:starts|begins) with (?:us|you|me|each)|[Ii]magine (?:a world|if we all|if every)|[Tt]he world (?:needs|deserves)|[Rr]ise up|[Ss]peak up|[Bb]e the|[Ss]tand (?:up|with))\\b[^.!?\\n]{0,110}[.!]`,
        'gu',
      ),
      where: ({ 0: text }) => {
        if (
          /\d/.test(text) ||
          namesDay(text.replace(/(?:er|an?) tomorrow/, '')) ||
          /\b(?:because|says|said|just getting started)\b/.test(text)
        )
          return false;
        const { grand, vague, other } = madeOf(text);
        return grand > 0
          ? other <= Math.max(1, vague - 1)
          : (vague > 0 &&
              other === 0 &&
              /^\S*\s*(?:[Ll]et['’]s (?:keep|build|make|change|write|grow|do)|Together)/.test(text)) ||
              (other <= 1 && vague > 2 && /^\s*(?:Together|Join)/.test(text));
      },
      cut: 'Cut the sentence',
    },
    {
      // Summons by their own wording, whatever they are for.
      pattern: new RegExp(
        `${START}(?:(?:Fellow (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+|[\\p{L}-]+ (?:everywhere|of the world)), (?:(?:let['’]s|let us) (?!meet|see|swap|share|bring|clean|help|try|go|all meet|have a)|it['’]s time we|we (?:need to|must)\\b)|(?:In times like these, )?We(?: all)? (?:all )?have (?:a|our) (?:role|part|responsibility) to play\\b|(?:[^.!?\\n\\d]{3,40}, )?[Ww]e must act\\b|The time for [^.!?\\n\\d]{3,30} is (?:over|past|now|gone)|Now is the (?:moment|time) (?:to (?:act|stand|rise|speak|lead|build|change|invest|be (?:bold|brave))|for (?:action|change|courage|leaders|us))\\b|Together,? (?:let['’]s|we (?:can|will)) (?:all )?(?:build|make|create|change|shape|keep|leave|write)\\b|Come and (?:join the (?:movement|revolution|journey)|build the future|shape the future|help us (?:write|build|change|shape) the)\\b|Be (?:part of the (?:change|solution|movement|revolution)|that (?:someone|person|leader|manager|change|one))\\b|(?:Change|It) (?:starts|begins) with (?:all of us|each of us|every one of us|us all)\\b|Let(?:['’]s| us) (?:make (?:the|our) (?:\\p{Ll}+ ){1,2}(?:a )?(?:safer|better|kinder|fairer|more human|more inclusive)|lift (?:one another|each other)|leave no one|leave a (?:planet|world|legacy)|make sure (?:no|that no|every) |keep breaking barriers|reimagine|turn the tide|be the (?:change|generation|ones))\\b)[^.!?\\n\\d]{0,100}[.!]`,
        'gu',
      ),
      where: ({ 0: text }) =>
        !namesDay(text) &&
        (/^\s*(?:Fellow|\p{L}+ everywhere)|\bwhere every\b/u.test(text) ||
          (!isConcrete(text) && (!/^\s*Together/.test(text) || madeOf(text).grand > 0))),
      cut: 'Cut the sentence',
    },
  ],
);
