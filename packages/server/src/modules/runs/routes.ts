import {
  cancelRun as cancelEndpoint,
  followRun as followEndpoint,
  getRun,
  listRuns,
  retryRun as retryEndpoint,
  runHasEnded,
} from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { AppError, rawSessionRoute, sessionRoute, type Route } from '../../platform/http/index.ts';
import type { RunImplementation } from '../../run.ts';
import { followRun, markEndSeen } from './follow.ts';
import { presentRun, presentSummary } from './present.ts';
import { findRunOf, listCalls, listRunRows, listSteps } from './repository.ts';
import { cancelRun, getRunOf, retryRun, type Kinds } from './service.ts';
import { startRun } from './start.ts';

/** `POST /api/runs/{kind}`, for kinds that have such a door. */
function startRoutes(context: Context, implementation: RunImplementation): Route[] {
  const { start } = implementation.definition;
  if (start === null) return [];
  return [
    sessionRoute(start, async ({ session, body }) => ({
      data: {
        id: await startRun(context, implementation, {
          owner: { kind: 'user', userId: session.userId },
          input: body,
        }),
      },
    })),
  ];
}

export function runsRoutes(context: Context, kinds: Kinds): Route[] {
  const { db } = context.database;
  const labelOf = (kind: string) => kinds.get(kind)?.definition.label ?? kind;
  return [
    ...[...kinds.values()].flatMap((implementation) => startRoutes(context, implementation)),
    sessionRoute(listRuns, async ({ session, query }) => {
      const { cursor, limit, kind, status } = query;
      const last =
        cursor === undefined ? null : await findRunOf(db, session.userId, cursor).catch(() => null);
      if (cursor !== undefined && last === null)
        throw new AppError('invalid_input', [{ path: 'cursor', message: 'This page no longer exists.' }]);
      const found = await listRunRows(db, session.userId, { kind, status, before: last, limit: limit + 1 });
      const rows = found.slice(0, limit);
      return {
        data: {
          items: rows.map((row) => presentSummary(row, labelOf(row.kind))),
          nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
        },
      };
    }),
    sessionRoute(getRun, async ({ session, params }) => {
      const row = await getRunOf(context, session.userId, params.id);
      const [steps, calls] = await Promise.all([listSteps(db, row.id), listCalls(db, row.id)]);
      if (runHasEnded(row.status)) await markEndSeen(context, row);
      return { data: presentRun(row, labelOf(row.kind), steps, calls) };
    }),
    rawSessionRoute(followEndpoint, async ({ session, params, headers }) => {
      const { id } = await getRunOf(context, session.userId, params.id);
      return followRun(context, id, headers.get('last-event-id'));
    }),
    sessionRoute(cancelEndpoint, async ({ session, params }) => {
      await cancelRun(context, kinds, session.userId, params.id);
      return { data: {} };
    }),
    sessionRoute(retryEndpoint, async ({ session, params, body }) => ({
      data: { id: await retryRun(context, kinds, session.userId, params.id, body) },
    })),
  ];
}
