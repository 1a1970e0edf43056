import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue.ts';
import { listLapsedAccounts, listStaleReservations } from './repository/credits.ts';
import { lapseCredits, releaseCredits } from './service.ts';
import { returnReleased } from './shared/closing.ts';
import { listClosedWithCredits } from './repository/shared.ts';

const sweepLapsed = defineJob({ name: 'credits-lapse', payload: z.object({}), retryLimit: 0 });
const sweepStale = defineJob({ name: 'credits-release-stale', payload: z.object({}), retryLimit: 0 });
const sweepClosed = defineJob({ name: 'credits-return', payload: z.object({}), retryLimit: 0 });

/** A reservation whose work has sent no sign of life for this long counts as abandoned. */
const staleAfterMs = 15 * 60_000;
const batch = 500;

export function creditsHandlers(context: Context): readonly JobHandler[] {
  const { database, clock, log } = context;
  return [
    handleJob({
      job: sweepLapsed,
      cron: '* * * * *',
      async run() {
        const now = clock.now();
        for (const userId of await listLapsedAccounts(database.db, new Date(now), batch)) {
          await database.db.transaction((tx) => lapseCredits(tx, userId, now));
        }
      },
    }),
    handleJob({
      job: sweepClosed,
      cron: '* * * * *',
      async run() {
        const now = clock.now();
        for (const accountId of await listClosedWithCredits(database.db, batch)) {
          await database.db.transaction((tx) => returnReleased(tx, accountId, now));
        }
      },
    }),
    handleJob({
      job: sweepStale,
      cron: '*/5 * * * *',
      async run() {
        const now = clock.now();
        for (const reservationId of await listStaleReservations(
          database.db,
          new Date(now - staleAfterMs),
          batch,
        )) {
          await database.db.transaction((tx) => releaseCredits(tx, reservationId, now));
          log.warn({ reservationId }, 'stale credit reservation released');
        }
      },
    }),
  ];
}
