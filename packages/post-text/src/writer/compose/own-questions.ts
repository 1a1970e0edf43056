import { baseOf } from '../base-forms.ts';
import { BASE_VERBS, hasFiniteVerb, wordsOf } from '../lexicon.ts';
import { NAME, NO_OBJECT, refusable } from './askable.ts';
import type { Asked } from './askable.ts';
import { isOwnThing } from './own-things.ts';
import { toReader } from './steps.ts';

/** 'A client asked me to take out the north windows.' asks 'Would you take out the north windows?' and says 'A client asked me to.' */
export function askedRequest(text: string): Asked | undefined {
  const [, who = '', rest = ''] =
    /^((?:A|An|My|Our|One|The|Last \p{L}+ a) (?:\p{Ll}+ ){0,2}?\p{Ll}+ asked (?:me|us) to) (\p{Ll}[^,:;"“?]{8,90})\.$/u.exec(
      text,
    ) ?? [];
  const [verb = ''] = wordsOf(rest);
  const object = rest.slice(verb.length).trim();
  if (!BASE_VERBS.has(verb) || NO_OBJECT.test(object) || NAME.test(object)) return undefined;
  if (/\b(?:and|but|because|so|when|if|not)\b/.test(object)) return undefined;
  return { question: `Would you ${verb} ${toReader(object)}?`, said: `${who}.` };
}

/** 'I never do unpaid trials because …' and 'You cannot treat a dog …' put to the reader, with the answer the notes give. */
export function askedCannot(text: string): Asked | undefined {
  const [, can = '', rest = ''] = /^You (cannot|can['’]t|can not) ([^,:;"“?]{8,90})\.$/u.exec(text) ?? [];
  const [verb = ''] = wordsOf(rest);
  if (!BASE_VERBS.has(verb) || /\b(?:it|that|this|them|and|but|because|if)\b/.test(rest)) return undefined;
  return { question: `Can you ${rest}?`, said: `You ${can}.` };
}

/** '80% of my deals closed after the 5th call.' asks 'How many of your deals close after the 5th call?', with the sentence itself for an answer. */
export function askedShare(text: string): string | undefined {
  const [, owner = '', things = '', past = '', rest = ''] =
    /^(?:\d+% of|\d+ of|Half of|Half|Most of|A third of|A quarter of|Two thirds of) (my|our|the \d+|all|the) ((?:\p{Ll}+ )?\p{Ll}+s) (\p{Ll}+) ([^,:;"“?]{6,70})\.$/u.exec(
      text,
    ) ?? [];
  const base = BASE_VERBS.has(past) ? past : baseOf(past);
  if (base === undefined || !/^(?:my|our)$/.test(owner) || !refusable(rest)) return undefined;
  return `How many of your ${things} ${base} ${toReader(rest)}?`;
}

const NO_OWN =
  /\b(?:not|never|no|nobody|nothing|i|we|my|our|he|she|they|it|this|that|these|those|who|because|now|today|here)\b|n['’]t\b/i;

/** 'Most job ads are written for the boss.' asks 'Are your job ads written for the boss?' and says 'I think most are.' */
export function askedYourOwn(text: string): Asked | undefined {
  const [, amount = '', things = '', verb = '', rest = ''] =
    /^(?:I think |I believe )?(Most|Many|Too many) ((?:\p{Ll}+ ){0,2}?\p{Ll}+) (are|should|can) ([^,:;"“(]{3,80})\.$/u.exec(
      text,
    ) ?? [];
  if (things === '' || NO_OWN.test(things) || /\b(?:of|people|in|on|at|who)\b/.test(things)) return undefined;
  if (NO_OWN.test(rest.replace(/ and not /g, ' and ')) || NAME.test(rest) || /\d/.test(text))
    return undefined;
  if (!isOwnThing(things) || hasFiniteVerb(wordsOf(things))) return undefined;
  const asks = verb.charAt(0).toUpperCase() + verb.slice(1);
  return { question: `${asks} your ${things} ${rest}?`, said: `I think ${amount.toLowerCase()} ${verb}.` };
}

/** 'Daily standups are a tax on your best people.' as 'Are your daily standups a tax on your best people?' */
export function askedPlural(text: string): string | undefined {
  const [, things = '', rest = ''] =
    /^(?:I think |I believe )?((?:\p{L}\p{Ll}+ ){0,2}?\p{L}\p{Ll}+s) are ([^,:;"“(]{3,80})\.$/u.exec(text) ??
    [];
  if (!isOwnThing(things) || NO_OWN.test(things) || NO_OWN.test(rest) || NAME.test(rest) || /\d/.test(text))
    return undefined;
  if (
    /^(?:The|My|Our|Most|Many|All|Some|These|Those|Two|Three|Sales|News|Things|Others|Always)\b/.test(things)
  )
    return undefined;
  if (NAME.test(things) || /^(?:\p{Ll}+ing|open|back|live|out|up|down|over|gone|here)\b/u.test(rest))
    return undefined;
  return `Are your ${things.charAt(0).toLowerCase()}${things.slice(1)} ${rest}?`;
}

/** 'Churn fell from 8% to 3%.' as what the text answers: 'How did churn fall from 8% to 3%?' */
export function askedChange(text: string): string | undefined {
  const [, subject = '', verb = '', rest = ''] =
    /^((?:Our |My |The )?\p{L}[\p{L} -]{2,40}?) (went|fell|rose|grew|dropped|climbed|doubled|tripled|halved) ((?:up |down )?from \S*\d[^,:;"“?]{0,60}|in [^,:;"“?]{4,40})\.$/u.exec(
      text,
    ) ?? [];
  if (/\b(?:instead|too|also|again|as well)\.$/.test(text)) return undefined;
  const passive = PASSIVE.exec(text);
  if (passive !== null) {
    const [, what = '', be = '', done = ''] = passive;
    const named = NO_OBJECT.test(what) || hasFiniteVerb(wordsOf(what));
    return named ? undefined : `How ${be} ${small(what)} ${done}?`;
  }
  const base = CHANGED[verb];
  if (!ASKED_BARE.test(subject)) return undefined;
  if (base === undefined || NO_OBJECT.test(subject) || hasFiniteVerb(wordsOf(subject))) return undefined;
  return `How did ${small(subject)} ${base} ${rest}?`;
}

/** What English asks about without an article, or with its own: 'How did churn fall …?', but no 'How did price of a loaf go up …?' */
const ASKED_BARE =
  /^(?:(?:Our|My|The) .*|(?:\p{L}[\p{Ll}-]+ )*?(?:\p{L}[\p{Ll}-]*[^s\W]s|[Cc]hurn|[Rr]evenue|[Tt]urnover|[Mm]argin|[Tt]raffic|[Aa]ttendance|[Ww]aste|[Oo]utput|[Oo]vertime|[Rr]etention|[Aa]bsence|[Ss]crap|[Ll]ateness)(?: (?:on|in|of|for|at|from|per) .*)?)$/u;

const PASSIVE =
  /^((?:Our |My |The )?\p{L}[\p{L} -]{2,40}?) (was|were) ((?:reduced|cut|raised|increased|lowered|shortened|halved|doubled|improved|brought down) (?:from|by|to) [^,:;"“?]*\d[^,:;"“?]{0,40})\.$/u;

const small = (subject: string) =>
  /^\p{Lu}\p{Ll}/u.test(subject) ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject;

const CHANGED: Readonly<Record<string, string>> = {
  went: 'go',
  fell: 'fall',
  rose: 'rise',
  grew: 'grow',
  dropped: 'drop',
  climbed: 'climb',
  doubled: 'double',
  tripled: 'triple',
  halved: 'halve',
};

/** 'We doubled our price because …' as what the sentence answers: 'Why did we double our price?' */
export function askedReason(text: string): string | undefined {
  const [, who = '', verb = '', rest = ''] =
    /^(I|We) (\p{Ll}+) ([^,:;"“?]{4,70}?),? because [^?]{8,}$/u.exec(text) ?? [];
  const base = baseOf(verb);
  if (base === undefined || /\b(?:not|never|and|but)\b/.test(rest)) return undefined;
  return `Why did ${who === 'I' ? who : 'we'} ${base} ${rest}?`;
}

/** Past and plain form in one. */
const SAME = /^(?:cut|put|let|set|hit|quit|split|shut|spread)$/;

/** The line over a list as the question that its points answer, with all its words: 'How we cut waste from 9% to 4%' asks 'How did we cut waste from 9% to 4%?' */
export function askedByList(headline: string): string | undefined {
  const text = headline.replace(/[.:]$/, '');
  if (/["“:;?(]/.test(text)) return undefined;
  const [, how = '', who = '', verb = '', rest = ''] =
    /^(How|Why) (I|we) (?!never\b|always\b|still\b|now\b)(\p{Ll}+)( .{4,90})$/u.exec(text) ?? [];
  const base = SAME.test(verb) ? verb : baseOf(verb);
  if (base !== undefined) return `${how} did ${who} ${base}${rest}?`;
  // Who tells how they do it does not ask it.
  if (BASE_VERBS.has(verb) && how === 'Why') return `Why do ${who} ${verb}${rest}?`;
  const [, others = '', does = '', what = ''] =
    /^Why ((?:people|customers|clients|guests|patients|readers|tenants|pupils|students)|(?:our|my|most|many) \p{Ll}+s) (\p{Ll}+)( .{4,80})$/u.exec(
      text,
    ) ?? [];
  if (BASE_VERBS.has(does)) return `Why do ${others} ${does}${what}?`;
  const [, teller = '', done = '', more = ''] = /^Things (I|we) (\p{Ll}+)( .{4,80})$/u.exec(text) ?? [];
  const plain = baseOf(done);
  return plain === undefined ? undefined : `What did ${teller} ${plain}${more}?`;
}
