import type { LibraryQuery } from '@limelight/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { findPosts, type LibraryRow } from './repository.ts';
import { correctedSearch, parseSearch } from './rules.ts';
import { findMatches, readQuery } from './search/repository.ts';
import { findCorrections } from './words/repository.ts';

export interface Found {
  rows: LibraryRow[];
  total: number;
  /** The corrected search, if the original words matched nothing. */
  corrected: string | null;
}

/** With `similar`, misspelt words are corrected when they occur nowhere. */
export async function searchPosts(
  connection: Connection,
  userId: string,
  query: LibraryQuery,
  { offset, now, similar }: { offset: number; now: number; similar: boolean },
): Promise<Found> {
  const read = async (q: string, corrected: string | null): Promise<Found> => {
    const words = await readQuery(connection, parseSearch(q), query.language);
    const listing = { userId, query, words, now };
    const { ids, total } = await findMatches(connection, listing, offset + query.limit + 1);
    return { rows: await findPosts(connection, userId, ids.slice(offset)), total, corrected };
  };
  const found = await read(query.q, null);
  const { words } = parseSearch(query.q);
  if (found.total > 0 || !similar || words.length === 0) return found;
  const corrections = await findCorrections(connection, userId, words);
  if (corrections.size === 0) return found;
  const instead = correctedSearch(query.q, corrections);
  const again = await read(instead, instead);
  return again.total === 0 ? found : again;
}
