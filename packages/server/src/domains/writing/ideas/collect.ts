import type { Context } from '../../../context.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { listFollowedFeeds } from '../../agents/agents/index.ts';
import { factWords, findAuthorProfile } from '../../memory/author/index.ts';
import { listUntoldFacts } from '../../memory/facts/index.ts';
import { listOwnPosts } from '../../library/imports/index.ts';
import { searchPublished } from '../../posts/posts/index.ts';
import { listStrongPosts } from '../../publishing/results/index.ts';
import { findSettings, listTold } from './repository.ts';
import { bestPosts, coverageOf, strongestFirst, type Material, type OwnPost } from './rules/material.ts';

const importedPosts = 150;
const publishedPosts = 60;
const comparedCharacters = 3000;
const bestCount = 6;
const toldIdeas = 400;
const untoldFacts = 12;

export async function feedsOf(connection: Connection, userId: string): Promise<string[]> {
  const { feeds } = await findSettings(connection, userId);
  return [...new Set([...feeds, ...(await listFollowedFeeds(connection, userId))])];
}

export async function collectMaterial(context: Context, userId: string): Promise<Material> {
  const { database, clock } = context;
  const { db } = database;
  const author = await findAuthorProfile(db, userId);
  const { pillars } = await findSettings(db, userId);
  const imported = await listOwnPosts(db, userId, importedPosts);
  const before = new Date(clock.now());
  const published = await searchPublished(db, userId, { words: '', before, limit: publishedPosts });
  const posts: OwnPost[] = [
    ...published.map(({ text, urn, publishedAt }) => ({
      text,
      url: urn === null ? null : `https://www.linkedin.com/feed/update/${urn}`,
      postedAt: publishedAt?.toISOString() ?? null,
      reactions: null,
      comments: null,
    })),
    ...imported.map(({ postedAt, text, url, reactions, comments }) => ({
      text,
      url,
      reactions,
      comments,
      postedAt: postedAt?.toISOString() ?? null,
    })),
  ].map((post) => ({ ...post, text: post.text.slice(0, comparedCharacters) }));
  const strong = await listStrongPosts(context, userId, bestCount);
  const told = await listTold(db, userId, toldIdeas);
  const untold = await listUntoldFacts(context, userId, untoldFacts);
  return {
    author,
    pillars: coverageOf(pillars, posts),
    best: strongestFirst(strong, bestPosts(posts, bestCount), bestCount),
    posts: posts.map(({ text }) => text),
    told: told.flatMap(({ angle, opening }) =>
      opening === '' || opening.startsWith('[') ? [angle] : [angle, opening],
    ),
    untold: untold.map((fact) => ({ id: fact.id, words: factWords(fact) })),
  };
}
