import { checkPost } from '../checks/check-post.ts';
import { findDates } from '../checks/claims/dates.ts';
import { findFigures } from '../checks/claims/figures.ts';
import { quickFold } from '../linkedin/fold.ts';
import { own, patternOf } from './opening-patterns.ts';
import type { OpeningPattern } from './opening-patterns.ts';
import { lineCandidates } from './line-candidates.ts';
import type { LineCandidate } from './line-hooks.ts';
import { plain } from './open-with.ts';
import { readsOn } from './reads-on.ts';

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
  merit(pattern === 'lesson', 1, 'gives what was learned');
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

function judgeLines(
  lines: readonly LineCandidate[],
  most: number,
  fits: (line: string) => boolean = () => true,
): Opening[] {
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
    if (count >= sameBeginning || chosen.length >= most || !fits(one.line)) continue;
    started.set(begins(one.line), count + 1);
    chosen.push(one);
  }
  return chosen
    .toSorted((a, b) => b.score - a.score)
    .map(({ pattern, line, reason }) => ({ pattern, line, reason }));
}

/** Up to ten first lines for a text, made of its own words alone; each can be read without the rest, and the rest after it. */
export function findOpenings(text: string, most = 10): Opening[] {
  return judgeLines(lineCandidates(text), most, (line) => readsOn(text, line));
}
