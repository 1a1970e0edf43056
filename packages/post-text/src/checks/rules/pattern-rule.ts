import { cutFix } from '../fix.ts';
import type { Fix, Remark, Rule, Severity } from '../finding.ts';
import { remembering } from '../../text/remembering.ts';
import { quote } from '../post.ts';
import { START } from './abstract-words.ts';
import type { Post } from '../post.ts';

/** One habit: a pattern (global flag needed) and what to do with a match. 'cut' offers to take the words out; a string replaces them. */
export type Habit = {
  pattern: RegExp;
  /** What else must hold of a match. */
  where?: (match: RegExpMatchArray) => boolean;
  cut?: string;
  put?: string | ((match: RegExpMatchArray) => string | undefined);
};

/** A tell that is found by its wording. `why` follows the quoted words in the message. */
export function patternRule(
  id: string,
  why: string,
  habits: readonly Habit[],
  severity: Severity = 'warn',
): Rule {
  const readers = habits.map((habit) => ({ habit, matches: matchesOf(habit.pattern) }));
  return {
    id,
    group: 'tell',
    severity,
    english: true,
    find: (post) => {
      const remarks = readers.flatMap(({ habit, matches }) =>
        findHabit(post, habit, matches(post.text), why),
      );
      return withoutOverlaps(remarks.toSorted((a, b) => a.start - b.start || b.end - a.end));
    },
  };
}

/** Where sentences begin, as START has it. Far fewer than the characters, at each of which a pattern would be tried. */
const startsOf = remembering(
  (text) =>
    [...text.matchAll(/^|(?<=\n|[.!?…]\s)/gu)].map(({ index }) => index).filter((at) => at < text.length),
  16,
);

/** The parts of a pattern between its outermost bars. */
function alternatives(source: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  let inClass = false;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (sign === '\\') at += 1;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === '|' && depth === 0) {
      parts.push(source.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, source.slice(from)];
}

const ANCHOR = new RegExp(START).source;

/** Every match of a pattern in a text; one that is tied to the beginning of a sentence is tried only there. */
function matchesOf(pattern: RegExp): (text: string) => RegExpExecArray[] {
  const parts = alternatives(pattern.source);
  if (!parts.every((part) => part.startsWith(ANCHOR))) return (text) => [...text.matchAll(pattern)];
  const bare = parts.map((part) => part.slice(ANCHOR.length)).join('|');
  const here = new RegExp(bare, pattern.flags.replace('g', 'y'));
  return (text) => {
    const found: RegExpExecArray[] = [];
    let end = 0;
    for (const at of startsOf(text)) {
      if (at < end) continue;
      here.lastIndex = at;
      const match = here.exec(text);
      if (match === null) continue;
      found.push(match);
      end = match.index + match[0].length;
    }
    return found;
  };
}

function findHabit(post: Post, habit: Habit, found: readonly RegExpExecArray[], why: string): Remark[] {
  const matches = found.filter((match) => habit.where?.(match) ?? true);
  return matches.map((match) => {
    const start = match.index + leadingSpace(match[0]);
    const end = match.index + match[0].trimEnd().length;
    const fix = fixFor(post.text, habit, match, start, end);
    return { message: `${quote(post.text.slice(start, end))} ${why}`, start, end, ...(fix ? { fix } : {}) };
  });
}

function fixFor(
  text: string,
  habit: Habit,
  match: RegExpMatchArray,
  start: number,
  end: number,
): Fix | undefined {
  if (habit.cut !== undefined) return cutFix(text, start, end, habit.cut);
  const put = (typeof habit.put === 'function' ? habit.put(match) : habit.put)?.trimEnd();
  if (put === undefined) return undefined;
  const replacement = /^\p{Lu}/u.test(text.slice(start)) ? put.charAt(0).toUpperCase() + put.slice(1) : put;
  return { start, end, replacement, label: `Write ${quote(replacement)}` };
}

function leadingSpace(text: string): number {
  return text.length - text.trimStart().length;
}

function withoutOverlaps(remarks: Remark[]): Remark[] {
  const kept: Remark[] = [];
  for (const remark of remarks) if (remark.start >= (kept.at(-1)?.end ?? 0)) kept.push(remark);
  return kept;
}
