import { capitalise, finishSentence } from '../clean/sentence.ts';
import {
  BASE_VERBS,
  hasFiniteVerb,
  isAuxiliary,
  isImperative,
  isPast,
  SUBJECTS,
  SUBORDINATORS,
  wordsOf,
} from '../lexicon.ts';
import { readSentence } from '../parse/features.ts';
import type { Sentence } from '../parse/features.ts';
import type { OwnList, Unit } from '../parse/material.ts';

/** Three pieces of advice or more in a row as a list, with the line that announces them; nothing where there is no such row. */
function gatherAdvice(units: readonly Unit[]): Unit[] | undefined {
  const all = units.flatMap((unit, at): { at: number; sentence?: Sentence }[] =>
    unit.list || unit.lines || unit.label !== undefined
      ? [{ at }]
      : unit.sentences.map((sentence) => ({ at, sentence })),
  );
  for (let start = 0; start < all.length; start += 1) {
    const items: string[] = [];
    let [end, sure] = [start, 0];
    for (; end < all.length; end += 1) {
      const sentence = all[end]?.sentence;
      if (sentence === undefined) break;
      const text = sentence.text.replace(ONE_MORE, '');
      const told = readSentence(capitalise(text));
      if (items.length === 0 && SAYS_WHAT_FOLLOWS.test(text)) break;
      if (isAdvice(told)) [sure] = [sure + 1, items.push(withoutStop(told.text))];
      else if (isBareVerb(told, items.length > 0)) items.push(withoutStop(told.text));
      // 'That is not a matter of posture.'
      else if (items.length > 0 && /^(?:That|This|It|They|He|She)\b/.test(sentence.text))
        items[items.length - 1] = `${items.at(-1) ?? ''}. ${sentence.text}`;
      else break;
    }
    const place = units[all[start]?.at ?? -1];
    if (items.length < 3 || sure < 2 || !place) continue;
    const lead = all[start - 1]?.sentence;
    const announced = lead === undefined ? undefined : announcedBy({ ...place, sentences: [lead] });
    const kept = (from: number, to: number) => {
      const held = Map.groupBy(all.slice(from, to), ({ at }) => at);
      return units.flatMap((unit, at) => {
        const sentences = held.get(at)?.flatMap(({ sentence }) => sentence ?? []);
        return sentences === undefined ? [] : [{ ...unit, sentences }];
      });
    };
    return [
      ...kept(0, announced === undefined ? start : start - 1),
      { ...place, sentences: [], list: { intro: announced ?? '', items, ordered: false } },
      ...kept(end, all.length),
    ];
  }
  return undefined;
}

/** 'If you get a letter from the tax office, do this.' leads into the steps and is none. */
const SAYS_WHAT_FOLLOWS =
  /\b(?:do|try|check|remember|read|follow|use) (?:this|these|the following|it like this|as follows)(?: (?:steps|things|points|rules))?[.:]$/iu;

const ONE_MORE = /^(?:And|Then|Also|Finally),? (?=\p{L})/u;
const CONDITION = /^(?:If|When|Whenever|Once|Before|After|On|In|At|For|Until)\b[^,]{3,80}, /;

/** What the reader is told to do, at once or on a condition. */
function isAdvice({ role, text, words }: Sentence): boolean {
  if (text.endsWith('?') || text.includes(':')) return false;
  return role === 'advice' || isImperative(words) || isImperative(wordsOf(text.replace(CONDITION, '')));
}

/** 'Dig half of it.': a word that is no name, preposition or subject, before what is done to. */
function isBareVerb({ text, words }: Sentence, within: boolean): boolean {
  const [first = '', second = ''] = words;
  // 'Take calls standing.'
  if (within && BASE_VERBS.has(first)) return !isAuxiliary(second) && !isPast(second);
  return (
    /^\p{Lu}\p{Ll}{2,} (?:the|a|an|your|it|them|him|her|half|one|two|three|\d|every|each|all|what|only|less|more|at|on|in|with|as|to)\b/u.test(
      text,
    ) &&
    (within || !/^\p{L}+ (?:at|on|in|with|as|to|only|less|more)\b/u.test(text)) &&
    !/(?:ed|ing|ly|s)$/.test(first) &&
    !isPast(first) &&
    !SUBJECTS.has(first) &&
    !SUBORDINATORS.has(first) &&
    !NO_VERB.test(first) &&
    !hasFiniteVerb(wordsOf(text.replace(/ (?:what|when|if|before|after|who|that)\b.*/s, '')).slice(1))
  );
}

const NO_VERB =
  /^(?:half|all|both|not|only|just|even|plus|minus|about|with|from|for|the|out|most|many|some|any|more|less|each|every|our|your|their|two|three|four|five|six|seven|eight|nine|ten|but|yet|nor|and|then|here|there|now|today|nothing|nobody|because|over|under|like|near|once)$/;

/** The line that announces what comes next, without its stop: 'Our rules.' 'How I prepare for a demo.' */
function announcedBy(lead: Unit | undefined): string | undefined {
  const [only, second] = lead?.sentences ?? [];
  if (
    !only ||
    second ||
    (only.whole &&
      !SAYS_WHAT_FOLLOWS.test(only.text) &&
      !/^(?:How (?:I|we|to)|What (?:helps|helped|works|worked))\b[^?]*$/.test(only.text))
  )
    return undefined;
  // 'do this:' before a list says nothing that its condition does not.
  return only.text
    .replace(/[.:]$/, '')
    .replace(
      /(?<=^(?:If|When|Whenever|Before|After|Once)\b.{6,}), (?:please )?do (?:this|these|the following)$/u,
      '',
    );
}

/** Lists told as advice in a row or as a chain of verbs, which have to stand together wherever the post opens. */
export function gatherTold(units: readonly Unit[], voice: 'reader' | 'own'): Unit[] {
  if (hasList(units)) return [...units];
  return gatherAdvice(units) ?? spreadChain(units, voice) ?? [...units];
}

/** Steps to follow: the person's own list, or what they did, one deed after the other. */
export function findSteps(units: readonly Unit[]): Unit[] {
  if (hasList(units)) return [...units];
  return gatherDeeds(units) ?? [...units];
}

/** Points side by side: the person's own list, or the thoughts after the opening, one each. */
export function findPoints(units: readonly Unit[]): Unit[] {
  if (hasList(units)) return [...units];
  const first = units[0];
  if (!first || units.length < 2 || units.some((unit) => unit.lines || unit.label !== undefined))
    return [...units];
  const last = units.at(-1);
  const result = last !== undefined && last.sentences.length > 1 ? last.sentences.at(-1) : undefined;
  const apart = result !== undefined && SO_FAR.test(result.text) ? result : undefined;
  const items = units.map((unit) =>
    unit === last && apart !== undefined
      ? textOf({ ...unit, sentences: unit.sentences.slice(0, -1) })
      : textOf(unit),
  );
  const list: Unit = { ...first, sentences: [], list: { intro: '', items, ordered: false } };
  return apart === undefined || last === undefined ? [list] : [list, { ...last, sentences: [apart] }];
}

/** '400 days without an injury as of today.': what all points came to, and none of them. */
const SO_FAR =
  /^(?:Result: |So far:? )?\d[\d.,]* (?:days|weeks|months|years|\p{Ll}+s) (?:without|since|so far|in a row|later)\b/u;

/** 'I do care about dates.': what somebody says of themselves goes on from what they said before. */
const isOfTeller = ({ sentences }: Unit) => /^(?:I|We|My|Our)\b/.test(sentences[0]?.text ?? '');

/** Short facts of one kind that end the notes, side by side: no step of a story, nothing that leans. */
export function gatherPoints(units: readonly Unit[]): Unit[] {
  if (hasList(units)) return [...units];
  let start = units.length;
  while (start > 0 && isPoint(units[start - 1])) start -= 1;
  const first = units[start];
  if (!first || units.length - start < 3 || units.slice(start).filter(isOfTeller).length > 1)
    return [...units];
  return [
    ...units.slice(0, start),
    { ...first, sentences: [], list: { intro: '', items: units.slice(start).map(textOf), ordered: false } },
  ];
}

/** The facts of a job: notes without a verb, parted at their commas, and what 'you' will do. */
export function gatherFacts(units: readonly Unit[]): Unit[] {
  const items: string[] = [];
  const rest: Unit[] = [];
  let place: Unit | undefined;
  for (const unit of units) {
    // What stands behind a label ('Q2: …') is of it.
    const whole = unit.list !== undefined || unit.lines === true || unit.label !== undefined;
    const [stays, facts] = whole ? [[...unit.sentences], []] : partFacts(unit.sentences);
    if (facts.length > 0) place ??= { ...unit, sentences: [] };
    items.push(...facts);
    if (stays.length > 0 || whole) rest.push({ ...unit, sentences: stays });
  }
  if (items.length < 3 || !place) return [...units];
  const list: Unit = { ...place, list: { intro: '', items, ordered: false } };
  const at = rest.findIndex((unit) => unit.order > list.order);
  return at < 0 ? [...rest, list] : [...rest.slice(0, at), list, ...rest.slice(at)];
}

function hasList(units: readonly Unit[]): boolean {
  return units.some((unit) => unit.list && unit.list.items.length >= 2);
}

function textOf(unit: Unit): string {
  return withoutStop(unit.sentences.map((sentence) => sentence.text).join(' '));
}

/** 'We removed X.' 'We put Y. Then we …': two deeds or more in a row, without their subject, as steps that were taken. */
function gatherDeeds(units: readonly Unit[]): Unit[] | undefined {
  for (let start = 0; start < units.length; start += 1) {
    const items: string[] = [];
    let end = start;
    for (let deeds = deedsOf(units[end]); deeds !== undefined; deeds = deedsOf(units[end])) {
      items.push(...deeds);
      end += 1;
    }
    const first = units[start];
    if (items.length < 2 || !first) continue;
    const announced = announcedBy(units[start - 1]);
    const list: OwnList = { intro: announced ?? '', items, ordered: true };
    return [
      ...units.slice(0, announced === undefined ? start : start - 1),
      { ...first, sentences: [], list },
      ...units.slice(end),
    ];
  }
  return undefined;
}

/** What a unit tells as done, one step a sentence; undefined where it tells anything else. */
export function deedsOf(unit: Unit | undefined): string[] | undefined {
  if (!unit || unit.list || unit.lines || unit.sentences.length === 0) return undefined;
  const deeds = unit.sentences.map((sentence) => deedOf(sentence));
  return deeds.every((deed) => deed !== undefined) ? deeds : undefined;
}

/** What a sentence tells as done by the teller, without who did it; undefined where it tells anything else. */
export function deedOf(sentence: Sentence): string | undefined {
  const follows = /^(?:Then|Next|After that|Finally),? (?=I |we )/.exec(sentence.text);
  const rest = /^(?:I|[Ww]e) (?:now |always |also |then |just )*(.+)$/s.exec(
    sentence.text.slice(follows?.[0].length ?? 0),
  )?.[1];
  if (rest === undefined || (sentence.leans && !follows) || sentence.points || /[:?"“]/.test(rest))
    return undefined;
  const [verb = ''] = wordsOf(rest);
  if (
    /^(?:was|were|had|have|am|are|did|do|could|would|will|can|never|thought|knew|felt|lost|expected|got|used|need|want|think)$/.test(
      verb,
    )
  )
    return undefined;
  return isPast(verb) || BASE_VERBS.has(verb) ? withoutStop(finishSentence(rest)) : undefined;
}

function isPoint(unit: Unit | undefined): boolean {
  const [only, second] = unit?.sentences ?? [];
  if (!unit || !only || second || unit.list || unit.lines || unit.label !== undefined) return false;
  if (only.text.length > 75 || only.leans || only.points || /[:?"“]/.test(only.text)) return false;
  // A deed without who did it is a step of a story.
  if (isPast(only.words[0] ?? '')) return false;
  return (
    !/^(?:then|now|today|later|after|since|on|at|in|by|last|when|if|the|i (?:am|was|thought|had|have been)|we (?:are|had|thought|have been))\b/i.test(
      only.text,
    ) && /^(?:figure|fact|change|turn|action|confession|lesson)$/.test(only.role)
  );
}

function partFacts(sentences: readonly Sentence[]): [Sentence[], string[]] {
  const stays: Sentence[] = [];
  const facts: string[] = [];
  for (const sentence of sentences) {
    const note =
      !hasFiniteVerb(sentence.words.slice(0, 6)) &&
      !isImperative(sentence.words) &&
      sentence.role !== 'invite' &&
      sentence.role !== 'news';
    if (note)
      facts.push(
        ...withoutStop(sentence.text)
          .split(/,\s+(?:and\s+)?/)
          .map((part) => withoutStop(finishSentence(part))),
      );
    else if (/^You\b/.test(sentence.text) && sentence.text.length < 80)
      facts.push(withoutStop(sentence.text));
    else stays.push(sentence);
  }
  return [stays, facts];
}

/** 'I now ask for 40% upfront, invoice the day I deliver and charge 2%': a list of three, as steps for the reader or in the person's own voice. */
function spreadChain(units: readonly Unit[], voice: 'reader' | 'own'): Unit[] | undefined {
  for (const [index, unit] of units.entries()) {
    const [only, ...after] = unit.sentences;
    const chain = only && !unit.list ? readChain(only, voice) : undefined;
    if (!chain) continue;
    const list: Unit = { ...unit, sentences: [], list: chain };
    return [
      ...units.slice(0, index),
      list,
      ...(after.length > 0 ? [{ ...unit, sentences: after }] : []),
      ...units.slice(index + 1),
    ];
  }
  return undefined;
}

function readChain(sentence: Sentence, voice: 'reader' | 'own'): OwnList | undefined {
  const match = /^((?:Now |Today |So )?(?:I|we)(?: now| always| only| just)*) (.+?)[.]?$/is.exec(
    sentence.text,
  );
  const parts = (match?.[2] ?? '').split(/,\s+(?:and\s+|then\s+)?|\s+and\s+(?:then\s+)?/);
  if (
    parts.length < 3 ||
    !parts.every((part) => BASE_VERBS.has(wordsOf(part)[0] ?? '') && isImperative(wordsOf(part)))
  )
    return undefined;
  const items = parts.map((part) => withoutStop(voice === 'own' ? part : finishSentence(toReader(part))));
  return { intro: voice === 'own' ? (match?.[1] ?? '') : '', items, ordered: voice === 'reader' };
}

/** First person to second: the person's habit as a step for the reader. */
export function toReader(text: string): string {
  const swap: Readonly<Record<string, string>> = {
    i: 'you',
    we: 'you',
    my: 'your',
    our: 'your',
    me: 'you',
    us: 'you',
    "i'm": "you're",
    "we're": "you're",
    myself: 'yourself',
    mine: 'yours',
    ours: 'yours',
  };
  return text.replace(
    /(?<![\p{L}'’])(?:I'm|we're|I|we|my|our|me|us|myself|mine|ours)(?![\p{L}'’])/giu,
    (word) => swap[word.toLowerCase()] ?? word,
  );
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}
