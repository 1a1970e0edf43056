import type { Connection } from '../../../platform/db/index.ts';
import type { ProducedBy } from '../produced-by.ts';
import { findGeneration } from './repository.ts';

/** What produced one text of a person's generation, without a word of the idea or the text; null when it is none. */
export async function findProduced(
  connection: Connection,
  userId: string,
  id: string,
  variant: number,
): Promise<ProducedBy | null> {
  const row = await findGeneration(connection, userId, id);
  const kept = row?.texts.find((text) => text.variant === variant);
  if (!row || kept === undefined) return null;
  const { format, tone, length, language } = row.brief;
  const settings = { format, tone, length, language, variants: row.variants };
  return { what: 'draft', engine: kept.engine.name, promptVersion: row.promptVersion, settings };
}
