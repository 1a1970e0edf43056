import { dataBlock } from '../../../integrations/ai/index.ts';
import type { Voice } from './service.ts';

export function labelledBlock(what: string, lines: readonly string[], dataId: string): string[] {
  return lines.length === 0 ? [] : ['', what, dataBlock(lines.join('\n'), dataId)];
}

/** A voice as labelled lines of a prompt; none for what is not known of it. */
export const voiceLines = (
  { posts, habits, described, rules, examples }: Voice,
  dataId: string,
): string[] => [
  ...(habits.length === 0
    ? []
    : [
        '',
        `How the author writes, measured over ${posts} posts. It counts for more than general advice on style:`,
        ...habits.map((habit) => `- ${habit}`),
      ]),
  ...labelledBlock('What sets the author’s voice apart:', described, dataId),
  ...labelledBlock('The author’s rules, one a line, all to be followed:', rules, dataId),
  ...examples.flatMap((example) =>
    labelledBlock(
      'An earlier post of the author, to hear how they sound. Take no fact and no sentence from it, and never eight words in a row:',
      [example],
      dataId,
    ),
  ),
];
