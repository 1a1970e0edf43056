import { checkPost } from '../checks/check-post.ts';
import { findDates } from '../checks/claims/dates.ts';
import { findFigures } from '../checks/claims/figures.ts';
import { parsePost, type Part } from '../checks/post.ts';
import { quickFold } from '../linkedin/fold.ts';
import { own, patternOf } from './opening-patterns.ts';
import type { OpeningPattern } from './opening-patterns.ts';
import { capitalise, finishSentence } from '../writer/clean/sentence.ts';
import { waysToAsk } from '../writer/compose/retold.ts';
import { readSentence } from '../writer/parse/features.ts';
import { lineCandidates, waysToLead } from './line-candidates.ts';
import type { LineCandidate } from './line-candidates.ts';

/** A first line, the pattern it follows, and why it stands where it does among the others. */
export interface Opening {
  pattern: OpeningPattern;
  line: string;
  reason: string;
}

interface Judged extends Opening {
  score: number;
  /** How many tells the line holds. */
  told: number;
}

/** What speaks for a line, in points and in words. */
function judge({ line, pattern = patternOf(line) }: LineCandidate): Judged {
  const before = !quickFold(`${line}\n\nMore`).mobile;
  const short = line.length <= 90;
  const figure = findFigures(line).length > 0;
  const tells = checkPost(line).filter(({ group }) => group === 'tell').length;
  const merits: string[] = [];
  let score = 0;
  const merit = (holds: boolean, points: number, words: string) => {
    if (!holds) return;
    score += points;
    merits.push(words);
  };
  merit(figure, 3, 'names a figure');
  merit(pattern === 'quotation', 3, 'lets somebody speak');
  merit(pattern === 'admission', 3, 'admits something');
  merit(pattern === 'turn', 2, 'shows a change');
  merit(pattern === 'question', 1, 'asks');
  merit(pattern === 'result', 1, 'says what came of it');
  merit(pattern === 'facts', 1, 'puts two facts side by side');
  merit(pattern === 'reader', 1, 'speaks to the reader');
  merit(pattern === 'moment' || findDates(line).length > 0, 1, 'says when');
  merit(own.test(line), 1, 'is your own');
  merit(short, 1, 'is short');
  score -= tells * 4;
  if (!before) score -= 2;
  const fold = before ? 'Stands before the fold on a phone' : 'Reaches behind the fold on a phone';
  const words = merits.slice(0, 2).join(' and ');
  return { pattern, line, score, told: tells, reason: words === '' ? `${fold}.` : `${fold}; ${words}.` };
}

const longest = 220;

/** Two lines that share this much of their words say the same. */
const alike = 0.6;
/** A line so many times as long as another tells more than it. */
const pair = 1.5;
/** One that is so much longer than another still adds something to it. */
const more = 1.2;

const timesAsLong = (one: string, other: string) => {
  const [a, b] = [new Set(one.split(' ')).size, new Set(other.split(' ')).size];
  return Math.max(a, b) / Math.min(a, b);
};

function saysTheSame(one: string, other: string): boolean {
  const words = new Set(one.split(' '));
  const others = new Set(other.split(' '));
  const shared = [...words].filter((word) => others.has(word)).length;
  // Two sentences say more than one of them.
  const longer = timesAsLong(one, other);
  return (
    (shared / Math.min(words.size, others.size) >= 0.9 && longer < pair) ||
    shared / (words.size + others.size - shared) >= alike
  );
}

const plain = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** So many lines may begin with the same words, as many as are read before the eye moves on. */
const sameBeginning = 2;
const begins = (line: string) => plain(line).split(' ').slice(0, 4).join(' ');

/**
 * Lines ranked as openings, the strongest first. Each pattern gives its best before any gives its second; two that say the same
 * come only where there is room and their patterns differ. No more than two begin with the
 * same four words, and a line with a tell comes only where all have one.
 */
export function judgeOpenings(lines: readonly string[], most = 10): Opening[] {
  return judgeLines(
    lines.map((line) => ({ line })),
    most,
  );
}

function judgeLines(lines: readonly LineCandidate[], most: number): Opening[] {
  const known = new Map<string, Judged>();
  for (const one of lines) {
    const key = plain(one.line);
    if (key.split(' ').length >= 3 && one.line.length <= longest && !known.has(key))
      known.set(key, judge(one));
  }
  const all = [...known].toSorted(([, a], [, b]) => b.score - a.score);
  const clean = all.filter(([, { told }]) => told === 0);
  const left = clean.length > 0 ? clean : all;
  const distinct: [string, Judged][] = [];
  /** The same in another order, of another pattern, or with something more or less. */
  const turned: Judged[] = [];
  for (const [key, one] of left) {
    const same = distinct.find(([other]) => saysTheSame(other, key));
    if (same === undefined) distinct.push([key, one]);
    else if (same[1].pattern !== one.pattern || timesAsLong(same[0], key) >= more) turned.push(one);
  }
  const counts = new Map<OpeningPattern, number>();
  // The best of each pattern, then the second of each, and so on.
  const varied = distinct
    .map(([, one]) => {
      const nth = counts.get(one.pattern) ?? 0;
      counts.set(one.pattern, nth + 1);
      return { one, nth };
    })
    .toSorted((a, b) => a.nth - b.nth)
    .map(({ one }) => one);
  const chosen: Judged[] = [];
  const started = new Map<string, number>();
  for (const one of [...varied, ...turned]) {
    const count = started.get(begins(one.line)) ?? 0;
    if (count >= sameBeginning || chosen.length >= most) continue;
    started.set(begins(one.line), count + 1);
    chosen.push(one);
  }
  return chosen
    .toSorted((a, b) => b.score - a.score)
    .map(({ pattern, line, reason }) => ({ pattern, line, reason }));
}

/** Up to ten first lines for a text, made of its own words alone; each can be read without the rest. */
export function findOpenings(text: string, most = 10): Opening[] {
  return judgeLines(lineCandidates(text), most);
}

/** A line that holds this much of a sentence tells it. */
const tells = 0.6;
/** One that holds this much of it speaks of it. */
const touches = 0.35;

/** A point of a list, as it stands in its line. */
const ENTRY = /^\s*[-•–*→]\s/;

/**
 * The text with another first line. A line that stands in the text moves to the front, with what leans on it; one that tells a sentence of it in
 * another order, or puts it to the reader, takes that sentence's place, and what it leaves of it stays; another question and
 * words that are spoken in the text come before all of it, and a point of a list leaves its line; any other line takes the place of the first sentence.
 */
export function openWith(text: string, line: string): string {
  const { lines, sentences } = parsePost(text);
  const point = lines.find((one) => ENTRY.test(one.text) && plain(one.text) === plain(line));
  if (point !== undefined)
    return `${line}\n\n${tidied(`${text.slice(0, point.start)}${text.slice(point.end).replace(/^\n/, '')}`)}`;
  const there = sentences.find((sentence) => plain(sentence.text) === plain(line));
  const [first] = sentences;
  if (there === first && there !== undefined) return text;
  const pair = there === undefined ? pairIn(line, sentences) : undefined;
  if (pair !== undefined) return `${line}\n\n${tidied(without(text, pair))}`.trim();
  const turned = there === undefined ? leftOf(line, sentences) : undefined;
  const before = /\?["”]?$/.test(line.trim()) || (/^[“"].*["”]$/.test(line) && holdsWords(text, line));
  const led = there === undefined ? undefined : withLeaning(there, sentences);
  const like = toldBy(line, sentences, touches);
  const by = toldBy(line, sentences, tells);
  const whole = like !== undefined && leavesOut(line, like);
  const told = led ?? turned?.sentence ?? (before || whole ? undefined : (by ?? first));
  const rest =
    told === undefined ? text : `${text.slice(0, told.start)}${turned?.left ?? ''}${text.slice(told.end)}`;
  const tidy = tidied(rest);
  const after = led === undefined || there === undefined ? '' : text.slice(there.end, led.end).trim();
  const opening = after === '' ? line : `${line} ${after}`;
  return tidy === '' ? opening : `${opening}\n\n${tidy}`;
}

const without = (text: string, [one, two]: readonly [Part, Part]) =>
  `${text.slice(0, one.start)}${text.slice(one.end, two.start)}${text.slice(two.end)}`;

const tidied = (text: string) =>
  text
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/[^\S\n]+\n|\n[^\S\n]+/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const holdsWords = (text: string, line: string) => plain(text).includes(plain(line));

const mostLeaning = 2;

/** A sentence with those after it in its paragraph that mean nothing without it: 'My mistake was X. It took two months.' */
function withLeaning(one: Part, sentences: readonly Part[]): Part {
  let { end } = one;
  for (const next of sentences.slice(sentences.indexOf(one) + 1).slice(0, mostLeaning)) {
    const { leans, points } = readSentence(next.text);
    if (!(leans || points) || next.start - end > 1) break;
    ({ end } = next);
  }
  return { ...one, end };
}

/** The two sentences that are the line, in the order of the text. */
function pairIn(line: string, sentences: readonly Part[]): [Part, Part] | undefined {
  const wanted = plain(line);
  for (const [index, one] of sentences.entries()) {
    if (!wanted.includes(plain(one.text))) continue;
    for (const two of sentences.slice(index + 1))
      if ([`${one.text} ${two.text}`, `${two.text} ${one.text}`].some((both) => plain(both) === wanted))
        return [one, two];
  }
  return undefined;
}

/** A label that says nothing without what it leads to. */
const LABELLED = /^What (?:changed|helped|worked|stayed|made the difference): /;

/** The sentence that a line was turned from, and what is said in its place then. A later one that is asked about stays whole. */
function leftOf(line: string, sentences: readonly Part[]): { sentence: Part; left: string } | undefined {
  for (const [index, sentence] of sentences.entries()) {
    const whole = finishSentence(capitalise(sentence.text));
    const turn = waysToLead(whole).find(({ first }) => first === line);
    // What follows a line that was cut short cannot stand without it, far from the beginning.
    if (turn !== undefined)
      return {
        sentence,
        left:
          index === 0 ? turn.after.join(' ') : LABELLED.test(whole) ? '' : turn.after.length > 0 ? whole : '',
      };
    const ask = index === 0 ? waysToAsk(whole).find(({ question }) => question === line) : undefined;
    if (ask !== undefined && ask.whole === undefined) return { sentence, left: ask.said.join(' ') };
  }
  return undefined;
}

/** Whether a line leaves out so much of the sentence it tells that this has to follow it. */
function leavesOut(line: string, { text }: Part): boolean {
  const words = new Set(plain(line).split(' '));
  return (
    plain(text)
      .split(' ')
      .filter((word) => word.length > 3 && !words.has(word)).length > 1
  );
}

/** The sentence that a line tells in other words or another order: it holds nearly all that the line says. */
function toldBy(line: string, sentences: readonly Part[], least: number): Part | undefined {
  const words = new Set(plain(line).split(' '));
  const shares = sentences.map((sentence) => {
    const own = new Set(plain(sentence.text).split(' '));
    return { sentence, share: [...own].filter((word) => words.has(word)).length / Math.max(1, own.size) };
  });
  const best = shares.toSorted((a, b) => b.share - a.share)[0];
  return best !== undefined && best.share >= least ? best.sentence : undefined;
}
