import { getLibraryPost, keysOf, type LibraryPost, listLibraryPosts } from '@limelight/contracts';
import { postFormats } from '@limelight/contracts/catalog';
import type { Context } from '../../../context.ts';
import { AppError, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { fillStarters } from './filling.ts';
import { findPost, type LibraryRow } from './repository.ts';
import { searchPosts } from './search.ts';
import { hasTrigrams } from './words/repository.ts';

const formats = keysOf(postFormats);

function present(row: LibraryRow): LibraryPost {
  const { id, own, text, author, industry, language, hasMedia, url } = row;
  const { reactions, comments, reposts, impressions, standing } = row;
  return {
    id,
    starter: row.userId === null,
    own,
    text,
    author,
    industry,
    language,
    format: formats.find((format) => format === row.format) ?? null,
    hasMedia,
    url,
    postedAt: row.postedAt?.toISOString() ?? null,
    reactions,
    comments,
    reposts,
    impressions,
    standing,
  };
}

export function inspirationRoutes(context: Context): Route[] {
  const { db } = context.database;
  let trigrams: Promise<boolean> | null = null;
  return [
    sessionRoute(listLibraryPosts, async ({ session, query }) => {
      await fillStarters(context);
      trigrams ??= hasTrigrams(db);
      const similar = await trigrams;
      const offset = Number(query.cursor ?? 0);
      const at = { offset, now: context.clock.now(), similar };
      const { rows, total, corrected } = await searchPosts(db, session.userId, query, at);
      const items = rows.slice(0, query.limit).map(present);
      const nextCursor = rows.length > query.limit ? String(offset + query.limit) : null;
      return { data: { items, total, corrected, nextCursor } };
    }),
    sessionRoute(getLibraryPost, async ({ session, params }) => {
      await fillStarters(context);
      const row = await findPost(db, session.userId, params.id);
      if (row === null) throw new AppError('not_found');
      return { data: present(row) };
    }),
  ];
}
