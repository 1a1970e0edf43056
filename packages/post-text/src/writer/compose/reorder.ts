import { capitalise, finishSentence, lowerFirst } from '../clean/sentence.ts';
import { BASE_VERBS, hasFiniteVerb, isImperative, isPast, opensClause, wordsOf } from '../lexicon.ts';

/** One sentence told in another order: what comes first, and what is said after it. */
export type Reordered = { first: string; after: string[] };

const NOBODY = /^(?:nobody|no one|none|nothing|everyone|everybody|half|most|all)$/;
const POINTER = /\b(?:it|they|them|he|she|him|her|his|their|this|that|those|these|the other|one of them)\b/i;

/** 'We took 22 people on 3 boats and nobody drowned.': what came of it before what was done. */
export function consequenceFirst(text: string): Reordered | undefined {
  const [, deed = '', join = '', outcome = ''] =
    /^([^:;"“?]{12,110}?),? (and|but|so) ((?:nobody|no one|none|nothing|everyone|everybody|half|most|the|our|my|trust|\d+|\p{Ll}+) [^:;"“?]{4,90})\.$/u.exec(
      text,
    ) ?? [];
  const words = wordsOf(outcome);
  if (outcome === '' || join === 'so' || POINTER.test(outcome) || / (?:and|but) /.test(outcome))
    return undefined;
  if (
    /^(?:if|when|although|both|either|not)\b|\bbecause\b/i.test(deed) ||
    /\b(?:if|when|because|that)\b/.test(outcome)
  )
    return undefined;
  const subject = words[0] ?? '';
  const verb = words.findIndex(
    (word, index) =>
      index > 0 &&
      (isPast(word) || /^(?:is|are|was|were|has|have|had|will|can|could|said|does|do|did)$/.test(word)),
  );
  if (
    verb < 1 ||
    verb > 5 ||
    isPast(subject) ||
    /^(?:then|now|also|still|not|only|never|always|in|on|at|to|for|with|even|yet|just|after|is|was|are|were|do|did|has|had|have|how|what|who)$/.test(
      subject,
    )
  )
    return undefined;
  if (!NOBODY.test(subject) && !/^(?:the|our|my|\d+)$/.test(subject) && verb > 2) return undefined;
  if (!opensClause(wordsOf(deed).slice(0, 4)) && !hasFiniteVerb(wordsOf(deed))) return undefined;
  return { first: finishSentence(outcome), after: [finishSentence(deed)] };
}

/** 'I learned today that our biggest customer has never logged in.': the thing, then that it was learned today. */
export function contentFirst(text: string): Reordered | undefined {
  const [, who = '', verb = '', when = '', content = ''] =
    /^(I|We) (learned|learnt|noticed|realised|realized|discovered|found out)( today| yesterday| this week| last week| this year| last year)? that ((?:our|my|the|most|every|\d|half|nobody|people|\p{Ll}+s) .{10,110})\.$/u.exec(
      text,
    ) ?? [];
  if (content === '') return undefined;
  return {
    first: finishSentence(content),
    after: [`${who} ${verb} that${when}.`.replace('found out that', 'found that out')],
  };
}

/** 'My grandma: money is loud, but trust is quiet.': the words, then whose they are. */
export function wordsFirst(text: string): Reordered | undefined {
  const [, who = '', said = ''] =
    /^((?:My|Our|The) (?:\p{Ll}+ )?(?:grandma|grandmother|grandpa|grandfather|mother|father|mum|mom|dad|boss|teacher|coach|mentor|wife|husband|son|daughter|sister|brother|manager|colleague|uncle|aunt|professor)): ([^"“”:]{8,140})[.!]$/u.exec(
      text,
    ) ?? [];
  return said === '' ? undefined : { first: `“${capitalise(said)}.”`, after: [`${who}.`] };
}

/** 'People say customers don't read.': what they say, as their words; and advice that somebody got, before whose it is. */
export function sayingFirst(text: string): Reordered | undefined {
  const [, who = '', verb = '', said = ''] =
    /^(Everyone|Everybody|People|Most people|They|Experts) (says?|told (?:me|us)|tells? (?:me|you)) (?:that )?([^,:;"“?]{10,90})\.$/u.exec(
      text,
    ) ?? [];
  if (said !== '' && !/^to\b/.test(said) && !/\b(?:it|me|us|they|them|I|we|our|my)\b/.test(said))
    return { first: `“${capitalise(said)}.”`, after: [`${who} ${verb} that.`] };
  const [, lead = '', to = '', when = '', words = ''] =
    /^([^:"“]{4,60}\b(?:told|taught|wrote)) (me|us)( [^:"“]{3,25})?: ([^:"“”]{12,100})[.!]$/u.exec(text) ??
    [];
  if (words !== '') return { first: `“${capitalise(words)}.”`, after: [`${lead} ${to} this${when}.`] };
  const [, as = '', teller = '', advice = ''] =
    /^(As [^,:;]{4,40}?,? )?(I|[Ww]e) (?:was|were) told to ([^,:;"“?]{6,80})\.$/u.exec(text) ?? [];
  if (advice !== '' && BASE_VERBS.has(wordsOf(advice)[0] ?? ''))
    return {
      first: `“${capitalise(advice)}.”`,
      after: [
        `That is what ${teller === 'I' ? 'I was' : 'we were'} told${as === '' ? '' : ` ${lowerFirst(as.trim().replace(/,$/, ''))}`}.`,
      ],
    };
  return undefined;
}

/** 'Laid off after 6 years, looking for a role in Rotterdam.': what is looked for, then how it came to that. */
export function searchFirst(text: string): Reordered | undefined {
  const [, before = '', search = ''] =
    /^((?:I was |I got )?(?:[Ll]aid off|[Mm]ade redundant|[Ll]et go)(?: [^,:;.!?]{2,60})?), (?:and |so )?(?:now |I['’]m |I am |currently )*((?:looking for|searching for|seeking) [^:;!?]{8,110}[.])$/u.exec(
      text,
    ) ?? [];
  return search === '' || POINTER.test(search)
    ? undefined
    : { first: capitalise(search), after: [finishSentence(capitalise(before))] };
}

/** 'What helped me ask for more: I wrote down …': what it was, then what it helped with. */
export function causeFirst(text: string): Reordered | undefined {
  const [, verb = '', aim = '', cause = ''] =
    /^What (helped|saved|changed) ((?:me|us|our|my)\b[^:;,"“?]{0,50}): ([^:;"“?]{12,110})\.$/u.exec(text) ??
    [];
  return cause !== '' && opensClause(wordsOf(cause).slice(0, 4))
    ? { first: finishSentence(cause), after: [`That ${verb} ${aim}.`] }
    : undefined;
}

/** 'I never take free trials because good people can't afford them.' as 'Good people can't afford free trials.' 'That is why I never take them.' */
export function reasonFirst(text: string): Reordered | undefined {
  const [, claim = '', thing = '', reason = '', pronoun = '', tail = ''] =
    /^((?:I|We) (?:never |always |only |don['’]t |now |stopped )*\p{Ll}+) ((?:our |my |the |an? )?(?:\p{Ll}+ ){0,3}?\p{Ll}+?),? because ([^,:;"“?]{4,70}?) (it|them)((?: [^,:;"“?]{2,40})?)\.$/u.exec(
      text,
    ) ?? [];
  if (pronoun === '' || POINTER.test(reason) || POINTER.test(thing)) return undefined;
  if ((pronoun === 'them') !== (thing.endsWith('s') && !thing.endsWith('ss'))) return undefined;
  if (/\b(?:to|of|in|on|for|with|about|and|if|when)\b/.test(thing) || POINTER.test(tail)) return undefined;
  if (!hasFiniteVerb(wordsOf(reason))) return undefined;
  return {
    first: finishSentence(capitalise(`${reason} ${thing}${tail}`)),
    after: [`That is why ${lowerFirst(claim)} ${pronoun}.`],
  };
}

/** 'How I never fear the tax letter: 30% goes to another bank.' as '30% goes to another bank.' 'That is how I never fear the tax letter.' */
export function mannerFirst(text: string): Reordered | undefined {
  const [, lead = '', rest = ''] =
    /^((?:How|Why) (?:I|we) [^,:;"“?]{4,60}|What (?:changed|helped|worked|stayed|made the difference)): ([^:;"“?]{12,110})\.$/u.exec(
      text,
    ) ?? [];
  const words = wordsOf(rest);
  const clause =
    opensClause(words.slice(0, 4)) ||
    (/^(?:our|my|the|most|half|every|all|nobody|\d+%?)$/.test(words[0] ?? '') &&
      hasFiniteVerb(words.slice(1, 7)));
  // 'with a price next to it'
  const away = POINTER.test(rest.replace(/(?<= .{20,}) (?:next to|on|in|under|beside|behind) it\b/, ''));
  if (!clause || away || /^(?:it|they|he|she)\b/i.test(rest)) return undefined;
  return { first: finishSentence(capitalise(rest)), after: [finishSentence(`That is ${lowerFirst(lead)}`)] };
}

/** 'Big thanks to my team, we delivered on time.' as 'We delivered on time.' 'Big thanks to my team.' */
export function deedBeforeThanks(text: string): Reordered | undefined {
  const [, thanks = '', deed = ''] =
    /^((?:Big |Huge |Many |A big )?(?:[Tt]hanks|[Tt]hank you) to [^,:;"“?]{3,50}),? ((?:we|I) [^:;"“?]{12,110})[.!]$/u.exec(
      text,
    ) ?? [];
  const leans = POINTER.test(deed) || /^(?:we|I) (?:could|would)/.test(deed);
  return deed === '' || leans ? undefined : { first: finishSentence(deed), after: [finishSentence(thanks)] };
}

/** 'The drawing is the cheap part.' as 'The cheap part is the drawing.' */
export function swapped(text: string): Reordered | undefined {
  const [, subject = '', verb = '', rest = ''] =
    /^((?:The|Our|My) [\p{Ll}\d -]{3,30}?) (is|was|are|were) ((?:the|our|my) [\p{Ll}\d -]{3,35})\.$/u.exec(
      text,
    ) ?? [];
  if (
    rest === '' ||
    /\b(?:same|other|one|who|that|when|where|in|for|from|with|and|of the)\b/.test(`${subject} ${rest}`)
  )
    return undefined;
  return { first: `${capitalise(rest)} ${verb} ${lowerFirst(subject)}.`, after: [] };
}

const TIMED_TAIL =
  /^((?:I|We) [^,:;"“?]{8,60}?) (today|yesterday|(?:last|this) (?:week|month|year|spring|summer|autumn|winter|quarter)|in (?:January|February|March|April|May|June|July|August|September|October|November|December|(?:19|20)\d\d)), ([^:;"“?]{5,70})\.$/u;

/** 'We signed the port today, 3 year contract.' as 'Today we signed the port, 3 year contract.' */
export function timeFirst(text: string): Reordered | undefined {
  const [, clause = '', when = '', tail = ''] = TIMED_TAIL.exec(text) ?? [];
  if (clause === '' || /\b(?:and|but|so|because|when|if|that)\b/.test(clause) || opensClause(wordsOf(tail)))
    return undefined;
  return { first: `${capitalise(when)} ${lowerFirst(clause)}, ${tail}.`, after: [] };
}

const NUMBER = '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)';
const TRAILING = new RegExp(
  `^((?:I|We|My|Our|The|I['’]m|We['’]re) [^,:;"“?]{8,75}?) ((?:after|for|in|with|within) ${NUMBER} (?:people|hours?|days?|weeks?|months?|years?|minutes?|(?:Monday|Friday)s)(?: of [^,;:]{3,40})?|without (?:a |an |any |one )?[^,;:]{3,40}|on \\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December))\\.$`,
  'u',
);

/** 'I closed my shop today after 19 years.' as 'After 19 years I closed my shop today.' */
export function circumstanceFirst(text: string): Reordered | undefined {
  const [, clause = '', circumstance = ''] = TRAILING.exec(text) ?? [];
  if (clause === '' || /\b(?:and|but|so|because|when|if|that|who|which|was|were|is|are|am)\b/.test(clause))
    return undefined;
  const last = wordsOf(clause).at(-1) ?? '';
  if (/^(?:is|was|are|were|do|did|went|came|start|began|deal|agree|work|than|from|to)$/.test(last))
    return undefined;
  return { first: `${capitalise(circumstance)} ${lowerFirst(clause)}.`, after: [] };
}

/** What is no person, firm or thing, by the end of its word: of it a word in -ing says what it is and not what it does. */
const NOTION =
  /^(?:(?:Most|Good|Bad|Great|Real|True|All|Much) )?(?:\p{L}+ )?\p{L}+(?:ship|ment|[ts]ion|ness|ance|ence|ity|ism|ing|egy|work|trust|sales|growth|culture)$/iu;
const DOING =
  /^(?:going|coming|getting|working|doing|starting|making|hiring|looking|opening|growing|moving|changing|closing|ending|shrinking|failing|dying|winning|rising|falling|booming|struggling|one of|part of|out of|kind of|sort of|full of|head of|ahead of|short of)\b/;

/** 'Most strategy is fear of choosing.' as 'Fear of choosing is what most strategy is.' Only of a notion, and where what it is is a thing: 'Everyone is celebrating the ban.' tells what they do. */
export function predicateFirst(text: string): Reordered | undefined {
  const [, subject = '', thing = ''] =
    /^([^,:;"“?\d]{3,40}?) is (\p{Ll}+ing|\p{Ll}+ of \p{Ll}+(?: \p{Ll}+){0,3})\.$/u.exec(text) ?? [];
  if (!NOTION.test(subject) || DOING.test(thing)) return undefined;
  if (/\b(?:i|we|my|our|it|this|that|there|he|she|nobody|not|nothing|everything|something)\b/i.test(subject))
    return undefined;
  return { first: `${capitalise(thing)} is what ${lowerFirst(subject)} is.`, after: [] };
}

/** 'Why is every invoice software so bad?' as 'Every invoice software is so bad. Why?', and 'Remote or office for a first job?' as 'For a first job: remote or office?' */
export function askedLast(text: string): Reordered | undefined {
  const [, verb = '', subject = '', rest = ''] =
    /^Why (is|are) ((?:every|all|most|our|the|so many) [\p{Ll} ]{3,40}?) (so \p{Ll}+[^?]{0,30})\?$/u.exec(
      text,
    ) ?? [];
  if (rest !== '') return { first: `${capitalise(subject)} ${verb} ${rest}.`, after: ['Why?'] };
  const [, choice = '', about = ''] =
    /^(\p{Lu}[\p{Ll} -]{2,30} or [\p{Ll} -]{2,30}) (for (?:a|an|the|my|our|your) [\p{Ll} ]{3,40})\?$/u.exec(
      text,
    ) ?? [];
  if (about !== '') return { first: `${capitalise(about)}: ${lowerFirst(choice)}?`, after: [] };
  return undefined;
}

const PLURAL_PEOPLE = /^(?:our|my|the|two|three|\d+)\b.*s$/i;
const PERSON =
  /(?:grandma|grandmother|grandpa|grandfather|mother|father|mum|mom|dad|boss|teacher|coach|mentor|wife|husband|son|daughter|sister|brother|manager|colleague|uncle|aunt|professor|customer|client|nurse|doctor|intern|trainee|apprentice|founder|investor|neighbour|neighbor|friend|driver|chef|engineer|designer|candidate|recruiter|student|pupil|patient|cleaner|caretaker|guest|child|kid|boy|girl)$/i;

/**
 * A sentence that begins with a pronoun, with the one it stands for in its place: 'They said …' after 'Our 2 juniors asked …' as
 * 'Our 2 juniors said …'. Nothing where it is not certain who is meant.
 */
export function withSubject(text: string, before: readonly string[]): string | undefined {
  const [, pronoun = '', rest = ''] = /^(He|She|They) (.{12,})$/su.exec(text) ?? [];
  if (rest === '' || POINTER.test(rest.replace(/\b(?:his|her|their)\b/gi, ''))) return undefined;
  const subjects = before.flatMap((sentence) => subjectOf(sentence) ?? ourPeople(sentence, pronoun) ?? []);
  const fitting = subjects.filter((subject) =>
    pronoun === 'They' ? PLURAL_PEOPLE.test(subject) : PERSON.test(subject),
  );
  const others = before.join(' ').match(/\b(?:they|he|she)\b/gi) ?? [];
  const [only] = fitting;
  if (only === undefined || fitting.length !== 1 || subjects.length !== 1 || others.length > 0)
    return undefined;
  return `${capitalise(only)} ${rest}`;
}

/** 'our drivers' of 'I speak about why our drivers plan their own routes', where no other people are named. */
function ourPeople(sentence: string, pronoun: string): string | undefined {
  if (pronoun !== 'They') return undefined;
  const named = [
    ...sentence.matchAll(
      /\b(?:our|my|the) (?:\p{Ll}+ )?\p{Ll}+(?:ers|ors|ists|ees|ians|men|women|nurses|teams|kids|students|patients|clients|guests|parents|juniors|interns)\b/gu,
    ),
  ];
  const [only] = named;
  return named.length === 1 && only !== undefined && /^(?:our|my) /.test(only[0]) ? only[0] : undefined;
}

/** 'Our 2 juniors' of 'Our 2 juniors asked to …': a short subject before a past verb. */
function subjectOf(sentence: string): string | undefined {
  const [, subject = '', verb = ''] =
    /^((?:My|Our|The|Two|Three|\d+) (?:[\p{L}\d-]+ ){0,2}?[\p{L}-]+(?: (?:on|of|in|at|from) (?:the|our|my) [\p{Ll}-]+)?) (\p{Ll}+)\b/u.exec(
      sentence,
    ) ?? [];
  if (subject === '' || !isPast(verb) || isImperative(wordsOf(sentence))) return undefined;
  return subject;
}

const THING =
  /^(?:I|We) (?:[\p{Ll}-]+ly |then |now )?\p{Ll}+(?: (?:off|down|out|up))? ((?:our|my|the|all|\d+) (?:[\p{Ll}\d-]+ ){0,2}?[\p{Ll}-]+)(?= (?:in|on|at|after|for|last|this|because|and|from|with|by|when|before|to)\b|\.$)/u;

/** 'We replaced it with a note.' after 'We stopped our daily standup.' as 'We replaced our daily standup with a note.' */
export function withObject(text: string, before: string): string | undefined {
  const thing = THING.exec(before)?.[1];
  const [whole = '', lead = '', pronoun = ''] = /^((?:I|We) [^,;:"“]{3,40}? )(it|them)\b/.exec(text) ?? [];
  if (thing === undefined || whole === '' || POINTER.test(text.slice(whole.length))) return undefined;
  const plural =
    (thing.endsWith('s') && !thing.endsWith('ss')) ||
    /(?:^\d|\b(?:people|men|women|children|staff|police)$)/.test(thing);
  if (plural !== (pronoun === 'them') || /\b(?:about|to|of|for) $/.test(lead)) return undefined;
  return `${lead}${thing}${text.slice(whole.length)}`;
}
