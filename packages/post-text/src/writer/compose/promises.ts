import { capitalise, lowerFirst } from '../clean/sentence.ts';
import { isAuxiliary, isPast, wordsOf } from '../lexicon.ts';
import { isPersonal } from '../personal.ts';
import type { Sentence } from '../parse/features.ts';
import type { Unit } from '../parse/material.ts';
import { claimOf } from './reader-questions.ts';
import { deedOf } from './steps.ts';

const NO_DEED =
  /^(?:was|were|had|did|could|would|used|thought|knew|felt|expected|said|told|believed|assumed|wanted|needed|loved|hated|got|cost|met)$/;
const POINTS =
  /\b(?:it|them|they|he|she|him|her|this|that|those|these|then|again|also|too|mine|ours|yours|another|other)\b| (?:and|but) (?!\p{L}+s\b)\p{L}+ (?:fewer|more|less|no|an?|the|my|our|it|me|us)\b/iu;

/** How long, how often or how far is no event. */
const NO_EVENT =
  /^(?:reached|served|left|stayed|won|needed|made|held|stood|lay|cost|hit|learned|learnt|taught|went|fell|rose|grew|dropped|doubled|halved|tripled|became|used|loved|lived|worked|looked|seemed|kept|opened at|failed|lost|came|spoke|talked|swapped|turned|waited|saved|helped|needed|joined)$/;
const NOT_ONCE =
  /\b(?:average|always|never|every|each|usually|often|when|who|which|today|yesterday|by habit|at any time)\b|\btook (?:about |over |us |me )?(?:\d+|two|three|four|five|six|a|an) (?:minutes?|hours?|days?|weeks?|months?|years?)\b/i;

const LONGEST_SUBJECT = 4;

/** 'An intern sent the test mail to all 30,000 customers.': one thing that somebody else did, once. */
function isEvent(text: string): boolean {
  const words = wordsOf(text);
  const at = words.findIndex((word) => isPast(word) || isAuxiliary(word));
  const [first = ''] = text.split(' ');
  const [verb = '', participle = ''] = words.slice(at);
  if (at < 1 || at > LONGEST_SUBJECT || NOT_ONCE.test(text) || /,(?!\d)/.test(text)) return false;
  // Of one word only several people, or a thing by its capitals.
  if (
    at === 1
      ? !/^(?:\p{Lu}\p{Ll}+[^s]s|AI)$/u.test(first)
      : !/^(?:Our|My|An?|One|Two|Three|\d+|\p{Lu}\p{Ll}+)$/u.test(first)
  )
    return false;
  if (
    /^(?:I|We|It|This|That|They|He|She|You|Nobody|Everyone|Everybody|There|What|Not|No|The|In|On|At|After|Before|Since|By|When|If|Last|This|Next|For|With|Without|Because|While|Every|Each|Once|Most|Some|Many|All|Half|Today|Yesterday|Now|Then|First|Never|Just)$/.test(
      first,
    )
  )
    return false;
  if (/^(?:was|were)$/.test(verb))
    return /^(?:called|asked|told|fined|robbed|sold|evacuated|invited)$/.test(participle);
  return isPast(verb) && !NO_DEED.test(verb) && !NO_EVENT.test(verb);
}

/** 'My father drove a bus for 31 years.': what lasted has no moment of which something came. */
const LASTED =
  /\bfor (?:over |nearly |almost |about |more than )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|many|a few) (?:days|weeks|months|years|decades)\b/iu;

/** What ties a sentence to the one before. */
const LEAD = /^(?:(?:so|and|but|then|or|also|well),? )+(?=\S)/i;

/**
 * What the text tells, as a line before it: 'What happened when we stopped our daily standup.' of the deed, whosever it was, 'Why remote is hard
 * for juniors.' of the claim. Nothing for other sentences.
 */
export function promiseOf(told: string): string | undefined {
  const text = capitalise(told.replace(LEAD, ''));
  if (text.length > 95 || /["“:;?]/.test(text) || POINTS.test(text) || LASTED.test(text)) return undefined;
  // A heading promises already.
  if (/^(?:Why|How|What|When|Where|Who)\b/.test(text)) return undefined;
  const [, rest = ''] = /^(?:I|We) (?:then |just |recently )?(.{10,})\.$/s.exec(text) ?? [];
  const [verb = ''] = wordsOf(rest);
  if (rest !== '' && isPast(verb) && !NO_DEED.test(verb)) return `What happened when ${lowerFirst(text)}`;
  if (isEvent(text)) return `What happened when ${lowerFirst(text)}`;
  return claimOf(text) === undefined
    ? undefined
    : `Why ${lowerFirst(text.replace(/^(?:I think |I believe )/, ''))}`;
}

/** Told of the time before the deed, of how it was done, or for whom. */
const BEFORE_IT =
  /^(?:before|until|because|why|if|for|to|with|by|no|not|(?:i|we) (?:started|began)|the reason|reason|there (?:is|are|was|were))\b|^[$€£]?\d[\d.,]* (?:dollars|euros?|pounds|rupees|of us)\b|\bago\b|\bhad (?:\p{L}+ed|been|never|always|one|a)\b|\b(?:is|are)\b/iu;

/** What is ended is told for its reason; what somebody only got has no course. */
const NO_PROMISE =
  /^(?:I|We) (?:just|killed|closed|cancelled|canceled|ended|left|quit|received|got|became|retired|graduated|missed)\b/;

/** Deeds that something comes of. */
const BEGUN =
  /^(?:I|We) (?:then |just |recently )?(?:stopped|started|began|sent|turned|put|let|asked|changed|moved|raised|lowered|doubled|halved|cut|deleted|dropped|removed|banned|blocked|bought|built|gave|took|opened|replaced|hired|told|tried|switched|published|printed|borrowed|planted|invited|called|swapped|split|painted|installed|added|made|refused|rejected|renamed|paid|pitched|spent|wrote (?:to|my|our)|rewrote)\b/;

const GIVES_REASON =
  /\b(?:because|since|so that|reasons?|that (?:is|was) why|that['’]s why|which is why|otherwise|therefore|means|leads? to|due to|thanks to|than|so (?:i|we|you|they) (?:have|had|need|must|can)|if there (?:is|are) no(?:ne)?)\b/i;
/** What was done years ago may be set beside today, and nothing be told that came of it. */
const OF_TODAY =
  /\b(?:today|yesterday|now|this (?:week|month|year))\b|^(?:The |My |Our )?(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)|latest|newest)\b/iu;
const LONG_AGO = /\b(?:19|20)\d\d\b|\bago\b|\b(?:my|our) (?:very )?first\b/i;

/** 'What happened when we sent everybody the wrong invoice:' before what came of it; nothing where the next sentence goes back, or only says more of the deed. */
export function whatHappened(line: string, after: readonly Sentence[]): string | undefined {
  const [next] = after;
  if (next === undefined || BEFORE_IT.test(next.text) || next.role === 'question') return undefined;
  // Grief is no teaser, and of what was done today nothing has come yet.
  if (NO_PROMISE.test(line) || isPersonal(line) || /\b(?:today|yesterday|happens?|happened)\b/.test(line))
    return undefined;
  // What was begun has a course; that one spoke, failed or came second is told as it is.
  const promise = promiseOf(line);
  const begun = !/^(?:I|We)\b/.test(line) || BEGUN.test(line);
  // 'Why …' is read for a reason.
  if (promise?.startsWith('What happened') !== true)
    return after.some(({ text }) => GIVES_REASON.test(text)) ? promise : undefined;
  if (LONG_AGO.test(line) && OF_TODAY.test(next.text)) return undefined;
  if (/,(?!\d)/.test(line)) return undefined;
  return begun ? promise.replace(/\.$/, ':') : undefined;
}

/** As many deeds tell how something was done. */
const LEAST_DEEDS = 2;

/** Whether notes tell how it was done, as a colon after 'How we …' promises: in a list, or in deeds of the teller's own. */
export function showsHow(units: readonly Unit[]): boolean {
  const after = units.flatMap(({ sentences }) => sentences).slice(1);
  return (
    units.some(({ list }) => list !== undefined) ||
    after.filter((sentence) => deedOf(sentence) !== undefined).length >= LEAST_DEEDS
  );
}

const DENIES =
  /\b(?:is|are|was|were|do|does|did|can|will|would|should|has|have) (?:not|never)\b|['’](?:s|re|m) not\b|\bno longer\b|n['’]t\b/i;

/** Whether a claim is taken back further down: 'So it's not better for everybody.' */
export function takesBack(claim: string, after: readonly Sentence[]): boolean {
  const said = wordsOf(claim).filter((word) => word.length > 3 && !isAuxiliary(word) && !isPast(word));
  return after.some(
    ({ text, words }) =>
      /\b(?:i|we) (?:was|were) wrong\b/i.test(text) ||
      (DENIES.test(text) && said.filter((word) => words.includes(word)).length >= 2),
  );
}
