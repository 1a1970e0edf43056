import type { EndpointData, creditHistory } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError, type Dated } from '../../../platform/http/index.ts';
import { listEntries, listOpenLots, sumCredits } from './repository/credits.ts';
import { isLapsed, readCursor, type OpenLot } from './rules.ts';
import { lapseCredits } from './service.ts';

type History = EndpointData<typeof creditHistory>;

interface LedgerPage extends Omit<History, 'items'> {
  rows: Awaited<ReturnType<typeof listEntries>>;
}

/** Credits that will expire, soonest first, merged by expiry time. */
export function lapsingOf(lots: readonly OpenLot[]): History['lapsing'] {
  const byTime = new Map<string, number>();
  for (const lot of lots) {
    if (lot.expiresAt === null) continue;
    const at = lot.expiresAt.toISOString();
    byTime.set(at, (byTime.get(at) ?? 0) + lot.remaining);
  }
  return [...byTime].map(([at, amount]) => ({ at, amount })).toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/**
 * Returns one page of a ledger. Expired lots are closed first, so that the newest balance is the current one.
 */
export async function readPage(
  context: Context,
  userId: string,
  query: { cursor?: string | undefined; limit: number },
): Promise<LedgerPage> {
  const { db } = context.database;
  const now = context.clock.now();
  const cursor = query.cursor === undefined ? null : readCursor(query.cursor);
  if (query.cursor !== undefined && cursor === null) {
    throw new AppError('invalid_input', [{ path: 'cursor', message: 'Start again from the first page.' }]);
  }
  if ((await listOpenLots(db, userId)).some((lot) => isLapsed(lot, now))) {
    await db.transaction((tx) => lapseCredits(tx, userId, now));
  }
  // One snapshot, so that the totals match the rows.
  return db.transaction(
    async (tx) => {
      const totals = await sumCredits(tx, userId, new Date(now));
      const lots = await listOpenLots(tx, userId);
      const entries = await listEntries(tx, userId, cursor, query.limit + 1);
      const page = entries.slice(0, query.limit);
      const last = page.at(-1);
      return {
        held: totals.held,
        lapsing: lapsingOf(lots),
        rows: page,
        nextCursor: entries.length > page.length && last !== undefined ? String(last.seq) : null,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The ids of a person's runs by the reservations that pay for them. */
export type FindRuns = (
  connection: Connection,
  userId: string,
  reservationIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

export async function readHistory(
  context: Context,
  userId: string,
  query: { cursor?: string | undefined; limit: number },
  findRuns: FindRuns,
): Promise<Dated<History>> {
  const { rows, ...page } = await readPage(context, userId, query);
  const reservationIds = new Set(rows.flatMap(({ reservationId }) => reservationId ?? []));
  const runs = await findRuns(context.database.db, userId, [...reservationIds]);
  return {
    ...page,
    items: rows.map((entry) => ({
      ...entry,
      at: entry.createdAt,
      runId: entry.reservationId === null ? null : (runs.get(entry.reservationId) ?? null),
    })),
  };
}
