import type { Connection } from '../../platform/db/index.ts';
import { findByQuestion } from './repository.ts';

/** What produced a question that was put to this person, without its words or an answer; null when there is none. */
export async function findAsked(
  connection: Connection,
  userId: string,
  questionId: string,
): Promise<{
  what: string;
  engine: string;
  promptVersion: string | null;
  settings: Record<string, string | number | boolean>;
} | null> {
  const row = await findByQuestion(connection, userId, questionId);
  const at = row?.turns.findIndex(({ id }) => id === questionId) ?? -1;
  const turn = row?.turns[at];
  // The first question is nobody's answer to anything.
  if (turn === undefined || at === 0) return null;
  const { engine, promptVersion = null } = turn;
  return { what: 'question', engine: engine.name, promptVersion, settings: { question: at + 1 } };
}
