import { dataBlock } from '../../../integrations/ai/index.ts';
import type { Habit, HabitSubject } from './habits.ts';
import type { Voice } from './service.ts';

export function labelledBlock(what: string, lines: readonly string[], dataId: string): string[] {
  return lines.length === 0 ? [] : ['', what, dataBlock(lines.join('\n'), dataId)];
}

function habitLines(posts: number, habits: readonly Habit[]): string[] {
  if (habits.length === 0) return [];
  const missing = habits.flatMap(({ isNever, text }) => (isNever ? [text] : []));
  return [
    '',
    `How the author writes, measured over ${posts} posts. The figures guide; where an earlier post or the task needs something else, that counts:`,
    ...habits.flatMap(({ isNever, text }) => (isNever ? [] : [`- ${text}`])),
    ...(missing.length === 0 ? [] : [`- Not found in the posts: ${missing.join(', ')}.`]),
  ];
}

/** A voice as labelled lines of a prompt, without the habits that the task decides otherwise; the nearest post is last. */
export const voiceLines = (
  { posts, habits, described, rules, examples }: Voice,
  dataId: string,
  decided: ReadonlySet<HabitSubject> = new Set(),
): string[] => [
  ...habitLines(
    posts,
    habits.filter(({ about }) => !decided.has(about)),
  ),
  ...labelledBlock('What sets the author’s voice apart:', described, dataId),
  ...labelledBlock(
    'The author’s rules, one a line, all to be followed; one about a language applies to texts in it:',
    rules,
    dataId,
  ),
  ...(examples.length === 0
    ? []
    : [
        '',
        'Earlier posts of the author, the nearest to the subject last. They show how a post sounds and looks; take no fact from them and never eight words in a row:',
        ...examples.toReversed().map((example) => dataBlock(example, dataId)),
      ]),
];
