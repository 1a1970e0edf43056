import type { FactKind, FactSourceKind } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { findFactsById, listAbout, listSteering, usable, type FactRow } from '../repository/facts.ts';
import { findMatches } from '../repository/search.ts';
import { findThere, insertUses, listFactsOfPost } from '../repository/uses.ts';
import { dayOf } from '../rules/lasting.ts';
import { leadingSubjects, rankFacts } from '../rules/ranking.ts';
import { searchFor } from '../rules/terms.ts';
import { requirePlace } from './access.ts';

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

const usualLimit = 8;

export function knownOf(row: FactRow): KnownFact[] {
  const { id, text, kind, subject, happened, until, privacy, source } = row;
  if (privacy === 'never') return [];
  const { kind: sourceKind, title } = source;
  return [{ id, text, kind, subject, happened, until, privacy, source: { kind: sourceKind, title } }];
}

/**
 * The confirmed facts that fit a subject best, which is a sentence or a rough note in any language; never those marked
 * "never". With `teamId` those of the workspace as well. Refuses with `not_found` for a workspace of others.
 */
export async function factsFor(
  context: Context,
  userId: string,
  { subject, limit = usualLimit, teamId = null }: { subject: string; limit?: number; teamId?: string | null },
): Promise<KnownFact[]> {
  const { db } = context.database;
  await requirePlace(db, userId, teamId, 'see');
  const now = new Date(context.clock.now());
  const where = usable({ userId, teamId }, dayOf(now));
  const matches = await findMatches(db, where, { ...searchFor(subject), limit: limit * 4 + 8 });
  const scores = new Map(matches.map(({ id, score }) => [id, score]));
  const scored = (rows: readonly FactRow[]) =>
    rows.map((row) => ({ ...row, score: scores.get(row.id) ?? 0 }));
  const fitting = scored(await findFactsById(db, [...scores.keys()]));
  const about = scored(await listAbout(db, where, leadingSubjects(fitting)));
  const all = [...fitting, ...about, ...scored(await listSteering(db, where))];
  const candidates = [...new Map(all.map((row) => [row.id, row])).values()];
  const best = rankFacts(candidates, limit, now);
  return [...best, ...(await related(db, where, best, limit))].flatMap(knownOf);
}

const mostRelated = 3;
const leads = 3;

/** Where there is room: facts that share words with the best ones, and so tell the same story in other words. */
async function related(
  connection: Connection,
  where: ReturnType<typeof usable>,
  best: readonly (FactRow & { score: number })[],
  limit: number,
): Promise<FactRow[]> {
  const room = Math.min(mostRelated, limit - best.length);
  const told = best.filter(({ score }) => score > 0).slice(0, leads);
  if (room <= 0 || told.length === 0) return [];
  const search = searchFor(told.map(({ text, subject }) => `${text} ${subject}`).join('\n'));
  const there = new Set(best.map(({ id }) => id));
  const found = await findMatches(connection, where, { ...search, limit: limit + room });
  const ids = found.map(({ id }) => id).filter((id) => !there.has(id));
  const rows = new Map((await findFactsById(connection, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []).slice(0, room);
}

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
