import { randomUUID } from 'node:crypto';
import type { ResultFigures } from '@limelight/contracts';
import { and, desc, eq, isNull, ne, or } from 'drizzle-orm';
import type { PersonalData } from '../../../module.ts';
import { eraseFrom, takeLock, type Connection, type Tx } from '../../../platform/db/index.ts';
import { resultNumbers, resultSettings } from './tables.ts';

export type NumbersRow = typeof resultNumbers.$inferSelect;
export type SettingsRow = typeof resultSettings.$inferSelect;

export async function listNumbers(connection: Connection, userId: string): Promise<NumbersRow[]> {
  return connection
    .select()
    .from(resultNumbers)
    .where(eq(resultNumbers.userId, userId))
    .orderBy(desc(resultNumbers.measuredAt), resultNumbers.id)
    .limit(5000);
}

/** Stores the numbers of a post, replacing earlier ones of the same source. Null when the limit of posts is reached. */
export async function keepNumbers(
  tx: Tx,
  userId: string,
  given: Pick<NumbersRow, 'source' | 'subject' | 'postId' | 'url' | 'measuredAt'> & {
    figures: Partial<ResultFigures>;
  },
  most: number,
): Promise<string | null> {
  await takeLock(tx, 'results', userId);
  const of = and(eq(resultNumbers.userId, userId), eq(resultNumbers.source, given.source));
  const others = await tx.$count(resultNumbers, and(of, ne(resultNumbers.subject, given.subject)));
  if (others >= most) return null;
  const [row] = await tx
    .insert(resultNumbers)
    .values({ id: randomUUID(), userId, ...given })
    .onConflictDoUpdate({
      target: [resultNumbers.userId, resultNumbers.source, resultNumbers.subject],
      set: {
        figures: given.figures,
        measuredAt: given.measuredAt,
        postId: given.postId,
        url: given.url,
      },
    })
    .returning({ id: resultNumbers.id });
  return row?.id ?? null;
}

/** False when there are no manually entered numbers. */
export async function deleteHandNumbers(connection: Connection, userId: string, id: string) {
  const { rowCount } = await connection
    .delete(resultNumbers)
    .where(and(eq(resultNumbers.id, id), eq(resultNumbers.userId, userId), eq(resultNumbers.source, 'hand')));
  return rowCount !== 0;
}

const unset = (userId: string): SettingsRow => ({
  userId,
  monthlyMail: false,
  timeZone: 'UTC',
  reportedMonth: null,
  readAt: null,
  refusedRevision: null,
});

export async function findSettings(connection: Connection, userId: string): Promise<SettingsRow> {
  const [row] = await connection.select().from(resultSettings).where(eq(resultSettings.userId, userId));
  return row ?? unset(userId);
}

export async function changeSettings(
  connection: Connection,
  userId: string,
  change: Partial<Omit<SettingsRow, 'userId'>>,
): Promise<void> {
  await connection
    .insert(resultSettings)
    .values({ ...unset(userId), ...change })
    .onConflictDoUpdate({ target: resultSettings.userId, set: change });
}

export async function listReportWishes(connection: Connection): Promise<SettingsRow[]> {
  return connection.select().from(resultSettings).where(eq(resultSettings.monthlyMail, true));
}

/** Records that a month's report is being sent. False when that was already recorded. */
export async function takeReport(tx: Tx, userId: string, month: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(resultSettings)
    .set({ reportedMonth: month })
    .where(
      and(
        eq(resultSettings.userId, userId),
        eq(resultSettings.monthlyMail, true),
        or(isNull(resultSettings.reportedMonth), ne(resultSettings.reportedMonth, month)),
      ),
    );
  return rowCount !== 0;
}

export const exportResultsData: PersonalData['export'] = async (connection, userId) => {
  const numbers = await listNumbers(connection, userId);
  const { userId: _owner, ...settings } = await findSettings(connection, userId);
  return {
    resultNumbers: numbers.map(({ userId: _user, ...row }) => row),
    resultSettings: settings,
  };
};

export const eraseResultsData = eraseFrom(resultNumbers, resultSettings);
