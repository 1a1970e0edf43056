import { cutFix } from '../fix.ts';
import type { Fix, Remark, Rule, Severity } from '../finding.ts';
import { quote } from '../post.ts';
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
  return {
    id,
    group: 'tell',
    severity,
    english: true,
    find: (post) => {
      const remarks = habits.flatMap((habit) => findHabit(post, habit, why));
      return withoutOverlaps(remarks.toSorted((a, b) => a.start - b.start || b.end - a.end));
    },
  };
}

function findHabit(post: Post, habit: Habit, why: string): Remark[] {
  const matches = [...post.text.matchAll(habit.pattern)].filter((match) => habit.where?.(match) ?? true);
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
  const put = typeof habit.put === 'function' ? habit.put(match) : habit.put;
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
