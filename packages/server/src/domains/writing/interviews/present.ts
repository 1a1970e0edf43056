import { interviewLength, type Interview } from '@limelight/contracts';
import type { InterviewRow } from './repository.ts';
import { answersOf, interviewSource, saysNothing } from './rules.ts';

const stateOf = (answer: string | null) =>
  answer === null ? 'asked' : saysNothing(answer) ? 'skipped' : ('answered' as const);

export function presentInterview({ id, status, turns, updatedAt }: InterviewRow): Interview {
  return {
    id,
    status,
    turns: turns.map(({ id: questionId, question, hint, answer, engine }) => ({
      questionId: engine.kind === 'model' ? (questionId ?? null) : null,
      question,
      hint,
      answer: answer ?? '',
      state: stateOf(answer),
      engine: engine.kind === 'model' ? engine : null,
    })),
    length: interviewLength,
    source: interviewSource(answersOf(turns)),
    updatedAt: updatedAt.toISOString(),
  };
}
