import { START } from './abstract-words.ts';
import { patternRule } from './pattern-rule.ts';

const STOP =
  'stop (?:pretending|glorifying|treating|hiring for|rewarding|celebrating|romantici[sz]ing|normali[sz]ing|confusing|calling|apologi[sz]ing|buying|judging|blaming|ignoring|punishing|shaming|underestimating|chasing|worshipping|expecting|telling (?:people|women|young|our)|measuring)';
const START_TO =
  'start (?:normali[sz]ing|celebrating|treating|valuing|seeing|listening|talking|asking (?:better|the right|ourselves)|rewarding|trusting|recogni[sz]ing|respecting|investing in|having|being|building (?:workplaces|teams|companies|cultures))';
const GREAT =
  'normali[sz]e|change the (?:narrative|conversation|way we)|do better|rethink|re-?imagine|redefine|raise the bar|break the (?:stigma|silence|cycle)|(?:finally )?have (?:the|an? (?:honest|real|open)) conversation|lead with|be the (?:change|person|reason)|commit to|keep (?:humans|people|kindness|humanity)|bring (?:back )?(?:\\p{Ll}+ )?(?:back|humanity|humility|kindness|empathy)|bring back the|(?:all )?agree (?:to|that)|make (?:\\p{Ll}+ ){1,3}(?:the norm|a priority|great again|possible|happen)|build (?:an? (?:world|future|culture|workplace|society)|(?:a )?(?:better|kinder|fairer)|workplaces)|celebrate (?:the|those|people|every)|give (?:people|women|young \\p{Ll}+|each other)|choose (?:kindness|courage|people|empathy)';

/** 'Let's normalise …', 'It's time we …': summons a crowd instead of saying who does what. */
export const callToArms = patternRule(
  'call-to-arms',
  'summons a crowd. Say what you do yourself, or ask one person for one thing.',
  [
    {
      pattern: new RegExp(
        `${START}(?:(?:So )?(?:(?:So,? )?let['’]s|Let us|Can we(?: please| all)*|We (?:all )?(?:need to|should|must|have to)|It['’]s on (?:all of )?us to) (?:please |all |finally |collectively )*(?:${STOP}|${START_TO}|${GREAT})|(?:Stop|Start) (?:treating|glorifying|romantici[sz]ing|normali[sz]ing|celebrating)|Together,? (?:let['’]s|we (?:can|will)) (?:build|change|create|shape|make)|The time (?:for|to) [^.!?\\n]{2,40} is now|We owe (?:it|this) to (?:the|our|each|them)|It['’]s (?:high |about |long past |finally )?time (?:we|that we|someone|somebody|for (?:a new|real|all of|us all)|to (?:${GREAT}|talk about|stop|start|end|move (?:beyond|past)))|Join (?:us|me) in (?:making|building|creating|shaping|changing|celebrating)|Be the (?:change|leader|manager|person) (?:you|that|who)|Every(?:one| \\p{Ll}+) deserves (?:an?|to|better|this|more|respect|the)|(?:The|Our) (?:industry|world|profession|future) (?:needs|deserves) (?:more|better|us|fewer))\\b(?! (?:heating|meet(?: on)?)\\b)[^.!?\\n\\d]{0,80}[.!?]`,
        'giu',
      ),
      cut: 'Cut the sentence',
    },
  ],
);
