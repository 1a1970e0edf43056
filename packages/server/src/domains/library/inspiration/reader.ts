import type { Industry } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { languageOfOwn, type OwnFigures, type Reader } from './repository/search.ts';
import { digestOf } from './rules.ts';
import { starterPosts } from './starters.ts';

/** The results of the person's own posts, by text. They are kept outside this module, like the profile. */
export interface OwnResult {
  text: string;
  reactions: number | null;
  comments: number | null;
  impressions: number | null;
  /** As a multiple of the person's median. */
  times: number | null;
}

export interface LibraryNeighbours {
  findAuthor: (
    connection: Connection,
    userId: string,
  ) => Promise<{ industry: Industry | null; language: string }>;
  listOwnResults: (context: Context, userId: string) => Promise<readonly OwnResult[]>;
}

const starterLanguages = new Set(starterPosts.map(({ language }) => language));

/** The person's industry and language: the one they chose, else that of their posts, if there are posts in it. */
export async function readerOf(
  connection: Connection,
  userId: string,
  { findAuthor }: LibraryNeighbours,
): Promise<Reader> {
  const { industry, language: chosen } = await findAuthor(connection, userId);
  const language = chosen === 'auto' ? await languageOfOwn(connection, userId) : chosen;
  return { industry, language: language !== null && starterLanguages.has(language) ? language : 'en' };
}

export const figuresOf = (results: readonly OwnResult[]): OwnFigures[] =>
  results.map(({ text, times, ...figures }) => ({ ...figures, digest: digestOf(text), standing: times }));
