import { capitalise, finishSentence } from '../clean/sentence.ts';
import { standsAlone } from '../parse/alone.ts';
import { readSentence } from '../parse/features.ts';
import type { Unit } from '../parse/material.ts';
import { isPersonal } from '../personal.ts';
import {
  askedByList,
  askedCannot,
  askedReason,
  askedRequest,
  askedShare,
  askedYourOwn,
} from './own-questions.ts';
import { askedOfAnybody } from './askable.ts';
import type { Put } from './put.ts';
import {
  askedClaim,
  claimOf,
  askedDeed,
  askedEver,
  askedFigure,
  askedHabit,
  askedHeadline,
  askedOrder,
  askedRefusal,
  questionFrom,
} from './reader-questions.ts';
import {
  askedLast,
  causeFirst,
  circumstanceFirst,
  consequenceFirst,
  contentFirst,
  deedBeforeThanks,
  mannerFirst,
  predicateFirst,
  reasonFirst,
  searchFirst,
  sayingFirst,
  swapped,
  timeFirst,
  withObject,
  withSubject,
  wordsFirst,
} from './reorder.ts';
import type { Reordered } from './reorder.ts';
import { reasonBefore } from './turns.ts';

/** How much weaker than the notes' own beginning, in points. */
const ASKED = -2;
const REORDERED = -1;
const LONGEST = 130;
const TURNS = [
  consequenceFirst,
  contentFirst,
  deedBeforeThanks,
  wordsFirst,
  sayingFirst,
  causeFirst,
  timeFirst,
  circumstanceFirst,
  mannerFirst,
  predicateFirst,
  reasonFirst,
  searchFirst,
  swapped,
  askedLast,
];

/** 'Unpopular view: small firms should not bill by the hour.' */
const VIEW = /^((?:\p{L}[\p{Ll}’' -]* )?(?:[Vv]iew|[Oo]pinion|[Tt]ake)): (\p{L}.+)$/su;

/**
 * The ways in which a sentence can be put to the reader, with what is said after it; `whole` where the sentence itself follows, `bare`
 * where the question alone stands for it: a first line may ask so, a draft says what its author holds.
 */
export function waysToAsk(text: string): { question: string; said: string[]; whole?: true; bare?: true }[] {
  const asked = [
    askedDeed,
    askedEver,
    askedHabit,
    askedRefusal,
    askedRequest,
    askedOrder,
    askedCannot,
    askedClaim,
    askedYourOwn,
  ].flatMap((ask) => {
    const found = ask(text);
    const put = found === undefined ? undefined : askedOfAnybody(found.question);
    if (found === undefined || put === undefined) return [];
    const { question, counted } = put;
    return counted ? [{ question, said: [], whole: true as const }] : [{ question, said: [found.said] }];
  });
  const claimed = claimOf(text);
  const bare = claimed?.denies === false ? askedOfAnybody(claimed.question) : undefined;
  const figure = askedFigure(text) ?? askedShare(text);
  const [, lead = '', told = ''] = /^([^:.?!]{8,80}): (.+)$/s.exec(text) ?? [];
  const headline = lead === '' ? text : lead;
  const whole = /\d/.test(headline) ? undefined : askedHeadline(headline);
  const [, view = '', claim = ''] = VIEW.exec(text) ?? [];
  const held = claim === '' ? undefined : askedClaim(capitalise(claim));
  return [
    ...asked,
    ...(bare === undefined ? [] : [{ question: bare.question, said: [], bare: true as const }]),
    ...(held === undefined ? [] : [{ question: held.question, said: [`${view}: ${held.said}`] }]),
    ...(figure === undefined ? [] : [{ question: figure, said: [], whole: true as const }]),
    ...(whole === undefined || askedOfAnybody(whole) === undefined
      ? []
      : [{ question: whole, said: told === '' ? [] : [finishSentence(told)] }]),
  ];
}

/** The ways in which a sentence can be told in another order. */
export function waysToTurn(text: string): Reordered[] {
  return TURNS.flatMap((turn) => turn(text) ?? []);
}

/** What the author's own points would answer: 'Which questions do you ask?' */
const OF_THEIR_OWN = /^Which \p{Ll}+ do you\b|^What did you\b/u;
/** 'How we run our handover.' announces the author's own way, which answers at once. */
const OWN_WAY = /^(?:How|What|Why|When|Where) (?:I|we)\b/;

/** The first sentence of the notes put to the reader, or told in another order; where the post asks already, its question alone. */
export function retold(unit: Unit, beside: Unit | undefined, put: Put, asks: boolean): void {
  const [head, ...tail] = unit.sentences;
  if (!head) return;
  const near = [...unit.sentences, ...(beside?.sentences ?? [])];
  const quiet = asks || near.some(({ text }) => isPersonal(text));
  const after = (texts: readonly string[]) =>
    texts.map((text, index) => (index === 0 ? { ...readSentence(text), leans: true } : readSentence(text)));
  for (const { question, said, whole, bare } of quiet ? [] : waysToAsk(head.text))
    if (bare !== true && !OF_THEIR_OWN.test(question) && !OWN_WAY.test(head.text))
      put('ask', question, 'question', whole ? unit.sentences : [...after(said), ...tail], { extra: ASKED });
  const why = quiet ? undefined : askedReason(head.text);
  const [, reason = ''] = / (because [^?]{8,110})$/u.exec(head.text) ?? [];
  if (
    why !== undefined &&
    reason !== '' &&
    reasonBefore(head.text) === undefined &&
    tail.every(({ leans }) => !leans)
  )
    put('ask', why, 'question', [...after([capitalise(reason)]), ...tail], { extra: ASKED });
  const last = askedLast(head.text);
  for (const turned of asks ? (last ? [last] : []) : waysToTurn(head.text))
    put('reorder', turned.first, readSentence(turned.first).role, [...after(turned.after), ...tail], {
      extra: REORDERED,
    });
}

/** 'Five things I check', 'My rules': a lead line that counts or says whose the points are. */
const OWN_LIST =
  /\d|\b(?:I|we|my|our|me|us)\b|^(?:two|three|four|five|six|seven|eight|nine|ten|some|a few|the) /iu;

/** A list whose lead line is put to the reader. */
export function retoldList(units: readonly Unit[], put: (line: string, rest: Unit[]) => void): void {
  const [first, ...others] = units;
  if (!first?.list || first.sentences.length > 0) return;
  const rest = [{ ...first, list: { ...first.list, intro: '' } }, ...others];
  const answered = askedByList(first.list.intro);
  if (answered !== undefined) put(answered, rest);
  // Of the author's own list nobody else is asked; a figure of the lead line has to stay, and would echo the question.
  if (OWN_LIST.test(first.list.intro)) return;
  const question = askedHeadline(first.list.intro);
  if (question === undefined || askedOfAnybody(question) === undefined) return;
  put(question, rest);
}

/** The sentence the notes lead up to, put to the reader before they are told: 'Do you turn your phone off for code reviews?' */
export function askedAhead(units: readonly Unit[], put: (line: string) => void): void {
  const all = units.flatMap((unit) => unit.sentences.map((sentence) => sentence.text));
  if (all.length < 3 || all.some((sentence) => sentence.endsWith('?'))) return;
  const question = questionFrom(all, 1);
  if (question !== undefined) put(question);
}

/** The last sentence of a thought with the one it speaks of by name: it can then come first. */
export function renamed(unit: Unit, before: readonly Unit[], put: Put): void {
  const last = unit.sentences.at(-1);
  const left = unit.sentences.slice(0, -1);
  if (!last || left.length === 0 || last.text.length > LONGEST) return;
  const named =
    withSubject(
      last.text,
      left.map((sentence) => sentence.text),
    ) ?? withObject(last.text, left.at(-1)?.text ?? '');
  if (named === undefined) return;
  const earlier = before.flatMap((other) => other.sentences);
  const read = readSentence(named);
  if (standsAlone(read, earlier)) put('reorder', named, read.role, left, { extra: REORDERED });
}
