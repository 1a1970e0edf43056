import type { ToldFact } from '@limelight/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { listFactsUsedIn } from '../facts/index.ts';
import { factWords } from './known.ts';

/** The facts that a post tells, as material for its claims. Those that are asked about first bear out nothing. */
export async function listToldFacts(
  connection: Connection,
  userId: string,
  postId: string,
): Promise<ToldFact[]> {
  const used = await listFactsUsedIn(connection, userId, postId);
  return used
    .filter(({ privacy }) => privacy === 'use')
    .map((fact) => ({ id: fact.id, title: fact.text, text: factWords(fact) }));
}
