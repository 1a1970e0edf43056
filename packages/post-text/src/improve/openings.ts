import { checkPost } from '../checks/check-post.ts';
import { findDates } from '../checks/claims/dates.ts';
import { findFigures } from '../checks/claims/figures.ts';
import { parsePost } from '../checks/post.ts';
import { quickFold } from '../linkedin/fold.ts';
import { capitalise, finishSentence } from '../writer/clean/sentence.ts';
import { own, patternOf } from './opening-patterns.ts';
import type { OpeningPattern } from './opening-patterns.ts';
import { writtenOpenings } from './written-openings.ts';

/** A first line, the pattern it follows, and why it stands where it does among the others. */
export interface Opening {
  pattern: OpeningPattern;
  line: string;
  reason: string;
}

interface Judged extends Opening {
  score: number;
}

/** What speaks for a line, in points and in words. */
function judge(line: string): Judged {
  const pattern = patternOf(line);
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
  merit(pattern === 'moment' || findDates(line).length > 0, 1, 'says when');
  merit(own.test(line), 1, 'is your own');
  merit(short, 1, 'is short');
  score -= tells * 4;
  if (!before) score -= 2;
  const fold = before ? 'Stands before the fold on a phone' : 'Reaches behind the fold on a phone';
  const words = merits.slice(0, 2).join(' and ');
  return { pattern, line, score, reason: words === '' ? `${fold}.` : `${fold}; ${words}.` };
}

/** A line that only means something after another. */
const leans =
  /^(?:and|but|so|because|that|this|it|they|these|those|then|which|he|she|his|her|their|there|also)\b/i;
const entry = /^\s*(?:[-•–*→]|\d{1,2}[.)])\s/;
const address = /https?:\/\/|www\.|(?<!\p{L})#\p{L}/u;
const longest = 220;

function ownLines(text: string): string[] {
  const post = parsePost(text);
  return post.sentences
    .filter(({ text: line, start }) => {
      const whole = post.lines.find((one) => one.start <= start && one.end > start);
      return !entry.test(whole?.text ?? '') && !leans.test(line) && !address.test(line);
    })
    .map(({ text: line }) => finishSentence(capitalise(line)));
}

/** Two lines that share this much of their words say the same. */
const alike = 0.6;

function saysTheSame(one: string, other: string): boolean {
  const words = new Set(one.split(' '));
  const others = new Set(other.split(' '));
  const shared = [...words].filter((word) => others.has(word)).length;
  return (
    shared / Math.min(words.size, others.size) >= 0.9 || shared / (words.size + others.size - shared) >= alike
  );
}

const plain = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Lines ranked as openings, the strongest first. No two say the same, and of one pattern there are at most `most / 3`, so
 * that they differ in more than their words.
 */
export function judgeOpenings(lines: readonly string[], most = 10): Opening[] {
  const distinct = new Map<string, string>();
  for (const line of lines) {
    const key = plain(line);
    if (key.split(' ').length < 3 || line.length > longest) continue;
    if (![...distinct.keys()].some((known) => saysTheSame(known, key))) distinct.set(key, line);
  }
  const perPattern = Math.max(1, Math.ceil(most / 3));
  const counts = new Map<OpeningPattern, number>();
  return [...distinct.values()]
    .map(judge)
    .toSorted((a, b) => b.score - a.score)
    .filter(({ pattern }) => {
      const count = (counts.get(pattern) ?? 0) + 1;
      counts.set(pattern, count);
      return count <= perPattern;
    })
    .slice(0, most)
    .map(({ pattern, line, reason }) => ({ pattern, line, reason }));
}

/** Up to ten first lines for a text, made of its own words alone. */
export function findOpenings(text: string): Opening[] {
  const written = [...writtenOpenings(text)].map((opening) => opening.split('\n\n')[0] ?? opening);
  return judgeOpenings([...ownLines(text), ...written]);
}

/**
 * The text with another first line. A line that stands in the text already moves to the front; any other takes the place
 * of the first sentence.
 */
export function openWith(text: string, line: string): string {
  const { sentences } = parsePost(text);
  const there = sentences.find((sentence) => plain(sentence.text) === plain(line));
  const [first] = sentences;
  if (there === first && there !== undefined) return text;
  const cut = there ?? first;
  const rest = cut === undefined ? text : text.slice(0, cut.start) + text.slice(cut.end);
  const tidy = rest
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/[^\S\n]+\n|\n[^\S\n]+/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return tidy === '' ? line : `${line}\n\n${tidy}`;
}
