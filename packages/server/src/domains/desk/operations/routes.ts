import { readOperations } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { getUser, isOperator } from '../../accounts/identity/index.ts';
import { readFailures, readModels, readQueue, readRuns, readStorage } from './repository.ts';

const dayMs = 24 * 3_600_000;

export function operationsRoutes({ config, clock, database, disk }: Context): Route[] {
  const { db, pool } = database;
  return [
    sessionRoute(readOperations, async ({ session }) => {
      const user = await getUser(db, session.userId);
      if (user === null || !isOperator(config, { ...user, emailVerified: session.emailVerified }))
        throw new AppError('operators_only');
      const now = clock.now();
      const week = new Date(now - 7 * dayMs);
      const [queue, runs, failures, models, storage] = await Promise.all([
        readQueue(pool, week),
        readRuns(pool, week),
        readFailures(pool, week),
        readModels(pool, new Date(now - 30 * dayMs)),
        readStorage(pool),
      ]);
      const at = new Date(now).toISOString();
      return { data: { at, hasRoom: disk.hasRoom(), queue, runs, failures, models, storage } };
    }),
  ];
}
