import { doubtsIn } from '@limelight/post-text';
import type { AnsweredQuestion } from './rules.ts';

/** Explains to the model why its question cannot be used, or returns null when it can. `known` is what they told before. */
export function questionFault(
  question: string,
  asked: readonly AnsweredQuestion[],
  known: readonly string[] = [],
): string | null {
  if (!question.trim().endsWith('?')) return 'The question must end with a question mark.';
  if (/\n|```|<<<|[{}]/.test(question)) return 'The question must be one plain line.';
  if (asked.some((one) => one.question.toLowerCase() === question.trim().toLowerCase()))
    return 'That was asked already.';
  const told = [...asked.map(({ answer }) => answer), ...known];
  // A question claims nothing in a post, where it is for the readers. Here it may not suppose what was never said.
  const premise = question.trim().replace(/\?$/, '.');
  return doubtsIn(premise, told).length > 0 ? 'The question holds what nobody said.' : null;
}
