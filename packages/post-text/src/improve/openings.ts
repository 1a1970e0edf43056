import { checkPost } from '../checks/check-post.ts';
import { parsePost } from '../checks/post.ts';
import { judgeLine } from './judge-line.ts';
import { patternOf } from './opening-patterns.ts';
import type { OpeningPattern } from './opening-patterns.ts';
import { dangles } from './dangling.ts';
import { lineCandidates } from './line-candidates.ts';
import type { LineCandidate } from './line-hooks.ts';
import { stopsShort } from './opens-alone.ts';
import { openWith, plain } from './open-with.ts';
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

const joined = (text: string) => text.replace(/\s+/g, ' ');

function judge({ line, pattern = patternOf(line) }: LineCandidate, text: string | null): Judged {
  const apart = text !== null && parsePost(line).sentences.length > 1 && !joined(text).includes(line);
  return { pattern, line, ...judgeLine(line, pattern, apart) };
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

/** What came of it, what was learned or a count, told first, is another way in than the same two in their order. */
const leadsOn = ({ pattern }: Judged) => /^(?:result|lesson|figure)$/.test(pattern);

/** The same words in another order, and none besides. */
const sameWords = (one: string, other: string) =>
  one.split(' ').toSorted().join(' ') === other.split(' ').toSorted().join(' ');

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
 * same four words, one of a kind that stands above counts for less, and a line with a tell comes only where all have one.
 */
export function judgeOpenings(lines: readonly string[], most = 10): Opening[] {
  return judgeLines(
    lines.map((line) => ({ line })),
    most,
    null,
  );
}

function judgeLines(
  lines: readonly LineCandidate[],
  most: number,
  /** What they are made of, where that is known. */
  text: string | null,
  fits: (line: string) => boolean = () => true,
): Opening[] {
  const known = new Map<string, Judged>();
  for (const one of lines) {
    const key = plain(one.line);
    if (
      key.split(' ').length >= 3 &&
      one.line.length <= longest &&
      !known.has(key) &&
      !dangles(one.line) &&
      !stopsShort(one.line)
    )
      known.set(key, judge(one, text));
  }
  const all = [...known].toSorted(([, a], [, b]) => b.score - a.score);
  const clean = all.filter(([, { told }]) => told === 0);
  const left = clean.length > 0 || text !== null ? clean : all;
  const distinct: [string, Judged][] = [];
  /** The same in another order, of another pattern, or with something more or less. */
  const turned: Judged[] = [];
  for (const [key, one] of left) {
    const same = distinct.find(([other]) => saysTheSame(other, key));
    if (same === undefined) distinct.push([key, one]);
    else if (same[1].pattern !== one.pattern && (leadsOn(one) || !sameWords(same[0], key))) turned.push(one);
    else if (timesAsLong(same[0], key) >= more && one.pattern !== 'quotation') turned.push(one);
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
  return inTurn(chosen).map(({ pattern, line, reason }) => ({ pattern, line, reason }));
}

/** What a line loses beside one above it of the same pattern, and beside one that holds it or is held by it. */
const again = 0.25;
const within = 1;

/** The strongest first, as they stand to whoever has read those above: another of a kind says less. */
function inTurn(lines: readonly Judged[]): Judged[] {
  const left = [...lines];
  const told: Judged[] = [];
  const worth = ({ score, pattern, line }: Judged) =>
    score -
    told.filter((one) => one.pattern === pattern).length * again -
    (told.some((one) => one.line.includes(line) || line.includes(one.line)) ? within : 0);
  while (left.length > 0) {
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    told.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return told;
}

const tellsIn = (text: string) => checkPost(text).filter(({ group }) => group === 'tell').length;

/** Up to ten first lines for a text, made of its own words alone; each can be read without the rest, and the rest after it. */
export function findOpenings(text: string, most = 10): Opening[] {
  const before = tellsIn(text);
  return judgeLines(
    lineCandidates(text),
    most,
    text,
    (line) => readsOn(text, line) && tellsIn(openWith(text, line)) <= before,
  );
}
