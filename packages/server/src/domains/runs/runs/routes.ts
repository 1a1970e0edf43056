import {
  cancelRun as cancelEndpoint,
  followRun as followEndpoint,
  getRun,
  listRuns,
  retryRun as retryEndpoint,
  runHasEnded,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import {
  AppError,
  checkScope,
  rawSessionRoute,
  sessionRoute,
  type Route,
  type Session,
} from '../../../platform/http/index.ts';
import type { RunImplementation } from '../../../run.ts';
import { followRun, markEndSeen } from './follow.ts';
import { presentRun, presentSummary } from './present.ts';
import { findRunOf, listCalls, listRunRows, listSteps } from './repository.ts';
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
  const labelOf = (kind: string) => kinds.get(kind)?.definition.label ?? kind;
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
          grant.scopes.has(scope) ? [] : kind,
        );
  return [
    ...[...kinds.values()].flatMap((implementation) => startRoutes(context, implementation)),
    sessionRoute(listRuns, async ({ session, query }) => {
      const { cursor, limit, kind, status } = query;
      const last =
        cursor === undefined ? null : await findRunOf(db, session.userId, cursor).catch(() => null);
      if (cursor !== undefined && last === null)
        throw new AppError('invalid_input', [{ path: 'cursor', message: 'This page no longer exists.' }]);
      const filter = { kind, hidden: hiddenFrom(session), status, before: last, limit: limit + 1 };
      const found = await listRunRows(db, session.userId, filter);
      const rows = found.slice(0, limit);
      return {
        data: {
          items: rows.map((row) => presentSummary(row, labelOf(row.kind))),
          nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
        },
      };
    }),
    sessionRoute(getRun, async ({ session, params }) => {
      const row = await openRun(session, params.id);
      const [steps, calls] = await Promise.all([listSteps(db, row.id), listCalls(db, row.id)]);
      if (runHasEnded(row.status)) await markEndSeen(context, row);
      return { data: presentRun(row, labelOf(row.kind), steps, calls) };
    }),
    rawSessionRoute(followEndpoint, async ({ session, params, headers }) => {
      const { id } = await openRun(session, params.id);
      return followRun(context, id, headers.get('last-event-id'));
    }),
    sessionRoute(cancelEndpoint, async ({ session, params }) => {
      await openRun(session, params.id);
      await cancelRun(context, kinds, session.userId, params.id);
      return { data: {} };
    }),
    sessionRoute(retryEndpoint, async ({ session, params, body }) => {
      await openRun(session, params.id);
      return { data: { id: await retryRun(context, kinds, session.userId, params.id, body) } };
    }),
  ];
}
