import type { LibraryQuery, LibrarySort } from '@limelight/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { findPosts, type LibraryRow } from './repository/inspiration.ts';
import { correctedSearch, parseSearch } from './rules.ts';
import { findMatches, hasStandings, readQuery, type OwnFigures, type Reader } from './repository/search.ts';
import { findCorrections } from './repository/words.ts';

export interface Found {
  rows: LibraryRow[];
  total: number;
  /** The corrected search, if the original words matched nothing. */
  corrected: string | null;
  sortedBy: LibrarySort;
  /** The number of posts in which a phrase was looked for, when there are more with its words. */
  searched: number | null;
}

interface Asked {
  reader: Reader;
  ownFigures: readonly OwnFigures[];
  offset: number;
  now: number;
  /** Whether misspelt words can be corrected. */
  similar: boolean;
}

/** Misspelt words are corrected when they occur nowhere. */
export async function searchPosts(
  connection: Connection,
  userId: string,
  query: LibraryQuery,
  { reader, ownFigures, offset, now, similar }: Asked,
): Promise<Found> {
  const isRanked =
    query.sort !== 'standing' ||
    (query.source === 'own'
      ? ownFigures.some(({ standing }) => standing !== null)
      : await hasStandings(connection, userId));
  const sortedBy = isRanked ? query.sort : 'relevance';
  const read = async (q: string, corrected: string | null): Promise<Found> => {
    const words = await readQuery(connection, parseSearch(q), query.language);
    const listing = { userId, reader, query, words, now, ownFigures };
    const { ids, total, searched } = await findMatches(connection, listing, offset + query.limit + 1);
    return {
      rows: await findPosts(connection, userId, ids.slice(offset)),
      total,
      corrected,
      sortedBy,
      searched,
    };
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
