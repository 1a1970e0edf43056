import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import {
  AppError,
  checkScope,
  pageOf,
  rawSessionRoute,
  sessionRoute,
  type Route,
  type Session,
} from '../../../platform/http/index.ts';
import type { RunImplementation } from '../../../run.ts';
import { followRun, markEndSeen } from './follow.ts';
import { presentRun, presentSummary } from './present.ts';
import { findRunOf, listCalls, listRunRows, listSteps } from './repository/runs.ts';
import { cancelRun, getRunOf, retryRun, type Kinds } from './service.ts';
import { startRun } from './start.ts';

/** `POST /api/runs/{kind}`, for kinds that have a start endpoint. */
function startRoutes(context: Context, implementation: RunImplementation): Route[] {
  const { start } = implementation.definition;
  if (start === null) return [];
  return [
    sessionRoute(start, async ({ session, body }) => {
      // The endpoint declares only one permission, but every run can also cost credits.
      if (session.grant !== null) checkScope({ scope: 'runs' }, session.grant);
      const owner = { kind: 'user', userId: session.userId } as const;
      return { data: { id: await startRun(context, implementation, { owner, input: body }) } };
    }),
  ];
}

export function runsRoutes(context: Context, kinds: Kinds): Route[] {
  const { db } = context.database;
  /** Finds a user's run. Refuses with `not_found`, or with `token_scope_missing` when the token does not allow it. */
  const openRun = async ({ userId, grant }: Session, id: string) => {
    const row = await getRunOf(context, userId, id);
    const definition = kinds.get(row.kind)?.definition;
    if (grant !== null && definition !== undefined) checkScope(definition, grant);
    return row;
  };
  const hiddenFrom = ({ grant }: Session) =>
    grant === null
      ? []
      : [...kinds.values()].flatMap(({ definition: { kind, scope } }) =>
          scope !== null && grant.scopes.has(scope) ? [] : kind,
        );
  return [
    ...[...kinds.values()].flatMap((implementation) => startRoutes(context, implementation)),
    sessionRoute(contract.listRuns, async ({ session, query }) => {
      const { cursor, limit, kind, status } = query;
      const last =
        cursor === undefined ? null : await findRunOf(db, session.userId, cursor).catch(() => null);
      if (cursor !== undefined && last === null)
        throw new AppError('invalid_input', [{ path: 'cursor', message: 'This page no longer exists.' }]);
      const filter = { kind, hidden: hiddenFrom(session), status, before: last, limit: limit + 1 };
      const found = await listRunRows(db, session.userId, filter);
      const { rows, nextCursor } = pageOf(found, limit, ({ id }) => id);
      return {
        data: {
          items: rows.map((row) => presentSummary(row, kinds.get(row.kind))),
          nextCursor,
        },
      };
    }),
    sessionRoute(contract.getRun, async ({ session, params }) => {
      const row = await openRun(session, params.id);
      const [steps, calls] = await Promise.all([listSteps(db, row.id), listCalls(db, row.id)]);
      if (contract.runHasEnded(row.status)) await markEndSeen(context, row);
      return { data: presentRun(row, kinds.get(row.kind), steps, calls) };
    }),
    rawSessionRoute(contract.followRun, async ({ session, params, headers }) => {
      const { id, kind } = await openRun(session, params.id);
      return followRun(context, { id, kind: kinds.get(kind) }, headers.get('last-event-id'));
    }),
    sessionRoute(contract.cancelRun, async ({ session, params }) => {
      await openRun(session, params.id);
      await cancelRun(context, kinds, session.userId, params.id);
    }),
    sessionRoute(contract.retryRun, async ({ session, params, body }) => {
      await openRun(session, params.id);
      return { data: { id: await retryRun(context, kinds, session.userId, params.id, body) } };
    }),
  ];
}
