import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../platform/db/index.ts';
import {
  extendVersion,
  findLastVersions,
  insertVersions,
  removeVersion,
  type VersionRow,
} from '../repository/versions.ts';
import { versionsOf, type Before, type MadeChange } from './rules.ts';

export interface SavedText {
  userId: string;
  postId: string;
  text: string;
  /** The post's earlier text and its time, stored first if there is no version of it. */
  previous?: { text: string; at: Date } | undefined;
  changes?: readonly MadeChange[] | undefined;
  tab?: string | undefined;
  /** The newest versions, if they were read after the post was locked. */
  newest?: Newest | undefined;
  now: number;
}

export type Newest = Awaited<ReturnType<typeof findLastVersions>>;

const known = ({ beganAt, endedAt, ...row }: VersionRow): Before => ({
  ...row,
  beganAt: beganAt.getTime(),
  endedAt: endedAt.getTime(),
});

/** Extends the version with its new text, or deletes it when its changes were reverted. */
async function goOn(
  tx: Tx,
  { last, before }: { last: VersionRow; before: VersionRow | null },
  text: string,
  now: Date,
): Promise<void> {
  if (before?.text === text) await removeVersion(tx, last.id);
  else await extendVersion(tx, last.id, text, now);
}

/** Records the effect of a save on a post's text in the same transaction. The post must be locked. */
export async function recordVersion(
  tx: Tx,
  { userId, postId, text, previous, changes = [], tab, newest, now }: SavedText,
): Promise<void> {
  const { last, before } = newest ?? (await findLastVersions(tx, userId, postId));
  const earlier =
    last === null && previous !== undefined
      ? versionsOf(null, { text: previous.text, changes: [], tab: null, at: previous.at.getTime() }).added
      : [];
  const { joined, added } = versionsOf(last === null ? (earlier[0] ?? null) : known(last), {
    text,
    changes,
    tab: tab ?? null,
    at: now,
  });
  const rows = [...earlier];
  if (joined !== null) {
    const begun = rows[0];
    if (last !== null) await goOn(tx, { last, before }, joined, new Date(now));
    else if (begun !== undefined) begun.text = joined;
  }
  rows.push(...added);
  if (rows.length === 0) return;
  let number = last?.number ?? 0;
  await insertVersions(
    tx,
    rows.map(({ beganAt, endedAt, ...row }) => ({
      ...row,
      id: randomUUID(),
      userId,
      postId,
      number: (number += 1),
      beganAt: new Date(beganAt),
      endedAt: new Date(endedAt),
    })),
  );
}
