import { getLibraryPost, keysOf, type LibraryPost, listLibraryPosts } from '@limelight/contracts';
import { postFormats } from '@limelight/contracts/catalog';
import type { Context } from '../../../context.ts';
import { existing, type Route, sessionRoute } from '../../../platform/http/index.ts';
import { fillStarters } from './filling.ts';
import { findPost, type LibraryRow } from './repository/inspiration.ts';
import { figuresOf, readerOf, type LibraryNeighbours } from './reader.ts';
import type { OwnFigures } from './repository/search.ts';
import { searchPosts } from './search.ts';
import { hasTrigrams } from './repository/words.ts';

const formats = keysOf(postFormats);

function present(row: LibraryRow, own: ReadonlyMap<string, OwnFigures>): LibraryPost {
  const { id, text, author, industry, language, hasMedia, url, reposts } = row;
  const known = row.own ? own.get(row.digest) : undefined;
  const { reactions, comments, impressions, standing } = row;
  return {
    id,
    starter: row.userId === null,
    own: row.own,
    text,
    author,
    industry,
    language,
    format: formats.find((format) => format === row.format) ?? null,
    hasMedia,
    url,
    postedAt: row.postedAt?.toISOString() ?? null,
    reactions: known?.reactions ?? reactions,
    comments: known?.comments ?? comments,
    reposts,
    impressions: known?.impressions ?? impressions,
    standing: known?.standing ?? standing,
  };
}

export const inspirationRoutes =
  (neighbours: LibraryNeighbours) =>
  (context: Context): Route[] => {
    const { db } = context.database;
    const ownFiguresOf = async (userId: string) =>
      figuresOf(await neighbours.listOwnResults(context, userId));
    let trigrams: Promise<boolean> | null = null;
    return [
      sessionRoute(listLibraryPosts, async ({ session, query }) => {
        await fillStarters(context);
        trigrams ??= hasTrigrams(db);
        const similar = await trigrams;
        const offset = Number(query.cursor ?? 0);
        const showsOwn = query.source === 'own' || query.source === 'all';
        const ownFigures = showsOwn ? await ownFiguresOf(session.userId) : [];
        const reader = await readerOf(db, session.userId, neighbours);
        const at = { reader, ownFigures, offset, now: context.clock.now(), similar };
        const { rows, total, corrected, sortedBy, searched } = await searchPosts(
          db,
          session.userId,
          query,
          at,
        );
        const own = new Map(ownFigures.map((figures) => [figures.digest, figures]));
        const items = rows.slice(0, query.limit).map((row) => present(row, own));
        const nextCursor = rows.length > query.limit ? String(offset + query.limit) : null;
        return { data: { items, total, corrected, sortedBy, searched, nextCursor } };
      }),
      sessionRoute(getLibraryPost, async ({ session, params }) => {
        await fillStarters(context);
        const row = existing(await findPost(db, session.userId, params.id));
        const ownFigures = row.own ? await ownFiguresOf(session.userId) : [];
        return { data: present(row, new Map(ownFigures.map((figures) => [figures.digest, figures]))) };
      }),
    ];
  };
