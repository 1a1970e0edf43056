import type { FactKind, FactSourceKind } from '@limelight/contracts';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { findFactsById, type FactRow } from '../repository/facts.ts';
import { findThere, insertUses, listFactsOfPost } from '../repository/uses.ts';

export interface KnownFact {
  id: string;
  text: string;
  kind: FactKind;
  subject: string;
  happened: string | null;
  until: string | null;
  privacy: 'use' | 'ask';
  source: { kind: FactSourceKind; title: string };
}

export function knownOf(row: FactRow): KnownFact[] {
  const { id, text, kind, subject, happened, until, privacy, source } = row;
  if (privacy === 'never') return [];
  const { kind: sourceKind, title } = source;
  return [{ id, text, kind, subject, happened, until, privacy, source: { kind: sourceKind, title } }];
}

/** Facts that a writer was told, as they are now. */
export const listKnownById = async (connection: Connection, ids: readonly string[]): Promise<KnownFact[]> =>
  (await findFactsById(connection, ids)).flatMap(knownOf);

/** Records what a post was written with. Facts that were forgotten meanwhile are left out. */
export async function recordFactUse(
  tx: Tx,
  userId: string,
  { postId, factIds, now }: { postId: string; factIds: readonly string[]; now: Date },
): Promise<void> {
  const there = await findThere(tx, factIds);
  await insertUses(
    tx,
    there.map((factId) => ({ postId, factId, userId, usedAt: now })),
  );
}

/** The facts that a post was written with, as far as writers may still know them. */
export async function listFactsUsedIn(
  connection: Connection,
  userId: string,
  postId: string,
): Promise<KnownFact[]> {
  return (await listFactsOfPost(connection, userId, postId))
    .filter(({ status }) => status === 'confirmed')
    .flatMap(knownOf);
}
