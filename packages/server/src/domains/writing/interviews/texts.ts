import type { Connection } from '../../../platform/db/index.ts';
import { listInterviews } from './repository.ts';
import { answersOf, type AnsweredQuestion } from './rules.ts';

export interface InterviewText {
  id: string;
  at: Date;
  turns: AnsweredQuestion[];
}

/** The finished interviews of a person, with what they answered. */
export async function listInterviewTexts(connection: Connection, userId: string): Promise<InterviewText[]> {
  const rows = await listInterviews(connection, userId);
  return rows
    .filter(({ status }) => status === 'done')
    .map(({ id, turns, updatedAt }) => ({ id, at: updatedAt, turns: answersOf(turns) }));
}
