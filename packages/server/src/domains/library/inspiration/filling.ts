import { randomUUID } from 'node:crypto';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { threadFile } from '../../../platform/threads/index.ts';
import type * as Reading from './library-reader.worker.ts';
import {
  deleteOfImport,
  insertPosts,
  measureStandings,
  mediansOf,
  syncStarters,
  type NewPost,
} from './repository/inspiration.ts';
import { digestOf, standingOf, starterId, distinctWords } from './rules.ts';
import { starterPosts } from './starters.ts';
import { deleteWords, insertWords, nobody } from './repository/words.ts';

const reading = threadFile<typeof Reading>(import.meta.url, 'library-reader');
/** The number of texts per worker task. */
const readAtOnce = 2_000;

export interface GivenPost {
  text: string;
  author: string | null;
  industry: string | null;
  url: string | null;
  postedAt: string | null;
  hasMedia: boolean;
  reactions: number | null;
  comments: number | null;
  reposts: number | null;
  impressions: number | null;
  own: boolean;
}

export interface ReadForLibrary {
  rows: NewPost[];
  words: string[];
}

/** Detects the language and form of posts in a worker thread, for `keepInLibrary` to store. */
export async function readForLibrary(
  { threads }: Pick<Context, 'threads'>,
  { userId, importId }: { userId: string; importId: string },
  posts: readonly GivenPost[],
  signal: AbortSignal,
): Promise<ReadForLibrary> {
  const rows = new Map<string, NewPost>();
  const words = new Set<string>();
  for (let at = 0; at < posts.length; at += readAtOnce) {
    const some = posts.slice(at, at + readAtOnce);
    const read = await threads.texts.call(reading, 'readPosts', [some.map(({ text }) => text)], {
      owner: userId,
      signal,
    });
    for (const word of read.words) words.add(word);
    for (const [index, { postedAt, ...post }] of some.entries()) {
      const digest = digestOf(post.text);
      if (rows.has(digest)) continue;
      rows.set(digest, {
        ...post,
        id: randomUUID(),
        userId,
        importId,
        authorKey: post.own ? 'own' : (post.author?.toLowerCase() ?? ''),
        digest,
        language: read.posts[index]?.language ?? null,
        format: read.posts[index]?.format ?? null,
        characters: post.text.length,
        postedAt: postedAt === null ? null : new Date(postedAt),
        standing: null,
        position: 0,
      });
    }
  }
  return { rows: [...rows.values()], words: [...words] };
}

/** Stores the posts of an import, replacing those it stored before. */
export async function keepInLibrary(
  tx: Tx,
  { userId, importId }: { userId: string; importId: string },
  { rows, words }: ReadForLibrary,
): Promise<void> {
  await dropFromLibrary(tx, userId, importId);
  const authors = [...new Set(rows.map(({ authorKey }) => authorKey))].filter((author) => author !== '');
  const added = rows.flatMap(({ authorKey, reactions }) =>
    authorKey === '' || reactions === null ? [] : [{ authorKey, reactions }],
  );
  const medians = await mediansOf(tx, userId, authors, added);
  // Existing posts are measured first; new ones are inserted with their final standing.
  await measureStandings(tx, userId, authors, medians);
  await insertPosts(
    tx,
    rows.map((row) => ({ ...row, standing: standingOf(row.reactions, medians.get(row.authorKey)) })),
  );
  await insertWords(tx, userId, importId, { posts: rows.length, words });
}

export async function dropFromLibrary(tx: Tx, userId: string, importId: string): Promise<void> {
  await deleteWords(tx, userId, importId);
  const touched = await deleteOfImport(tx, userId, importId);
  const authors = touched.filter((author) => author !== '');
  await measureStandings(tx, userId, authors, await mediansOf(tx, userId, authors, []));
}

const filled = new WeakMap<Context, Promise<void>>();

/** Stores the starter posts of this version, once per process. */
export async function fillStarters(context: Context): Promise<void> {
  const known = filled.get(context);
  if (known !== undefined) return known;
  const byIndustry = new Map<string, number>();
  const rows = starterPosts.map(({ text, format, industry, language }): NewPost => {
    const nth = byIndustry.get(industry) ?? 0;
    byIndustry.set(industry, nth + 1);
    return {
      id: starterId(text),
      userId: null,
      importId: null,
      authorKey: '',
      author: null,
      own: false,
      text,
      digest: digestOf(text),
      industry,
      language,
      format,
      characters: text.length,
      hasMedia: false,
      url: null,
      postedAt: null,
      reactions: null,
      comments: null,
      reposts: null,
      impressions: null,
      standing: null,
      // Neighbours in the list are from different industries.
      position: nth * 100 + byIndustry.size,
    };
  });
  const filling = context.database.db.transaction(async (tx) => {
    if (!(await syncStarters(tx, rows))) return;
    await deleteWords(tx, nobody, nobody);
    const words = [...distinctWords(rows.map(({ text }) => text))];
    await insertWords(tx, nobody, nobody, { posts: rows.length, words });
  });
  filled.set(context, filling);
  filling.catch(() => filled.delete(context));
  return filling;
}
