import { unsupportedClaims } from '@limelight/post-text';
import type { AnsweredQuestion } from '@limelight/post-text/writer';

/** Why a model's question cannot be asked, in words for the model; null when it can. */
export function questionFault(question: string, asked: readonly AnsweredQuestion[]): string | null {
  const told = asked.map(({ answer }) => answer).join('\n');
  if (!question.trim().endsWith('?')) return 'The question must end with a question mark.';
  if (/\n|```|<<<|[{}]/.test(question)) return 'The question must be one plain line.';
  if (asked.some((one) => one.question.toLowerCase() === question.trim().toLowerCase()))
    return 'That was asked already.';
  return unsupportedClaims(question, told).length > 0 ? 'The question holds what nobody said.' : null;
}
