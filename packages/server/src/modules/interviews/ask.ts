import { randomUUID } from 'node:crypto';
import { withoutPrivate } from '@limelight/post-text';
import type { Context } from '../../context.ts';
import { type ModelCall, newDataId, outlineEngine } from '../../integrations/ai/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { askStructured, recordFreeHelp } from '../improving/index.ts';
import { nextQuestionAnswer, nextQuestionPrompt, renderNextQuestion } from './prompts/next-question.v2.ts';
import { questionFault } from './question-fault.ts';
import { answersOf, plainQuestion } from './rules.ts';
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
 * The next question of an interview: the first is always the same, the others are a model's. Without a model, or when
 * it is away, a question is asked that suits any answer.
 */
export async function askNext(
  context: Context,
  userId: string,
  turns: readonly KeptTurn[],
  signal: AbortSignal,
): Promise<KeptTurn> {
  const fresh = { id: randomUUID(), answer: null };
  const plain = plainQuestion(turns);
  const asPlain = plain && { ...plain, ...fresh, engine: outlineEngine, promptVersion: null };
  if (asPlain !== null && (turns.length === 0 || !context.writers.hasModel())) return asPlain;
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
    if (!(error instanceof AppError)) throw error;
    outcome = error.code;
    if (asPlain === null || signal.aborted) throw error;
    return asPlain;
  } finally {
    await keepUsed(context, userId, calls, outcome);
  }
}
