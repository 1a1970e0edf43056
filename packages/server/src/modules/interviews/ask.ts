import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { builtInEngine, type ModelCall } from '../../integrations/ai/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { threadFile } from '../../platform/threads/index.ts';
import { askStructured, recordFreeHelp } from '../improving/index.ts';
import { newDataId } from '../posts/index.ts';
import type * as InterviewTexts from './interview-texts.worker.ts';
import { nextQuestionAnswer, nextQuestionPrompt, renderNextQuestion } from './prompts/next-question.v2.ts';
import { answersOf } from './rules.ts';
import type { KeptTurn } from './tables.ts';

const interviewTexts = threadFile<typeof InterviewTexts>(import.meta.url, 'interview-texts');

const longestQuestion = 240;
const longestHint = 120;

async function byRule(
  { threads }: Context,
  owner: string,
  turns: readonly KeptTurn[],
): Promise<KeptTurn | null> {
  const args: [ReturnType<typeof answersOf>] = [answersOf(turns)];
  const next = await threads.texts.call(interviewTexts, 'nextQuestion', args, { owner });
  return next === null
    ? null
    : { ...next, id: randomUUID(), answer: null, engine: builtInEngine, promptVersion: null };
}

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
 * The next question of an interview: the first is always the same; the others are a model's where there is one, and by
 * rule where there is none, or where it does not answer or not in its form. Null after the last.
 */
export async function askNext(
  context: Context,
  userId: string,
  turns: readonly KeptTurn[],
  signal: AbortSignal,
): Promise<KeptTurn | null> {
  const ruled = await byRule(context, userId, turns);
  if (ruled === null || turns.length === 0 || !context.writers.hasModel()) return ruled;
  const calls: ModelCall[] = [];
  let outcome = 'failed';
  const answers: [ReturnType<typeof answersOf>] = [answersOf(turns)];
  const options = { owner: userId, signal };
  try {
    const tellable = await context.threads.texts.call(interviewTexts, 'tellableOf', answers, options);
    const { value, engine } = await askStructured(
      context,
      {
        prompt: renderNextQuestion(tellable, newDataId()),
        schema: nextQuestionAnswer,
        fault: async ({ question }) =>
          question.length > longestQuestion
            ? 'The question is too long.'
            : context.threads.texts.call(interviewTexts, 'questionFault', [question, ...answers], options),
      },
      signal,
      (call) => calls.push(call),
    );
    outcome = 'done';
    const hint = value.hint.length > longestHint || /[{}<>\n]/.test(value.hint) ? '' : value.hint.trim();
    return {
      id: randomUUID(),
      question: value.question.trim(),
      hint,
      answer: null,
      engine,
      promptVersion: `${nextQuestionPrompt.id}@${nextQuestionPrompt.version}`,
    };
  } catch (error) {
    // An interview does not stop because a model does.
    if (!(error instanceof AppError)) throw error;
    outcome = error.code;
    return ruled;
  } finally {
    await keepUsed(context, userId, calls, outcome);
  }
}
