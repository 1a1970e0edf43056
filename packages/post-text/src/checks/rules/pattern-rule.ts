import { cutFix } from '../fix.ts';
import type { Fix, Remark, Rule, Severity } from '../finding.ts';
import { remembering } from '../../text/remembering.ts';
import type { Language } from '../../text/language.ts';
import { quote } from '../post.ts';
import { mayHold, neededBy, placesFor, REACH } from './needed.ts';
import type { Needed } from './needed.ts';
import { foreignHabits } from './foreign-habits.ts';
import { isSaidByOthers, sentenceOf } from './concrete.ts';
import type { Post } from '../post.ts';

/** One habit: a pattern (global flag needed) and what to do with a match. 'cut' offers to take the words out; a string replaces them. */
export type Habit = {
  pattern: RegExp;
  /** What else must hold of a match. */
  where?: (match: RegExpExecArray) => boolean;
  cut?: string;
  /** What leads up to the words goes with them: 'The lesson: hope is not a strategy.' */
  withLead?: true;
  /** Where this follows, cutting would leave it in the air, and nothing is offered. */
  unlessNext?: RegExp;
  put?: string | ((match: RegExpMatchArray) => string | undefined);
};

/** A rule that can be asked for what begins before a place alone. */
export type PatternRule = Rule & { findBefore: (post: Post, before: number) => Remark[] };

/** A tell that is found by its wording. `why` follows the quoted words in the message. */
export function patternRule(
  id: string,
  why: string,
  habits: readonly Habit[],
  severity: Severity = 'warn',
): PatternRule {
  const readers = habits.map(readerOf);
  const foreign = new Map<string, readonly Reader[]>();
  const foreignIn = (language: Language): readonly Reader[] => {
    const known = foreign.get(language);
    if (known !== undefined) return known;
    const ready = foreignHabits(id, language).map((pattern) => readerOf({ pattern }));
    foreign.set(language, ready);
    return ready;
  };
  const find = (post: Post, before?: number): Remark[] => {
    const remarks = (post.language === 'en' ? readers : foreignIn(post.language)).flatMap(
      ({ habit, matches }) => findHabit(post, habit, matches(post.text, before), why),
    );
    return withoutOverlaps(remarks.toSorted((a, b) => a.start - b.start || b.end - a.end));
  };
  return { id, group: 'tell', severity, find: (post) => find(post), findBefore: find };
}

type Reader = { habit: Habit; matches: ReturnType<typeof matchesOf> };
const readerOf = (habit: Habit): Reader => ({ habit, matches: matchesOf(habit.pattern) });

/** Places of a text that a look behind finds: where sentences begin. Far fewer than the characters. */
const placesBehind = new Map<string, (text: string) => number[]>();

function placesAfter(behind: string): (text: string) => number[] {
  const known = placesBehind.get(behind);
  if (known !== undefined) return known;
  // What it looks back at, read forwards: '(?<=a|b)' holds where 'a' or 'b' ends.
  const pattern = new RegExp(behind.slice('(?<='.length, -1), 'giu');
  const find = remembering((text: string) => {
    const ends: number[] = [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const end = match.index + match[0].length;
      if (end < text.length && end > (ends.at(-1) ?? -1)) ends.push(end);
      // Past a sign of two units, or it would be met again.
      pattern.lastIndex = match.index + ((text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1);
    }
    return ends;
  }, 8);
  placesBehind.set(behind, find);
  return find;
}

/** A text as far as a place. The last is kept, since every pattern of a rule asks for the same. */
const within = (() => {
  let [whole, most, part] = ['', 0, ''];
  return (text: string, end: number): string => {
    if (end >= text.length) return text;
    if (text !== whole || end !== most) [whole, most, part] = [text, end, text.slice(0, end)];
    return part;
  };
})();

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

/** The look behind that a pattern begins with, if all its alternatives begin with the same. */
function lookBehind(parts: readonly string[]): string | undefined {
  const [first = ''] = parts;
  if (!first.startsWith('(?<=^|')) return undefined;
  let depth = 0;
  for (let at = 0; at < first.length; at += 1) {
    const sign = first.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '[') at = first.indexOf(']', at);
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth > 0) continue;
    const behind = first.slice(0, at + 1);
    // After any letter are too many places.
    return !behind.includes('{L}') && parts.every((part) => part.startsWith(behind)) ? behind : undefined;
  }
  return undefined;
}

/**
 * Every match of a pattern in a text. It is not tried, nor made ready, where the text lacks the words it needs; one that is tied
 * to the beginning of a sentence is tried only there.
 */
function matchesOf(pattern: RegExp): (text: string, before?: number) => RegExpExecArray[] {
  let read: Needed | undefined;
  const needed = () => (read ??= neededBy(pattern.source));
  const parts = alternatives(pattern.source);
  const behind = lookBehind(parts);
  if (behind === undefined)
    return (text, before = text.length) =>
      mayHold(text, needed()) ? [...text.matchAll(pattern)].filter(({ index }) => index < before) : [];
  const placesOf = placesAfter(behind);
  const flags = pattern.flags.replace('g', 'y');
  const branches = parts.map((part) => branchOf(part.slice(behind.length), flags));
  return (text, before = text.length) => {
    const near = within(text, before + REACH);
    const open = branches.filter((branch) => mayHold(near, branch.needed()));
    if (open.length === 0) return [];
    const all = placesOf(text);
    const places = before < text.length ? all.filter((at) => at < before) : all;
    const found = open.flatMap((branch) => branch.matchesAt(text, places));
    if (open.length === 1) return found;
    // The branch that stands first in the pattern goes first, as it does in the whole.
    let end = 0;
    return found
      .toSorted((one, other) => one.index - other.index)
      .filter((match) => {
        if (match.index < end) return false;
        end = match.index + match[0].length;
        return true;
      });
  };
}

/** One branch of a pattern, tried at places; it is neither read nor made ready before it is needed. */
function branchOf(source: string, flags: string) {
  let read: Needed | undefined;
  let compiled: RegExp | undefined;
  const needed = () => (read ??= neededBy(source));
  const matchesAt = (text: string, places: readonly number[]): RegExpExecArray[] => {
    const near = placesFor(text, needed(), places);
    if (near.length === 0) return [];
    const here = (compiled ??= new RegExp(source, flags));
    const found: RegExpExecArray[] = [];
    let end = 0;
    for (const at of near) {
      if (at < end) continue;
      here.lastIndex = at;
      const match = here.exec(text);
      if (match === null) continue;
      found.push(match);
      end = match.index + match[0].length;
    }
    return found;
  };
  return { needed, matchesAt };
}

function findHabit(post: Post, habit: Habit, found: readonly RegExpExecArray[], why: string): Remark[] {
  const matches = found.filter(
    (match) => (habit.where?.(match) ?? true) && !isSaidByOthers(sentenceOf(match)),
  );
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
  if (habit.unlessNext?.test(text.slice(end, end + 80)) === true) return undefined;
  if (habit.cut !== undefined) {
    const lead = habit.withLead
      ? /[^.!?:\n]{2,60}[:?][^\S\n]+$/.exec(text.slice(Math.max(0, start - 70), start))
      : null;
    return cutFix(text, start - (lead?.[0].trimStart().length ?? 0), end, habit.cut);
  }
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
