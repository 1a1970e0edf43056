import type { changeFact, decideFacts, EndpointInput } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { dropConflictsOf } from '../repository/conflicts.ts';
import { findFactsById, lockFacts, removeFacts, updateFact, type FactRow } from '../repository/facts.ts';
import { askAtOf, dayOf, statusOn } from '../rules/lasting.ts';
import { hashOf } from '../rules/words.ts';
import { requireFact, requirePlace, seeFact } from './access.ts';
import { markContradictions } from './keep.ts';

const nowOf = (context: Context) => new Date(context.clock.now());

const placeOf = ({ teamId }: FactRow, userId: string) => ({ userId, teamId });

type Change = Omit<EndpointInput<typeof changeFact>['body'], 'version'>;

/** The fact as it is after a change. What was typed is its own passage; every other source stays as it is. */
function changed(row: FactRow, { stillTrue, ...given }: Change, now: Date): FactRow {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const next: FactRow = { ...row, ...set, updatedAt: now };
  if (next.text !== row.text) {
    next.key = hashOf(next.text);
    if (row.source.kind === 'typed') {
      next.source = { ...row.source, passage: next.text };
      next.passageKey = next.key;
    }
  }
  const isNew = next.status !== row.status || next.kind !== row.kind || stillTrue === true;
  return isNew ? { ...next, askAt: askAtOf(next.kind, next.status, now) } : next;
}

const tells = (row: FactRow) => [row.text, row.kind, row.subject, row.happened, row.until].join('\n');

/** Writes a change, and compares the fact with the others if it says something else now. */
async function write(tx: Tx, userId: string, before: FactRow, after: FactRow, now: Date): Promise<FactRow> {
  const row = await updateFact(tx, after);
  const isOut = statusOn(row.status, row.until, dayOf(now)) === 'outdated';
  const wasOut = before.status === 'outdated';
  if (!isOut && !wasOut && tells(before) === tells(row)) return row;
  await dropConflictsOf(tx, row.id);
  if (!isOut) await markContradictions(tx, placeOf(row, userId), [row], now);
  return row;
}

/** Refuses with `not_found`, `fact_changed` or `team_role_missing`. */
export async function editFact(
  context: Context,
  userId: string,
  id: string,
  { version, ...change }: EndpointInput<typeof changeFact>['body'],
): Promise<FactRow> {
  const now = nowOf(context);
  return context.database.db.transaction(async (tx) => {
    await requireFact(tx, userId, await seeFact(tx, userId, id), 'edit');
    const [row] = await lockFacts(tx, [id]);
    if (row === undefined) throw new AppError('not_found');
    if (row.version !== version) throw new AppError('fact_changed');
    return write(tx, userId, row, changed(row, change, now), now);
  });
}

/** Refuses with `not_found` or `team_role_missing`. */
export async function forget(context: Context, userId: string, id: string): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    await requireFact(tx, userId, await seeFact(tx, userId, id), 'edit');
    await removeFacts(tx, await lockFacts(tx, [id]), nowOf(context));
  });
}

/** The facts among `ids` that the person may change, locked. Refuses with `team_role_missing`. */
async function lockAllowed(tx: Tx, userId: string, ids: readonly string[]): Promise<FactRow[]> {
  const seen = await findFactsById(tx, ids);
  const teamIds = [...new Set(seen.flatMap(({ teamId }) => teamId ?? []))].toSorted();
  const open = new Set<string>();
  for (const teamId of teamIds)
    try {
      await requirePlace(tx, userId, teamId, 'edit');
      open.add(teamId);
    } catch (error) {
      // Somebody else's workspace is skipped like somebody else's facts.
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    }
  const rows = await lockFacts(tx, ids);
  return rows.filter((row) => (row.teamId === null ? row.userId === userId : open.has(row.teamId)));
}

/** Applies a decision to several facts; those it does not fit are skipped. Refuses with `team_role_missing`. */
export async function decide(
  context: Context,
  userId: string,
  { ids, action }: EndpointInput<typeof decideFacts>['body'],
): Promise<number> {
  const now = nowOf(context);
  return context.database.db.transaction(async (tx) => {
    const rows = await lockAllowed(tx, userId, ids);
    const suggested = rows.filter(({ status }) => status === 'suggested');
    switch (action.kind) {
      case 'refuse':
        await removeFacts(tx, suggested, now);
        return suggested.length;
      case 'forget':
        await removeFacts(tx, rows, now);
        return rows.length;
      case 'confirm':
        for (const row of suggested)
          await write(tx, userId, row, changed(row, { status: 'confirmed' }, now), now);
        return suggested.length;
      case 'privacy': {
        const others = rows.filter(({ privacy }) => privacy !== action.privacy);
        for (const row of others) await updateFact(tx, { ...row, privacy: action.privacy, updatedAt: now });
        return others.length;
      }
    }
  });
}
