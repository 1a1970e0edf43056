import { randomUUID } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { outlineEngine, promptName } from '../../../integrations/ai/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { runToEnd } from '../../runs/runs/index.ts';
import { nextQuestionPrompt } from './prompts/next-question.v5.ts';
import { answersOf, plainQuestion } from './rules.ts';
import { nextQuestion } from './run.ts';
import type { KeptTurn } from './tables.ts';

/**
 * The next question. The first one is always the same; a model asks the others. Without a model, or when it fails,
 * the question is one that suits any answer.
 */
export async function askNext(
  context: Context,
  userId: string,
  turns: readonly KeptTurn[],
  signal: AbortSignal,
): Promise<KeptTurn> {
  const plain = plainQuestion(turns);
  const asPlain = plain && {
    ...plain,
    id: randomUUID(),
    answer: null,
    engine: outlineEngine,
    promptVersion: null,
  };
  if (asPlain !== null && (turns.length === 0 || !context.writers.hasModel())) return asPlain;
  try {
    const request = { owner: { kind: 'user', userId }, input: { answers: answersOf(turns) } } as const;
    const { id, result, engine } = await runToEnd(context, nextQuestion, request, signal);
    return { ...result, id, answer: null, engine, promptVersion: promptName(nextQuestionPrompt) };
  } catch (error) {
    if (!(error instanceof AppError) || asPlain === null || signal.aborted) throw error;
    return asPlain;
  }
}
