import { countsUnnamed } from '../checks/claims/counted.ts';
import { findFigures } from '../checks/claims/figures.ts';
import type { Span } from '../linkedin/urls.ts';
import { findSentences } from '../text/sentences.ts';
import { announces, pointsBack } from './announces.ts';
import { leaning, meaningOf, speaksOfKnown, standsAlone } from './key-sentences.ts';

interface Sentence extends Span {
  text: string;
  paragraph: number;
  score: number;
}

/** Sentences in a row that can be read by themselves. */
interface Passage {
  from: number;
  to: number;
  score: number;
}

/** What was done. */
const DID =
  /\b(?:tried|began|started|stopped|introduced|switched|replaced|removed|added|changed|cut|asked|writes?|wrote|built|because|instead|so that)\b/i;
/** 'writes three lines: what is unfinished, …' */
const LISTS = /: \p{L}[^.:]{20,}\.$/u;
/** What a figure is set beside. */
const COMPARES =
  /\b(?:before|after|from|to|fell|rose|grew|dropped|than|down|up|instead of|(?:in|by) the (?:first|second|third|fourth|fifth|sixth|last)|of (?:them|the|\d))\b/i;
const CALENDAR =
  /\b(?:19|20)\d\d\b|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/gi;
const mostInPassing = 5;
/** A change told without digits. */
const CHANGED =
  /\b(?:by (?:half|a (?:third|quarter|fifth|tenth)|two thirds)|halved|doubled|tripled|twice as|half as)\b/i;
/** What holds back, and what is only beside. */
const BESIDE =
  /^(?:nobody claims|of course|some (?:say|argue)|it is worth|for (?:more|further)|the authors?)\b|\?$/i;

function scoreOf(
  sentence: string,
  frequency: ReadonlyMap<string, number>,
  wanted: ReadonlySet<string>,
): number {
  const own = meaningOf(sentence);
  const central = [...own].reduce((sum, word) => sum + Math.min(6, (frequency.get(word) ?? 1) - 1), 0);
  const near = [...own].filter((word) => wanted.has(word)).length;
  const found = findFigures(sentence.replace(CALENDAR, ' '));
  // 'Two crews' counts nothing that a text comes to.
  const figures = found.filter(
    ({ text, values }) => /\d/.test(text) || values.some((value) => value > mostInPassing),
  ).length;
  return (
    central / (own.size + 4) +
    Math.min(2, near * 0.6) +
    (figures > 1 && COMPARES.test(sentence) ? 3 : figures > 0 ? 1.2 : 0) +
    (CHANGED.test(sentence) ? 1.6 : 0) +
    (LISTS.test(sentence) ? 1.8 : 0) +
    (DID.test(sentence) ? 0.6 : 0) -
    (BESIDE.test(sentence) ? 1.5 : 0)
  );
}

const MONTH =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/g;

const leansBack = (sentence: string) =>
  leaning.test(sentence) ||
  countsUnnamed(sentence) ||
  speaksOfKnown(sentence.replace(MONTH, 'then')) ||
  pointsBack(sentence);

const mostPassages = 4;
const longestGap = 110;

/** The short stretches between what was taken of one paragraph. */
function gapsIn(all: readonly Sentence[], kept: ReadonlySet<number>): number[][] {
  const places = [...kept].toSorted((a, b) => a - b);
  return places.slice(1).flatMap((end, index) => {
    const start = places[index] ?? end;
    const gap = Array.from({ length: end - start - 1 }, (_, step) => start + 1 + step);
    const size = gap.reduce((sum, at) => sum + (all[at]?.text.length ?? 0) + 1, 0);
    const inOne = all[start]?.paragraph === all[end]?.paragraph;
    return gap.length > 0 && inOne && size <= longestGap ? [gap] : [];
  });
}

/** A sentence with what it leans on before it, and what it announces after it; null where that is not in its paragraph. */
function readable(all: readonly Sentence[], at: number): Passage | null {
  const inside = (index: number) => all[index]?.paragraph === all[at]?.paragraph;
  let from = at;
  while (leansBack(all[from]?.text ?? '')) {
    if (!inside(from - 1)) return null;
    from -= 1;
  }
  let to = at;
  while (announces(all[to]?.text ?? '')) {
    if (!inside(to + 1)) return null;
    to += 1;
  }
  const whole = all.slice(from, to + 1);
  if (!standsAlone(whole[0]?.text ?? '', true)) return null;
  return { from, to, score: Math.max(...all.slice(at, to + 1).map(({ score }) => score)) };
}

/**
 * What of somebody else's text is worth quoting: passages of one or more whole sentences, in the order of the text, that hold what
 * it came to and what was done for it. None begins with a pronoun without its noun or ends with what is not told.
 */
export function passagesOf(
  text: string,
  { about, most, except }: { about: string; most: number; except: (sentence: string) => boolean },
): Span[] {
  const spans = findSentences(text);
  const frequency = new Map<string, number>();
  for (const { start, end } of spans)
    for (const word of meaningOf(text.slice(start, end))) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const wanted = meaningOf(about);
  let paragraph = 0;
  const all = spans.map((span, index): Sentence => {
    const before = text.slice(spans[index - 1]?.end ?? 0, span.start);
    if (before.includes('\n')) paragraph += 1;
    const sentence = text.slice(span.start, span.end);
    return { ...span, text: sentence, paragraph, score: scoreOf(sentence, frequency, wanted) };
  });
  const passages = all.flatMap((sentence, at) => {
    const passage = readable(all, at);
    const held = passage !== null && all.slice(passage.from, passage.to + 1).some((one) => except(one.text));
    return passage === null || held || !/[.!?…।。！？]["”’)]?$/.test(sentence.text) ? [] : [passage];
  });
  const kept = new Set<number>();
  let units = 0;
  const take = (indexes: readonly number[]) => {
    const fresh = indexes.filter((index) => !kept.has(index));
    const size = fresh.reduce((sum, index) => sum + (all[index]?.text.length ?? 0) + 1, 0);
    if (units + size > most + 1) return;
    for (const index of fresh) kept.add(index);
    units += size;
  };
  let taken = 0;
  for (const { from, to } of passages.toSorted((a, b) => b.score - a.score || a.from - b.from)) {
    if (taken >= mostPassages) break;
    const before = kept.size;
    take(all.flatMap((_, index) => (index >= from && index <= to ? [index] : [])));
    if (kept.size > before) taken += 1;
  }
  // A sentence or two between two passages of a paragraph read better than two quotations.
  for (const gap of gapsIn(all, kept)) if (!gap.some((index) => except(all[index]?.text ?? ''))) take(gap);
  const rows: Span[] = [];
  for (const [index, { start, end, paragraph: place }] of all.entries()) {
    if (!kept.has(index)) continue;
    const last = rows.at(-1);
    if (last !== undefined && kept.has(index - 1) && all[index - 1]?.paragraph === place) last.end = end;
    else rows.push({ start, end });
  }
  return rows;
}
