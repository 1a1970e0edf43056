import type { Connection } from '../../../platform/db/index.ts';
import type { ProducedBy } from '../writing/index.ts';
import { findByQuestion } from './repository.ts';

/**
 * Looks up how a question was produced. Returns null when there is none or when no model asked it, since feedback
 * on it would concern no engine or prompt.
 */
export async function findAsked(
  connection: Connection,
  userId: string,
  questionId: string,
): Promise<ProducedBy | null> {
  const row = await findByQuestion(connection, userId, questionId);
  const at = row?.turns.findIndex(({ id }) => id === questionId) ?? -1;
  const turn = row?.turns[at];
  if (turn?.engine.kind !== 'model') return null;
  const { engine, promptVersion = null } = turn;
  return { what: 'question', engine: engine.name, promptVersion, settings: { question: at + 1 } };
}
