import { cutFix, SPOKEN_VOWEL } from '../fix.ts';
import type { Fix, Remark, Rule, Severity } from '../finding.ts';
import { remembering } from '../../text/remembering.ts';
import type { Language } from '../../text/language.ts';
import { quote } from '../post.ts';
import { mayHold, placesFor, REACH, startsFor } from './held.ts';
import type { Needed, Reading } from './held.ts';
import { readPattern } from './needed.ts';
import { foreignAnswer } from './foreign-answers.ts';
import { foreignHabits } from './foreign-habits.ts';
import { tellsFact } from './german-facts.ts';
import { isSaidByOthers, sentenceOf } from './concrete.ts';
import type { Post } from '../post.ts';

/** What stands in for a match; with `more` so many units behind it go with it. `label` names it where its words alone say little. */
export type Put = string | { text: string; more: number; label?: string };

/** One habit: a pattern (global flag needed) and what to do with a match. 'cut' offers to take the words out; a string replaces them. */
export type Habit = {
  pattern: RegExp;
  /** What else must hold of a match. */
  where?: (match: RegExpExecArray) => boolean;
  cut?: string;
  /** Beside so many other turns alone it is one itself. */
  company?: (match: RegExpExecArray) => number;
  /** What leads up to the words goes with them: 'The lesson: hope is not a strategy.' */
  withLead?: true;
  /** Where this follows, cutting would leave it in the air, and nothing is offered. */
  unlessNext?: RegExp;
  /** Beside `cut`: what stands in for a match where it gives something; the others are cut. */
  put?: string | ((match: RegExpExecArray) => Put | undefined) | undefined;
};

/** A rule that can be asked for what begins before a place alone. */
export type PatternRule = Rule & { findBefore: (post: Post, before: number) => Remark[] };

/** What follows the quoted words in a message; told of the words where it depends on them. */
type Why = string | ((words: string) => string);

/** A tell that is found by its wording. `why` follows the quoted words in the message. */
export function patternRule(
  id: string,
  why: Why,
  habits: readonly Habit[],
  severity: Severity = 'warn',
): PatternRule {
  const readers = habits.map(readerOf);
  const foreign = new Map<string, readonly Reader[]>();
  const foreignIn = (language: Language): readonly Reader[] => {
    const known = foreign.get(language);
    if (known !== undefined) return known;
    const cut = foreignCuts[id];
    const german = language === 'de';
    const ready = foreignHabits(id, language).map((pattern) =>
      readerOf({
        pattern,
        put: (match) => (german && goesOnSmall(match) ? undefined : cut?.(match)),
        company: (match) => (german && tellsFact(match) ? 1 : 0),
      }),
    );
    foreign.set(language, ready);
    return ready;
  };
  const find = (post: Post, before?: number): Remark[] => {
    const remarks: Remark[] = [];
    for (const { habit, matches } of post.language === 'en' ? readers : foreignIn(post.language)) {
      const found = matches(post.text, before);
      if (found.length > 0) remarks.push(...findHabit(post, habit, found, why));
    }
    return remarks.length < 2
      ? remarks
      : withoutOverlaps(remarks.toSorted((a, b) => a.start - b.start || b.end - a.end));
  };
  return { id, group: 'tell', severity, find: (post) => find(post), findBefore: find };
}

/** What may go from a sentence in any language: a tail behind its comma, a drum roll with its colon, an opening with its comma. */
const foreignCuts: Readonly<Record<string, (match: RegExpExecArray) => Put | undefined>> = {
  'rhetorical-result': foreignAnswer,
  // What was told stays: 'Ich saß da. Und schwieg.'
  'dramatic-pause': ([words]) =>
    /^(?:Ich|Er|Sie|Wir|Es|Stille|Silence|Silencio|Gänsehaut|Frissons|Piel|Se me)/u.test(words)
      ? undefined
      : '',
  'participle-tail': ([words]) => (words.trimStart().startsWith(',') ? '' : undefined),
  'reveal-colon': ([words]) => (words.trimEnd().endsWith(':') ? '' : undefined),
  'advice-frame': ([words]) => (words.trimEnd().endsWith(':') ? '' : undefined),
  'throat-clearing': ({ 0: words, index, input }) =>
    /[,:]/.test(input.charAt(index + words.length))
      ? { text: '', more: 1 }
      : words.endsWith(' que')
        ? ''
        : undefined,
};

/** German writes a sentence behind a colon large: 'Was mich überrascht hat: die Stille danach.' is one. */
const goesOnSmall = ({ 0: words, index, input }: RegExpExecArray): boolean =>
  words.trimEnd().endsWith(':') &&
  /^\s*\p{Ll}/u.test(input.slice(index + words.length, index + words.length + 9));

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

/** The look behind that a branch begins with, where it names a place and not any letter before. */
function lookBehind(branch: string): string | undefined {
  if (!branch.startsWith('(?<=^|')) return undefined;
  let depth = 0;
  for (let at = 0; at < branch.length; at += 1) {
    const sign = branch.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '[') at = branch.indexOf(']', at);
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth > 0) continue;
    const behind = branch.slice(0, at + 1);
    return behind.includes('{L}') ? undefined : behind;
  }
  return undefined;
}

type Found = readonly RegExpExecArray[];
const NONE: Found = [];
/** One branch of a pattern, and where in a text it matches. It is neither read nor made ready before it is needed. */
type Branch = { needed: () => Needed; matches: (text: string, before: number) => Found };

/**
 * Every match of a pattern in a text. A branch is not tried, nor made ready, where the text lacks the words it needs; one that is
 * tied to the beginning of a sentence is tried only there.
 */
function matchesOf(pattern: RegExp): (text: string, before?: number) => Found {
  const parts = alternatives(pattern.source);
  const placed = parts.filter((part) => lookBehind(part) !== undefined);
  const others = parts.filter((part) => lookBehind(part) === undefined);
  const branches = placed.map((part) => placedBranch(part, lookBehind(part) ?? '', pattern.flags));
  if (others.length > 0) branches.push(anywhereBranch(others.join('|'), pattern.flags));
  return (text, before = text.length) => {
    const near = within(text, before + REACH);
    let found = NONE;
    for (const { needed, matches } of branches)
      if (mayHold(near, needed())) {
        const more = matches(text, before);
        if (more.length > 0) found = found.length === 0 ? more : inOrder([...found, ...more]);
      }
    return found;
  };
}

/** In the order of the text, each behind the one before; of two at a place the branch that stands first goes first. */
function inOrder(found: RegExpExecArray[]): Found {
  let end = 0;
  return found
    .toSorted((one, other) => one.index - other.index)
    .filter((match) => {
      if (match.index < end) return false;
      end = match.index + match[0].length;
      return true;
    });
}

function anywhereBranch(source: string, flags: string): Branch {
  let reading: Reading | undefined;
  let throughout: RegExp | undefined;
  let sticky: RegExp | undefined;
  const read = () => (reading ??= readPattern(source));
  const matches = (text: string, before: number): Found => {
    const starts = startsFor(text, read(), flags.includes('u'));
    if (starts === undefined)
      return [...text.matchAll((throughout ??= new RegExp(source, flags)))].filter(
        ({ index }) => index < before,
      );
    if (starts.length === 0) return NONE;
    return matchesAt(text, (sticky ??= new RegExp(source, flags.replace('g', 'y'))), starts, before);
  };
  return { needed: () => read().needed, matches };
}

function placedBranch(part: string, behind: string, flags: string): Branch {
  const source = part.slice(behind.length);
  const placesOf = placesAfter(behind);
  let reading: Reading | undefined;
  let sticky: RegExp | undefined;
  const read = () => (reading ??= readPattern(source));
  const matches = (text: string, before: number): Found => {
    const near = placesFor(text, read(), placesOf(text));
    if (near.length === 0) return NONE;
    return matchesAt(text, (sticky ??= new RegExp(source, flags.replace('g', 'y'))), near, before);
  };
  return { needed: () => read().needed, matches };
}

/** The matches that begin at some of these places, each behind the one before. */
export function matchesAt(
  text: string,
  sticky: RegExp,
  places: readonly number[],
  before = Number.POSITIVE_INFINITY,
): Found {
  const found: RegExpExecArray[] = [];
  let end = 0;
  for (const at of places) {
    if (at >= before) break;
    if (at < end) continue;
    sticky.lastIndex = at;
    const match = sticky.exec(text);
    if (match === null) continue;
    found.push(match);
    end = match.index + match[0].length;
  }
  return found;
}

function findHabit(post: Post, habit: Habit, found: readonly RegExpExecArray[], why: Why): Remark[] {
  const matches = found.filter(
    (match) => (habit.where?.(match) ?? true) && !isSaidByOthers(sentenceOf(match)),
  );
  return matches.map((match) => {
    const start = match.index + leadingSpace(match[0]);
    const end = match.index + match[0].trimEnd().length;
    const fix = fixFor(post.text, habit, match, start, end);
    const words = post.text.slice(start, end);
    const reason = typeof why === 'string' ? why : why(words);
    const company = habit.company?.(match) ?? 0;
    return {
      message: `${quote(words)} ${reason}`,
      start,
      end,
      ...(fix ? { fix } : {}),
      ...(company > 0 ? { company } : {}),
    };
  });
}

function fixFor(
  text: string,
  habit: Habit,
  match: RegExpExecArray,
  start: number,
  end: number,
): Fix | undefined {
  const given = typeof habit.put === 'function' ? habit.put(match) : habit.put;
  if (given === undefined && habit.unlessNext?.test(text.slice(end, end + 80)) === true) return undefined;
  if (given === undefined && habit.cut !== undefined) {
    const lead = habit.withLead
      ? /[^.!?:\n]{2,60}[:?][^\S\n]+$/.exec(text.slice(Math.max(0, start - 70), start))
      : null;
    return cutFix(text, start - (lead?.[0].trimStart().length ?? 0), end, habit.cut);
  }
  if (given === undefined) return undefined;
  const {
    text: written,
    more,
    label,
  }: Exclude<Put, string> = typeof given === 'string' ? { text: given, more: 0 } : given;
  const put = written.trimEnd();
  // Nothing in the place of a word is a cut.
  if (put === '') return cutFix(text, start, end + more, `Cut ${quote(text.slice(start, end))}`);
  const replacement = /^\p{Lu}/u.test(text.slice(start)) ? put.charAt(0).toUpperCase() + put.slice(1) : put;
  const article = /(?<!\p{L})([Aa])n? $/u.exec(text.slice(Math.max(0, start - 4), start));
  const right = article && `${article[1] ?? 'a'}${SPOKEN_VOWEL.test(replacement) ? 'n' : ''} `;
  // What opens a Spanish question goes with it.
  const from = text.charAt(start - 1) === '¿' && text.slice(start, end).includes('?') ? start - 1 : start;
  const fix = { start: from, end: end + more, replacement, label: label ?? `Write ${quote(replacement)}` };
  if (article === null || right === null || right === article[0]) return fix;
  return { ...fix, start: start - article[0].length, replacement: right + replacement };
}

function leadingSpace(text: string): number {
  return text.length - text.trimStart().length;
}

function withoutOverlaps(remarks: Remark[]): Remark[] {
  const kept: Remark[] = [];
  for (const remark of remarks) if (remark.start >= (kept.at(-1)?.end ?? 0)) kept.push(remark);
  return kept;
}
