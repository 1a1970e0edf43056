import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Connection } from '../../../../platform/db/index.ts';
import { users } from '../tables.ts';

/** Moves forward only: steps that were passed or ended in another tab are kept. */
export async function moveWelcome(connection: Connection, userId: string, step: number | null) {
  const before = step === null ? isNotNull(users.welcomeStep) : lt(users.welcomeStep, step);
  await connection
    .update(users)
    .set({ welcomeStep: step })
    .where(and(eq(users.id, userId), isNull(users.deletedAt), before));
}
