import { interviewLength } from '@limelight/contracts';
import { saysNothing, type AnsweredQuestion } from '@limelight/post-text/writer';
import type { KeptTurn } from './tables.ts';

/** What was asked and answered; an answer that says nothing was skipped. */
export const answersOf = (turns: readonly KeptTurn[]): AnsweredQuestion[] =>
  turns.map(({ question, answer }) => ({
    question,
    answer: answer === null || saysNothing(answer) ? '' : answer,
  }));

/**
 * The turns with an answer given or changed. A question that is open still and followed from a changed answer goes: it is
 * asked anew. Null when that question was not asked.
 */
export function withAnswer(turns: readonly KeptTurn[], at: number, answer: string): KeptTurn[] | null {
  const turn = turns[at];
  if (turn === undefined) return null;
  const changed = turns.map((one, index) => (index === at ? { ...one, answer } : one));
  const open = changed.at(-1)?.answer === null;
  const leads = open && at === turns.length - 2 && turn.answer !== answer;
  return leads ? changed.slice(0, -1) : changed;
}

/** Whether a further question is to be asked. */
export function wantsQuestion(turns: readonly KeptTurn[]): boolean {
  return turns.length < interviewLength && turns.every(({ answer }) => answer !== null);
}
