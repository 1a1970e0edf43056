import { randomUUID } from 'node:crypto';
import { withoutPrivate } from '@limelight/post-text';
import type { Context } from '../../context.ts';
import { type ModelCall, newDataId, outlineEngine } from '../../integrations/ai/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { askStructured, recordFreeHelp } from '../improving/index.ts';
import { nextQuestionAnswer, nextQuestionPrompt, renderNextQuestion } from './prompts/next-question.v2.ts';
import { questionFault } from './question-fault.ts';
import { answersOf, firstQuestion } from './rules.ts';
import type { KeptTurn } from './tables.ts';

const longestQuestion = 240;
const longestHint = 120;

/** Keeps what a question used of a model. Where that fails the log says so: the question, or why there is none, goes first. */
async function keepUsed(
  context: Context,
  userId: string,
  calls: readonly ModelCall[],
  outcome: string,
): Promise<void> {
  try {
    await recordFreeHelp(context, { userId, help: 'question', prompt: nextQuestionPrompt }, calls, outcome);
  } catch (error) {
    context.log.error({ err: error, userId, outcome }, 'what a question used is not kept');
  }
}

/**
 * The next question of an interview: the first is always the same, the others are a model's. Refuses with `no_model` and the
 * writer's codes.
 */
export async function askNext(
  context: Context,
  userId: string,
  turns: readonly KeptTurn[],
  signal: AbortSignal,
): Promise<KeptTurn> {
  if (!context.writers.hasModel()) throw new AppError('no_model');
  const fresh = { id: randomUUID(), answer: null };
  if (turns.length === 0) return { ...firstQuestion, ...fresh, engine: outlineEngine, promptVersion: null };
  const calls: ModelCall[] = [];
  let outcome = 'failed';
  const answers = answersOf(turns);
  try {
    const { value, engine } = await askStructured(
      context,
      {
        prompt: renderNextQuestion(
          answers.map(({ question, answer }) => ({ question, answer: withoutPrivate(answer) })),
          newDataId(),
        ),
        schema: nextQuestionAnswer,
        fault: ({ question }) =>
          question.length > longestQuestion ? 'The question is too long.' : questionFault(question, answers),
      },
      signal,
      (call) => calls.push(call),
    );
    outcome = 'done';
    const hint = value.hint.length > longestHint || /[{}<>\n]/.test(value.hint) ? '' : value.hint.trim();
    const promptVersion = `${nextQuestionPrompt.id}@${nextQuestionPrompt.version}`;
    return { ...fresh, question: value.question.trim(), hint, engine, promptVersion };
  } catch (error) {
    if (error instanceof AppError) outcome = error.code;
    throw error;
  } finally {
    await keepUsed(context, userId, calls, outcome);
  }
}
