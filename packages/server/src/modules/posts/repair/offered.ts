import type { Connection } from '../../../platform/db/index.ts';
import type { ProducedBy } from '../produced-by.ts';
import { findRepair } from './repository.ts';

/** What mended a text of a person's generation, without a word of it; null when nothing was offered. */
export async function findOffered(
  connection: Connection,
  userId: string,
  id: string,
  variant: number,
): Promise<ProducedBy | null> {
  const row = await findRepair(connection, userId, id, variant);
  // A text that nothing was wrong with, or that nothing could mend, is not one that was offered.
  if (row === null || row.offered === null) return null;
  const { engine, promptVersion, writtenBy, mended, left } = row;
  const settings = { writtenBy, mended: mended.length, left: left.length };
  return { what: 'repair', engine: engine.name, promptVersion, settings };
}
