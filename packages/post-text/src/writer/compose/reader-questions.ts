import { baseOf } from '../base-forms.ts';
import { capitalise, finishSentence, lowerFirst } from '../clean/sentence.ts';
import { BASE_VERBS, hasFiniteVerb, isPast, opensClause, wordsOf } from '../lexicon.ts';
import type { Asked } from './askable.ts';
import { askedOfAnybody, isCommonlyHad, NAME, namesPeople, NO_OBJECT, refusable } from './askable.ts';
import { isPersonal } from '../personal.ts';
import { askedShare } from './own-questions.ts';
import { toReader } from './steps.ts';

/** What one decides to do: the reader can be asked whether they would. */
const DECIDED = new Set(
  'add allow ask automate ban block book bring build buy call cancel change charge cut decline delete demand document double drop extend give hide hire interview invite keep leave let limit lower measure migrate move open paint pay plant print publish put raise record reduce refuse reject remove rent repair replace reply rewrite share shorten show skip spend split start stop swap switch take talk teach tell test turn visit write'.split(
    ' ',
  ),
);
/** Whether somebody tells of something they decided, which others might have decided otherwise: 'We did not raise the price of the loaf.' */
export function isDecision(text: string): boolean {
  const [, not, verb = ''] =
    /^(?:(?:In|On|Last|This|So|Then|Instead|Now)\b[^.]{0,20}? )?(?:I|[Ww]e) (?:then |now |just |recently )?(did not |didn['’]t )?(\p{Ll}+) /u.exec(
      text,
    ) ?? [];
  return DECIDED.has((not === undefined ? baseOf(verb) : verb) ?? '');
}

/** Whether one would take so many is no question: 'Would you raise 1.4m seed?' */
const TAKES = /^(?:raise|hire|build|make|write|buy|add)$/;
/** Past and plain form in one: a report only where the sentence says when. */
const SAME = new Set('put let cut read set quit split shut spread'.split(' '));

const WHEN =
  ' (?:in (?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|(?:19|20)\\d\\d)|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:last|this) (?:time|week|month|year|spring|summer|autumn|winter|quarter|morning)|today|yesterday|(?:\\d+|two|three|four|five|six|ten) (?:days|weeks|months|years) ago|(?:after|since|for the first time)\\b)';
const BREAK = new RegExp(`(?:, | because | and | but | so (?!that\\b)| when |${WHEN}(?![\\p{L}])).*$`, 'su');
const TIMED = new RegExp(`${WHEN}(?![\\p{L}])`, 'u');

/** 'We let our students write the exam questions this year.' asks 'Would you let your students write the exam questions?' and says 'We did this year.' */
export function askedDeed(text: string): Asked | undefined {
  const [, who = '', rest = ''] =
    /^(I|We) (?:then |now |just |recently )?(\p{Ll}.{8,150})\.$/su.exec(text) ?? [];
  const [verb = ''] = wordsOf(rest);
  const base = baseOf(verb);
  if (rest === '' || base === undefined || !DECIDED.has(base)) return undefined;
  if (SAME.has(verb) && !TIMED.test(rest)) return undefined;
  const core = rest.replace(BREAK, '');
  const left = rest.slice(core.length);
  const object = core.slice(verb.length).trim();
  if (!decides(base, object) || core.length > 75) return undefined;
  const said = saidAfter(left);
  if (said === undefined) return undefined;
  return {
    question: `Would you ${base} ${toReader(object)}?`,
    said: finishSentence(`${who} did${said}`),
  };
}

/** What happens to people: the reader can be asked whether it ever did to them. Their participle is their past. */
const HAPPENED =
  /^(?:lost|sent|deleted|missed|ignored|failed|promised|waited|cried|refused|apologised|apologized|dropped|spilled|overslept|crashed|spent|locked|burned|burnt|rejected|declined|cancelled|canceled|turned)$/;

/** What is lost that a stranger may be asked about. */
const LOST_THING =
  /^(?:an?|my|our|the|all my|all our|\d+) (?:\p{Ll}+ ){0,2}?(?:keys?|laptop|phone|wallet|passwords?|passport|tickets?|luggage|notebook|files?|data|backups?|bag|suitcase|invoices?|parcels?|contract|client list|customer list)(?: (?:of|to) (?:the|my|our|an?) (?:\p{Ll}+ ?){1,2})?$/u;
/** What is done with people that either may be glad of; the rest is between the author and them. */
const WITH_PEOPLE =
  /^(?:ask|call|invite|pay|teach|show|send|tell|give|visit|write|talk|let|hire|interview|keep|bring|build|buy|make|open|reply|share|take|automate|spend)$/;

/** 'I deleted the customer list on Monday.' asks 'Have you ever deleted the customer list?' and says 'I did on Monday.' */
export function askedEver(text: string): Asked | undefined {
  const [, who = '', rest = ''] =
    /^(I|We) (?:then |just |recently |almost |nearly )?(\p{Ll}.{8,150})\.$/su.exec(text) ?? [];
  const [verb = ''] = wordsOf(rest);
  if (!HAPPENED.test(verb)) return undefined;
  const core = rest.replace(BREAK, '');
  const object = core.slice(verb.length).trim();
  const said = saidAfter(rest.slice(core.length));
  if (!asksWell(object) || core.length > 75 || said === undefined) return undefined;
  if (
    namesPeople(object.replace(/^(?:an?|my|our|the) (?:client|customer) list\b/, '')) ||
    (verb === 'lost' && !LOST_THING.test(object))
  )
    return undefined;
  return {
    question: `Have you ever ${verb} ${toReader(object)}?`,
    said: finishSentence(`${who} did${said}`),
  };
}

/** The question of a deed alone, where all that was told of it follows: 'Would you move your food truck 200 metres?' */
export function deedQuestion(text: string): string | undefined {
  const [, rest = ''] = /^(?:I|We) (?:then |now |just |recently )?(\p{Ll}.{8,150})\.$/su.exec(text) ?? [];
  const [verb = ''] = wordsOf(rest);
  const base = baseOf(verb);
  const core = rest.replace(BREAK, '');
  const object = core.slice(verb.length).trim();
  if (base === undefined || !DECIDED.has(base) || !decides(base, object) || core.length > 75)
    return undefined;
  return `Would you ${base} ${toReader(object)}?`;
}

/** Whether a reader could decide on it for themselves. */
function decides(base: string, object: string): boolean {
  if (!asksWell(object) || !isCommonlyHad(object) || (TAKES.test(base) && /^\d/.test(object))) return false;
  return WITH_PEOPLE.test(base) || !namesPeople(object);
}

/** What follows 'We did': a time, a reason, or a clause of its own; undefined where it could not follow. */
function saidAfter(left: string): string | undefined {
  const rest = left.trim();
  if (rest === '' || (TIMED.test(` ${rest}`) && !rest.startsWith(','))) return left;
  if (rest.startsWith('because ')) return `, ${rest}`;
  const [, sign = '', tail = ''] = /^(,|and|but|so|when)\s+(.+)$/s.exec(rest) ?? [];
  if (sign === 'when') return `, ${rest}`;
  if (sign === ',' && HOW_IT_WAS_DONE.test(tail)) return left;
  const words = wordsOf(tail.replace(/^(?:and|but|so) /, ''));
  const clause =
    opensClause(words) ||
    (/^(?:the|our|my|a|an|every|all|most|half|\d+)$/.test(words[0] ?? '') &&
      hasFiniteVerb(words.slice(1, 6)));
  if (!clause) return undefined;
  return sign === ',' ? `, ${tail}` : `, ${sign} ${tail}`;
}

/** 'by hand, a card in the toolbox': what can follow 'We did,' without a verb. */
const HOW_IT_WAS_DONE =
  /^(?:by|with|without|in|on|at|for|over|first time)\b(?![^,]*\b(?:but|because|so|when|who|it|them)\b)[^.]{3,60}$/;

function asksWell(object: string): boolean {
  const words = wordsOf(object);
  return (
    words.length >= 2 &&
    words.length <= 13 &&
    !NO_OBJECT.test(object) &&
    !isPersonal(object) &&
    !NAME.test(object) &&
    !/["“:;?(]|\b(?:wrong|mistake|by mistake|by accident)\b|\bas an? \w+$|\b(?:who|that) (?:was|were|had)\b/.test(
      object,
    )
  );
}

const HABIT =
  /\b(?:every|each|only|my|our|by hand|before|without|twice|once|first|always|on (?:Mon|Tues|Wednes|Thurs|Fri)day|after)\b/;
/** What somebody does for a living or feels is no habit to ask others about. */
const NO_HABIT =
  /^(?:need|want|have|own|love|hate|know|think|hope|miss|make|sell|rent|run|live|work|drive|lose|earn|win)$/;

/** 'We test every release on the oldest phone in the office.' asks 'Do you test every release …?' and says 'We do.' */
export function askedHabit(text: string): Asked | undefined {
  const [, often = '', who = '', rest = ''] =
    /^((?:Every|Each|Once an?|Twice an?) \p{Ll}*(?:day|week|month|quarter|year|morning|evening|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday),? |On (?:Mon|Tues|Wednes|Thurs|Fri)days?,? )?(I|[Ww]e) (?:always |now |only |usually )?(\p{Ll}[^:;"“?]{12,140})\.$/su.exec(
      text,
    ) ?? [];
  const [verb = ''] = wordsOf(rest);
  if (!BASE_VERBS.has(verb) || isPast(verb) || SAME.has(verb)) return undefined;
  if (NO_HABIT.test(verb) && often === '') return undefined;
  const core = rest.replace(/, .*$/s, '');
  const left = rest.slice(core.length);
  const object = core.slice(verb.length).trim().replace(/ now$/, '');
  const known = object
    .replace(/\bthat (?:day|week|month|year)$/, '')
    .replace(/^(?:to|on|for) (?=(?:every|each|all|my|our)\b)/, '');
  if ((!HABIT.test(object) && often === '') || !asksWell(known) || core.length > 90) return undefined;
  if (/\b(?:but|because|so|when|if|after|who)\b|\band (?!one\b|a\b|an\b|our\b|my\b)/.test(object))
    return undefined;
  const time = often === '' ? '' : ` ${lowerFirst(often.trim().replace(/,$/, ''))}`;
  const teller = who === 'I' ? 'I' : 'We';
  const team = toReader(object).replace(/\bthe team\b/, 'your team');
  return { question: `Do you ${verb} ${team}${time}?`, said: finishSentence(`${teller} do${left}`) };
}

/** 'We don't need more meetings.' asks 'Do you need more meetings?' and says 'We don't.'; 'I never …' asks 'Do you ever …?' */
export function askedRefusal(text: string): Asked | undefined {
  const [, who = '', not = '', verb = '', rest = '', because] =
    /^(I|We) (don['’]t|do not|never) (\p{Ll}+) ([^,:;"“?]{6,80}?)(?:,? (because [^:;"“?]{8,100}))?\.$/u.exec(
      text,
    ) ?? [];
  if (!BASE_VERBS.has(verb) || /^(?:know|think|believe|care|say|mean|feel)$/.test(verb) || !refusable(rest))
    return undefined;
  const reason = because === undefined ? '' : `, ${because}`;
  return not === 'never'
    ? { question: `Do you ever ${verb} ${toReader(rest)}?`, said: `${who} never do${reason}.` }
    : { question: `Do you ${verb} ${toReader(rest)}?`, said: `${who} ${not}${reason}.` };
}

/** 'Stop sending calendar invites without a text.' asks 'Do you send calendar invites without a text?' and says 'Stop.' */
export function askedOrder(text: string): Asked | undefined {
  const [, doing = '', rest = ''] =
    /^(?:Please |We should |You should |Just )*[Ss]top (\p{Ll}+ing) (?:me |us )?([^,:;"“?]{6,90})[.!]$/u.exec(
      text,
    ) ?? [];
  const stem = doing.slice(0, -3);
  const verb = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((form) => BASE_VERBS.has(form));
  if (verb === undefined || !refusable(rest)) return undefined;
  return { question: `Do you ${verb} ${toReader(rest)}?`, said: 'Stop.' };
}

const NO_CLAIM =
  /\b(?:not|never|no|nobody|nothing|none|it|this|that|there|he|she|they|i|we|my|our|you|who|what|which|but|because|so|now|maybe|today|here|already|still|also|only)\b|n't\b/i;

/** 'Small firms should not bill by the hour.' asks 'Should small firms bill by the hour?' and says 'I think not.' A claim that denies nothing is told as it is. */
export function askedClaim(text: string): Asked | undefined {
  const claim = claimOf(text);
  return claim?.denies === true ? { question: claim.question, said: 'I think not.' } : undefined;
}

/** What somebody claims of more than their own, as a question; nothing for facts of the author's own. */
export function claimOf(text: string): { question: string; denies: boolean } | undefined {
  const [, subject = '', verb = '', not = '', rest = ''] =
    /^(?:I think |I believe )?([^,:;"“(]{2,45}?) (is|are|should|can|will|could(?= be ))( not|n['’]t)? ([^,:;"“(]{3,70})\.$/u.exec(
      text,
    ) ?? [];
  const words = wordsOf(subject);
  if (rest === '' || words.length > 5 || NO_CLAIM.test(subject) || NO_CLAIM.test(rest)) return undefined;
  if (/\d/.test(text) || /^(?:the|a|an|first|best|next|last|each|every)\b/i.test(subject) || NAME.test(rest))
    return undefined;
  if (hasFiniteVerb(words) || /^(?!(?:over|under)rated\b)\w+(?:ing|ed)\b/.test(rest)) return undefined;
  if (/^(?:live|open|free|out|down|up|back|in|on|at|from)\b/.test(rest)) return undefined;
  const small = /^\p{Lu}\p{Ll}/u.test(subject) ? lowerFirst(subject) : subject;
  return {
    question: `${capitalise(verb)} ${small} ${rest}?`,
    denies: not !== '',
  };
}

/** 'How I stop scope creep' asks 'How do you stop scope creep?'; 'Advice for first time managers' asks what readers would tell them. */
export function askedHeadline(headline: string): string | undefined {
  const text = headline.replace(/[.:]$/, '');
  const [, verb = '', rest = ''] =
    /^How (?:I|we|to) (?!never\b|not\b)(\p{Ll}+) ([^,:;"“?]{4,80})$/u.exec(text) ?? [];
  const base = BASE_VERBS.has(verb) ? verb : baseOf(verb);
  const aim = rest.replace(/ (?:from \S+ to|by) .*$/, '');
  if (base !== undefined && refusable(aim)) return `How do you ${base} ${toReader(aim)}?`;
  const [, things = '', deed = '', more = ''] =
    /^(?:\d+|Two|Three|Four|Five|Six|Some|The)? ?(\p{L}\p{Ll}+s) (?:I|we) (ask|use|do|avoid|check|follow|read|track|measure|keep)( [^,:;"“?]{3,50}?)?(?: now)?$/u.exec(
      text,
    ) ?? [];
  if (deed !== '') return `Which ${lowerFirst(things)} do you ${deed}${toReader(more)}?`;
  const [, readers = ''] = /^Advice (?:for|to) ([^,:;"“?]{4,50})$/u.exec(text) ?? [];
  if (
    /^(?:[^,]*[^s]s|(?:people|women|men|children|anyone|anybody|everyone)\b.*)$/.test(readers) &&
    !/^(?:your|my|our|the) /.test(readers)
  )
    return `What would you tell ${toReader(readers)}?`;
  const [, past = '', what = ''] =
    /^(?:\d+ |Two |Three |Four |Five |Some )?[Tt]hings (?:I|we) (\p{Ll}+)( [^,:;"“?]{3,60})?$/u.exec(text) ??
    [];
  const plain = baseOf(past);
  return plain === undefined ? undefined : `What did you ${plain}${toReader(what)}?`;
}

/** 'Code reviews took 3 days on average.' asks 'How long do your code reviews take?', with nothing answered but by the sentence itself. */
export function askedFigure(text: string): string | undefined {
  const [, owner = '', things = ''] =
    /^(Our |My )?(\p{L}[\p{Ll} -]{4,30}s) (?:took|take) (?:about |around |up to )?(?:\d+|two|three|four|five|six|\p{L}+) (?:hours|days|weeks|months|minutes)\b/u.exec(
      text,
    ) ?? [];
  if (things === '' || POINTING.test(`${owner}${things}`)) return undefined;
  return `How long do your ${lowerFirst(things)} take?`;
}

const POINTING = /\b(?:these|those|they|this|that|all|some|both|my|years?|days|weeks|months|things)\b/i;

/** Things that a reader may decide on too, whosever they are. */
const THING_ASKED =
  /^(?!.* (?:where|who|which|whose|for the) |.* the .* the )Would you \p{Ll}+ (?:a|an|the|all|every|any|no) (?!(?:first|second|third|last|next|same|other|\d+)\b)/u;

/** A question to the reader that the notes lead to, from the last of their sentences that gives one: what they do now, or did to something of their own. */
export function questionFrom(sentences: readonly string[], from = 0, to?: number): string | undefined {
  for (const text of sentences.slice(from, to).toReversed()) {
    const at = sentences.lastIndexOf(text);
    if (sentences.slice(Math.max(0, at - 1), at + 2).some(isPersonal)) continue;
    const deed = askedDeed(text)?.question;
    const question =
      askedHabit(text)?.question ??
      askedShare(text) ??
      (deed !== undefined && (/\byour\b/.test(deed) || THING_ASKED.test(deed)) ? deed : askedFigure(text));
    const put = question === undefined ? undefined : askedOfAnybody(question);
    if (put !== undefined) return put.question;
  }
  return undefined;
}
