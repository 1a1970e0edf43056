import type { Unit } from '../parse/material.ts';
import { OWN_THINGS } from './own-things.ts';
import { isAuxiliary, isPast, wordsOf } from '../lexicon.ts';

const NO_QUALITY =
  /^(?:first|second|third|last|next|best|worst|biggest|smallest|longest|shortest|most|least|own|new|old|favou?rite|whole|entire|only|other|own|latest|current|previous|same|two|three|four|five|six|few|many|\d+)$/;

/** What may come after a thing without being part of its name. */
const GOES_ON_AFTER =
  /^(?:and|or|but|so|in|on|at|to|for|from|with|without|by|of|as|than|that|which|who|because|when|while|until|since|before|after|if|now|today|yesterday|again|once|twice|last|this|every|each|then|also|still|never|always|into|over|under|up|down|out|off|for|all|too|here|there|not|only|even|instead|we|i|they|you|he|she|it|\p{L}+ly|\p{L}+s)$/u;

/** What of the person's own a text names that readers have too: 'sign-up form' of 'our sign-up form'. */
export function ownThing(text: string): string | undefined {
  for (const match of text.matchAll(/\b(?:our|my) ((?:[\p{Ll}-]+ ){0,2}?)([\p{Ll}-]+)(?=[\s.,;:!?]|$)/giu)) {
    const words = wordsOf(`${match[1] ?? ''}${match[2] ?? ''}`);
    const head = words.at(-1) ?? '';
    if (!OWN_THINGS.has(head) || words.some((word) => NO_QUALITY.test(word))) continue;
    const next = / ([\p{Ll}-]+)/uy;
    next.lastIndex = match.index + match[0].length;
    const more = next.exec(text)?.[1] ?? '';
    // 'our support team' is no support.
    if (
      more !== '' &&
      !OWN_THINGS.has(more) &&
      !GOES_ON_AFTER.test(more) &&
      !isPast(more) &&
      !isAuxiliary(more)
    )
      continue;
    return `${match[1] ?? ''}${match[2] ?? ''}${OWN_THINGS.has(more) ? ` ${more}` : ''}`;
  }
  return undefined;
}

/** A question to the reader from a thing of the person's own: 'What about your sign-up form?' Nothing where no such thing is named. */
export function closingQuestion(units: readonly Unit[], pick: number): string | undefined {
  const told = units.flatMap((unit) => unit.sentences.map((sentence) => sentence.text));
  const thing = ownThing(told.join(' '));
  if (thing === undefined || !isMatter(thing, told)) return undefined;
  return pick < 0.5 ? `What about your ${thing}?` : `And your ${thing}?`;
}

/** What a text begins with or comes back to is its matter; what it names once in passing is none. */
function isMatter(thing: string, told: readonly string[]): boolean {
  const head = (wordsOf(thing).at(-1) ?? '').replace(/s$/, '');
  const at = told.flatMap((text, index) =>
    wordsOf(text).some((word) => word.replace(/s$/, '') === head) ? [index] : [],
  );
  return at.length > 1 || (at[0] ?? told.length) < MATTER_FIRST;
}
const MATTER_FIRST = 2;

/** 'Most onboarding is a tour of the tools.' handed to the reader: 'Is yours?' Only where the claim is of things that a reader has too. */
export function askedYours(text: string): string | undefined {
  const [, subject = '', verb = '', rest = ''] =
    /^([^,:;"“(\d]{3,40}?) (is|are|can|should) ([^:;"“(?]{4,80})[.]$/u.exec(text) ?? [];
  if (subject === '' || NO_YOURS.test(subject) || NO_YOURS.test(rest)) return undefined;
  if (/^(?:You|People|Nobody|Everyone|Everybody|The|A|An|This|That|Remote|Today|Now)\b/.test(subject))
    return undefined;
  if (
    /^(?:i|we|he|she|they|it|my|our|not|never|no)\b/i.test(subject) ||
    / (?:of|in|at|on|who|that) /.test(subject)
  )
    return undefined;
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} yours?`;
}

const NO_YOURS =
  /\b(?:i|we|my|our|me|us|it|this|these|those|not|never|nobody|today|now|here|live|open|out|hiring)\b|n['’]t\b/i;

/** The call to action as a line of the post: what was an order to the writer becomes words to the reader. */
export function closingCall(callToAction: string | undefined): string {
  const call = (callToAction ?? '').trim();
  const ask =
    /^(?:please )?(?:ask|invite|encourage|tell|get|remind|urge) (?:people|readers|everyone|them|followers|others|the reader|my network|our network)(?: (?:to|if they)\b|,)?\s*(.+)$/is.exec(
      call,
    );
  if (!ask?.[1]) return call;
  const rest = ask[1];
  const direct = /^(?:which|what|how|when|where|who|why)\b/i.exec(rest);
  if (direct) return `${toYou(reorder(rest))}?`;
  return toYou(rest);
}

/** 'which old phone they keep' as a question: 'which old phone do they keep'. */
function reorder(question: string): string {
  const match = /^(.+?) (they|people) (?!are\b|were\b|have\b|can\b|should\b|would\b|do\b)(\w+.*)$/is.exec(
    question.replace(/[?.!]+$/, ''),
  );
  if (match) return `${match[1]} do ${match[2]} ${match[3]}`;
  const copula = /^(.+?) (they|people) (are|were|have|can|should|would)\b(.*)$/is.exec(
    question.replace(/[?.!]+$/, ''),
  );
  return copula ? `${copula[1]} ${copula[3]} ${copula[2]}${copula[4]}` : question.replace(/[?.!]+$/, '');
}

function toYou(text: string): string {
  const swap: Readonly<Record<string, string>> = {
    they: 'you',
    people: 'you',
    them: 'you',
    their: 'your',
    theirs: 'yours',
    themselves: 'yourself',
    "they're": "you're",
  };
  return text.replace(
    /\b(?:they're|they|people|them|theirs|their|themselves)\b/gi,
    (word) => swap[word.toLowerCase()] ?? word,
  );
}

const LEAST_TAKEN_UP = 6;

/** A post and its call to action. One that begins with the word the post ends with goes on from it: '… an application as a voice message' and 'Voice message to 0234 …' say it once. */
export function withCall(paragraphs: readonly string[], call: string): string[] {
  if (call === '') return [...paragraphs];
  const [first = '', ...more] = wordsOf(call);
  const [, before = '', last = ''] = /^(.*[^\S\n])(\p{L}+)[.]?$/u.exec(paragraphs.at(-1) ?? '') ?? [];
  const goesOn = first.length >= LEAST_TAKEN_UP && more.length > 0 && last.toLowerCase() === first;
  return goesOn ? [...paragraphs.slice(0, -1), `${before}${call}`] : [...paragraphs, call];
}
