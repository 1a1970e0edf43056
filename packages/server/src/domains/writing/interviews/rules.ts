import { interviewLength } from '@limelight/contracts';
import type { KeptTurn } from './tables.ts';

/** An empty answer means that the question was skipped. */
export interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** The questions used without a model. The first one is the same for everybody. */
const plainQuestions = [
  {
    question: 'What happened at work lately that you still think about?',
    hint: 'A conversation, a mistake, a decision, something that went better than expected',
  },
  {
    question: 'Which moment of it do you remember best?',
    hint: 'Where you were, who said what, what you saw',
  },
  {
    question: 'What was different before and after?',
    hint: 'A figure, an amount of time, something people stopped or started doing',
  },
  {
    question: 'What did you believe before that you no longer believe?',
    hint: 'Or what you now do differently',
  },
  {
    question: 'Who should read this, and what should they try?',
    hint: 'One kind of reader, one small step',
  },
] as const;

export function plainQuestion(
  turns: readonly Pick<KeptTurn, 'question'>[],
): { question: string; hint: string } | null {
  const asked = new Set(turns.map(({ question }) => question));
  return plainQuestions.find(({ question }) => !asked.has(question)) ?? null;
}

/** True when an answer contains no word; it then counts as skipped. */
export const saysNothing = (answer: string): boolean => !/[\p{L}\p{N}]/u.test(answer);

export function interviewSource(turns: readonly AnsweredQuestion[]): string {
  return turns
    .map(({ answer }) => answer.trim())
    .filter((answer) => !saysNothing(answer))
    .map((answer) => (/[.!?:…]["”)]?$/u.test(answer) ? answer : `${answer}.`))
    .join('\n');
}

/** Questions and answers, with answers without words turned into skipped ones. */
export const answersOf = (turns: readonly KeptTurn[]): AnsweredQuestion[] =>
  turns.map(({ question, answer }) => ({
    question,
    answer: answer === null || saysNothing(answer) ? '' : answer,
  }));

/**
 * The turns after giving or changing an answer. An unanswered question that followed from the changed answer is
 * removed and asked again. Null when the question does not exist.
 */
export function withAnswer(turns: readonly KeptTurn[], at: number, answer: string): KeptTurn[] | null {
  const turn = turns[at];
  if (turn === undefined) return null;
  const changed = turns.map((one, index) => (index === at ? { ...one, answer } : one));
  const open = changed.at(-1)?.answer === null;
  const leads = open && at === turns.length - 2 && turn.answer !== answer;
  return leads ? changed.slice(0, -1) : changed;
}

export function wantsQuestion(turns: readonly KeptTurn[]): boolean {
  return turns.length < interviewLength && turns.every(({ answer }) => answer !== null);
}
