import type { Post } from '@limelight/contracts';
import type { KeptRecords } from '../../../../lib/kept-records.ts';
import type { Choices } from './choices.ts';
import { decideConflict, toldWith } from './conflict.ts';
import { untold } from './made.ts';
import { contentOf } from './draft.ts';
import { holdsWork, isNewKey, readKeptPost, type KeptPost } from './kept-post.ts';
import { openState, restoreState } from './session-state.ts';
import type { SessionEnvironment } from './session-environment.ts';
import { WritingSession } from './writing-session.ts';

/** A new post that a closed or crashed tab left unsaved in this browser. */
export interface LeftPost {
  key: string;
  kept: KeptPost;
}

/** The number of records kept for saved posts, which only contain undo history. */
const mostSaved = 20;

/**
 * The new posts that other tabs left behind, newest first. `held` are the records open in some tab. Removes records of
 * other users and old records of saved posts.
 */
export async function findLeft(
  records: KeptRecords,
  owner: string,
  held: ReadonlySet<string>,
): Promise<LeftPost[]> {
  const all = (await records.entries()).map(([key, value]) => ({ key, kept: readKeptPost(value, owner) }));
  const found = all
    .flatMap(({ key, kept }) => (kept === null ? [] : [{ key, kept }]))
    .toSorted((a, b) => b.kept.changedAt - a.kept.changedAt);
  const outdated = found.filter(({ key, kept }) => !isNewKey(key) && !kept.dirty).slice(mostSaved);
  const unreadable = all.filter(({ kept }) => kept === null);
  for (const { key } of [...outdated, ...unreadable]) if (!held.has(key)) await records.remove(key);
  return found.filter(({ key, kept }) => isNewKey(key) && !held.has(key) && holdsWork(kept));
}

/** Opens a post (`null` for a new one) with what this browser stored of it. Without a key nothing is stored. */
export function openSession(
  post: Post | null,
  choices: Choices,
  key: string | null,
  kept: KeptPost | null,
  environment: SessionEnvironment,
): WritingSession {
  const opened = openState(post, choices);
  const server = post && contentOf(post);
  if (kept === null) {
    const start = { base: server, sent: [], version: null, dirty: false, creating: null };
    return new WritingSession(environment, key, opened, start);
  }
  // A save by the previous page may have arrived since, and the session then continues from there.
  const arrived =
    server && decideConflict({ mine: kept.content, sent: kept.sent, base: null, theirs: server });
  const lacks = kept.dirty && arrived !== 'same';
  const told = server && arrived === 'own-earlier' ? toldWith(kept.sent, server) : [];
  const goesOn = lacks && arrived !== 'own-earlier';
  return new WritingSession(
    environment,
    key,
    restoreState(opened, kept),
    {
      base: goesOn ? kept.base : server,
      sent: goesOn ? kept.sent : [],
      version: goesOn ? kept.version : null,
      dirty: lacks && kept.generationId === null,
      creating: post ? null : kept.creating,
    },
    lacks ? untold(kept.changes, told) : [],
  );
}
