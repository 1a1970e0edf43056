import { capitalise, finishSentence, lowerFirst } from '../writer/clean/sentence.ts';
import { askedChange } from '../writer/compose/own-questions.ts';
import { deedQuestion } from '../writer/compose/reader-questions.ts';
import { POINTER } from '../writer/compose/parted.ts';
import type { Reordered } from '../writer/compose/reorder.ts';
import { BASE_VERBS, hasFiniteVerb, isImperative, opensClause, wordsOf } from '../writer/lexicon.ts';
import type { Sentence } from '../writer/parse/features.ts';
import type { OpeningPattern } from './opening-patterns.ts';

/** A first line and its pattern, where the line itself does not show it. */
export interface LineCandidate {
  line: string;
  pattern?: OpeningPattern;
}

const LONGEST = 140;
/** What somebody would have to do something about. */
const TROUBLE =
  /\b(?:wrong|late|lost|broke|broken|failed|missed|refused|cancelled|canceled|quit|left us|angry|complain(?:ed|s|ts?)|scared|afraid|rejected|ghosted|slow|downtime|crack|problem|shouted|overdue|empty|(?:nobody|no one) (?:\p{L}+ed|could|read|came|knew|wrote|took|did)|never (?:used|read|asked|finished|called|came)|(?<!\b(?:I|we) )took (?:us )?(?:\d+|two|three|four|five|six|a whole) (?:days|weeks|months|years)|too (?:long|late|slow|expensive|much|many)|losing|disagree[ds]?|wanted (?:me|us) to|asked (?:me|us)|told (?:me|us))\b/iu;
/** What the author did then. */
const THEN =
  /^(?:(?:Then|So|Now|Instead|Today),? )?(?:I|we) (?!(?:are|am|was|were|have|had|think|love|do)\b)\p{L}/iu;
const NO_SITUATION = /^(?:question|advice|lesson|thanks|invite|news|belief|quote)$/;

/** Trouble that is told early, with what was done about it later: 'Code reviews took 3 days.' asks what the reader would do. */
export function situations(read: readonly Sentence[], alone: (index: number) => boolean): LineCandidate[] {
  if (read.some(({ text }) => text.endsWith('?'))) return [];
  const at = read
    .slice(0, 3)
    .findIndex(
      (one, index) =>
        TROUBLE.test(one.text) && !NO_SITUATION.test(one.role) && alone(index) && /[^:][.]$/.test(one.text),
    );
  const told = read[at];
  const done = told === undefined ? undefined : read.slice(at + 1).find((one) => THEN.test(one.text));
  if (told === undefined || done === undefined || told.text.length > LONGEST - 24) return [];
  const who = /\bwe\b/i.test(done.text) ? 'we' : 'I';
  return [
    { line: `${told.text} What would you do?`, pattern: 'question' },
    { line: `${told.text} What ${who} did about it.`, pattern: 'promise' },
  ];
}

/** 'We doubled our price in March.' with the question whether the reader would. */
export function deedsAsked(read: readonly Sentence[]): LineCandidate[] {
  const [first] = read;
  if (first === undefined || read.length < 3 || read.some(({ text }) => text.endsWith('?'))) return [];
  const asks = deedQuestion(first.text)?.startsWith('Would you') === true;
  return asks && first.text.length < 100
    ? [{ line: `${first.text} Would you?`, pattern: 'question' as const }]
    : [];
}

/** 'Our average deal went from 14k to 19k.' as what the text tells: 'How our average deal went from 14k to 19k.' */
export function changesTold(read: readonly Sentence[]): LineCandidate[] {
  if (read.length < 3) return [];
  return read.flatMap(({ text }) =>
    askedChange(text) === undefined || text.length > 110
      ? []
      : [{ line: `How ${lowerFirst(text)}`, pattern: 'promise' as const }],
  );
}

/** Where something stands, in a word or two: '38 roofs now.', 'No cancellation in 2 years.', '160 members, 320 loans.' */
const STANDS =
  /^(?:\d[\d.,]*%? \p{Ll}[^,:;"“]{2,40} (?:now|today|so far)|No \p{Ll}+ [^,:;"“]{4,40}|\d[\d.,]*k?%? \p{Ll}+, \d[\d.,]*k?%? \p{Ll}+)\.$/u;

/** '38 roofs now.' before 'We rent beehives to office roofs.': where it stands today, then what it is. */
export function nowFirst(read: readonly Sentence[]): LineCandidate[] {
  const [first] = read;
  if (first === undefined || first.text.endsWith('?') || first.text.endsWith(':')) return [];
  return read.slice(1, 7).flatMap(({ text, words }): LineCandidate[] => {
    const stands = STANDS.test(text) && !POINTER.test(text) && !hasFiniteVerb(words);
    const line = `${text} ${first.text}`;
    if (!stands || line.length > LONGEST) return [];
    return [/ (?:now|today|so far|in \d+ \p{Ll}+)\.$/u.test(text) ? { line, pattern: 'result' } : { line }];
  });
}

/** 'Why people buy our ladder:' over a list, put as the question that the list answers. */
export function whyAsked(lead: string): string | undefined {
  const [, who = '', rest = ''] =
    /^Why ((?:\p{Ll}+ ){0,2}(?:people|\p{Ll}{3,}s)) (\p{Ll}+ [^,:;"“?]{2,80}?)[.:]?$/u.exec(lead) ?? [];
  const [verb = ''] = wordsOf(rest);
  return BASE_VERBS.has(verb) && !hasFiniteVerb(wordsOf(who)) ? `Why do ${who} ${rest}?` : undefined;
}

const SAYS = /\b(?:said|says|told|asked|wrote|writes|replied|answered|ago|reads?|title|called)$/i;
/** What leads to a thing and says nothing of its own. */
const LEADS = /^(?:I|We) (?:\p{Ll}+ ){1,2}one (?:new )?(?:rule|thing|change)$/u;

/** 'We added one rule: nobody starts new work while a review is waiting.' as the rule, which stands by itself. */
export function afterColon(text: string): Reordered | undefined {
  const [, lead = '', told = ''] = /^([^:.?!"“]{3,44}): ([^:;"“?]{16,110})\.$/u.exec(text) ?? [];
  const words = wordsOf(told);
  if (told === '' || SAYS.test(lead) || POINTER.test(told) || words.length < 4) return undefined;
  const [, how = ''] = /^How ((?:I|we) .+)$/.exec(lead) ?? [];
  const leads = LEADS.test(lead) || how !== '';
  const label =
    wordsOf(lead).length <= 4 && !hasFiniteVerb(wordsOf(lead)) && /^(?:The |Our |My )?\p{L}+$/u.test(lead);
  if (
    !leads &&
    !(label && /^(?:The |Our |My )?(?:rule|fix|answer|trick|surprise|change|lesson)$/i.test(lead))
  )
    return undefined;
  const clause =
    opensClause(words.slice(0, 4)) ||
    isImperative(words) ||
    (/^(?:nobody|everybody|everyone|no one|every|each|our|my|all)$/.test(words[0] ?? '') &&
      hasFiniteVerb(words.slice(1, 6)));
  if (!clause || /\b(?:and|but) \p{Ll}+ must\b/u.test(told)) return undefined;
  return {
    first: finishSentence(capitalise(told)),
    after: how !== '' ? [`That is how ${how}.`] : leads ? [finishSentence(lead)] : [],
  };
}

/** 'Then we called 25 customers.' without what ties it to the sentence before. */
export function withoutThen(text: string): string | undefined {
  const [, rest = ''] =
    /^(?:Then|So|And|But|Instead,?|After that,?) ((?:I|we) \p{Ll}[^:;"“]{12,110})$/u.exec(text) ?? [];
  return rest === '' || POINTER.test(rest) ? undefined : capitalise(rest);
}

/** A line over a list with one of its points: 'Things I stopped doing this year: working on trains.' The others follow. */
export function leadsWithPoint(lead: string, items: readonly string[]): LineCandidate[] {
  const open = lead.trim().replace(/:$/, '');
  if (wordsOf(open).length < 3 || items.length < 3 || /^\d|\b(?:two|three|four|five|six|seven)\b/i.test(open))
    return [];
  return [items[0], items.at(-1)].flatMap((item = '') => {
    const small = /^\p{Lu}\p{Ll}+ (?!\p{Lu})/u.test(item) && !/^I\b/.test(item) ? lowerFirst(item) : item;
    const line = `${open}: ${small.replace(/[.]$/, '')}.`;
    const able = wordsOf(item).length >= 2 && !/[:.?!]./.test(item) && line.length <= LONGEST;
    return able ? [{ line, pattern: 'named' as const }] : [];
  });
}

const TAIL =
  / (without \p{L}+ing [^,:;"“]{3,60}|after (?:I|we) [^,:;"“]{6,70}|instead of [^,:;"“]{4,60})\.$/u;
/** A few words behind a comma that say one thing more: 'I write my quotes by hand, one page.' */
const BEAT =
  /(?<=^[^,:;"“?]{20,90}), ((?!not\b|and\b|but\b|so\b|or\b|then\b|even\b|\p{L}+ing\b|\p{L}+ed\b)\p{L}[\p{L}\d’'-]*(?: [\p{L}\d’'%-]+){1,5})\.$/u;
/** What a sentence says of everything, or denies, holds of less once its end is gone. */
const BOUND =
  /\b(?:nobody|no one|never|none|no|not|nothing|all|every|everyone|everybody|only|most|always|if|when|unless|both|either|that|until)\b|n['’]t\b/i;

/** 'I hit 127% of quota without working one weekend.' up to its end, which follows it. */
export function endParted(text: string): Reordered | undefined {
  const tail = TAIL.exec(text) ?? BEAT.exec(text);
  const claim = tail === null ? '' : text.slice(0, tail.index);
  const words = wordsOf(claim);
  if (tail === null || words.length < 4 || BOUND.test(claim) || POINTER.test(tail[1] ?? '')) return undefined;
  const rest = tail[1]?.trim() ?? '';
  if (!hasFiniteVerb(words) || /[,:;]/.test(claim)) return undefined;
  if (BEAT.test(text) && (hasFiniteVerb(wordsOf(rest)) || /\p{Lu}/u.test(rest.slice(1)))) return undefined;
  return { first: finishSentence(claim), after: [finishSentence(capitalise(rest))] };
}

const TIME_FIRST =
  /^((?:Every|Once a|On the|Last|After|In|On|At|For|Before) [^,:;"“]{2,28}?),? ((?:I|we|my|our|everybody|everyone|nobody|people|half) \p{Ll}[^:;"“]{10,90})\.$/u;

/** 'Every Monday I send the team 5 numbers.' with the time behind: 'I send the team 5 numbers every Monday.' */
export function timeBehind(text: string): string | undefined {
  const [, time = '', clause = ''] = TIME_FIRST.exec(text) ?? [];
  if (time === '' || POINTER.test(text) || /,|\b(?:and|but|so|because|that|who|when|if|until)\b/.test(clause))
    return undefined;
  if (!opensClause(wordsOf(clause).slice(0, 4)) || hasFiniteVerb(wordsOf(time))) return undefined;
  return finishSentence(`${capitalise(clause)} ${lowerFirst(time)}`);
}

const PEOPLE =
  /\b(?:I|we|you|he|she|they|it|nobody|somebody|someone|everyone|everybody|people|team|boss|staff|crew|wife|husband|mother|father|mum|dad|son|daughter|aunt|uncle|brother|sister|boy|girl|kids?|child(?:ren)?|man|men|woman|women|friends?|clients?|guests?|nurses?|patients?|pupils?|parents?|interns?|hires?|juniors?|seniors?|half|most|some|others?|one|prospects?|\p{L}+(?:er|ers|or|ors|ist|ists|ee|ees|ant|ants|ian|ians|man|men))\b/iu;
const DID =
  /^(?:closed|saved|cost|changed|brought|took|broke|stopped|doubled|halved|cut|killed|fixed|taught|beat|replaced|helped|ended|ruined|started|filled|emptied|won)$/;

/** 'The 6th mail closed our biggest customer.' as what did it: 'What closed our biggest customer: the 6th mail.' Of things alone. */
export function doerNamed(text: string): string | undefined {
  const [, thing = '', verb = '', rest = ''] =
    /^((?:(?:The|Our|My|One|A|An|This|Two|Three|\d+) (?:[\p{Ll}\d-]+ ){0,2}?)?[\p{L}\d-]+) (\p{Ll}+) ([^,:;"“?]{6,80})\.$/u.exec(
      text,
    ) ?? [];
  if (!DID.test(verb) || PEOPLE.test(thing) || POINTER.test(thing) || POINTER.test(rest)) return undefined;
  if (
    /\b(?:because|when|if|but|and|so|than|ago|place|off|part)\b/.test(rest) ||
    hasFiniteVerb(wordsOf(rest)) ||
    /^\d+ /.test(thing)
  )
    return undefined;
  const named = /^\p{Lu}\p{Ll}/u.test(thing) ? lowerFirst(thing) : thing;
  return `What ${verb} ${rest}: ${named}.`;
}
