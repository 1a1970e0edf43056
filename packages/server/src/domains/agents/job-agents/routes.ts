import {
  addTargetCompany,
  changeJob,
  changeJobSearch,
  deleteJob,
  deleteJobSearch,
  exportJobs,
  getJob,
  getJobProfile,
  jobStages,
  listJobs,
  listJobSearches,
  listTargetCompanies,
  removeTargetCompany,
  saveJobProfile,
  saveJobSearch,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import {
  AppError,
  rawSessionRoute,
  readCursor,
  sessionRoute,
  writeCursor,
  type Route,
} from '../../../platform/http/index.ts';
import { countConnectionsAt, toCsv } from '../../library/people/index.ts';
import { presentJob, presentSearch, presentTarget } from './present.ts';
import {
  findJobProfileText,
  keepProfile,
  listSearches,
  listTargets,
  removeSearch,
  removeTarget,
} from './own/repository.ts';
import { listPipeline, removeFromPipeline, searchJobs } from './repository.ts';
import { addSearch, editJob, followCompany, switchDaily, viewJob } from './service/own.ts';

/** A look-up sends several requests to other servers. */
const findLimit = { name: 'job-board-find', points: 30, perSeconds: 3600 } as const;

export function jobAgentsRoutes(context: Context): Route[] {
  const { db } = context.database;
  const now = () => context.clock.now();
  const orMissing = (found: boolean) => {
    if (!found) throw new AppError('not_found');
    return { data: {} };
  };
  return [
    sessionRoute(listJobs, async ({ session: { userId }, query: { cursor, limit, ...query } }) => {
      const page = { limit: limit + 1, after: readCursor(cursor), now: new Date(now()) };
      const rows = await searchJobs(db, userId, query, page);
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      const knows = await countConnectionsAt(
        db,
        userId,
        items.map(({ companyKey }) => companyKey),
      );
      return {
        data: {
          items: items.map((row) => presentJob(row, knows.get(row.companyKey) ?? 0, now())),
          nextCursor: rows.length > limit && last ? writeCursor({ at: last.firstSeenAt, id: last.id }) : null,
        },
      };
    }),
    sessionRoute(getJob, async ({ session, params }) => ({
      data: await viewJob(db, session.userId, params.id, now()),
    })),
    sessionRoute(changeJob, async ({ session, params, body }) => ({
      data: await editJob(context, session.userId, params.id, body),
    })),
    sessionRoute(deleteJob, async ({ session, params }) =>
      orMissing(
        await db.transaction((tx) => removeFromPipeline(tx, session.userId, params.id, new Date(now()))),
      ),
    ),
    rawSessionRoute(exportJobs, async ({ session }, http) => {
      const rows = await listPipeline(db, session.userId);
      const header = ['Title', 'Company', 'Places', 'Stage', 'Address', 'First seen', 'Reminder', 'Notes'];
      const lines = rows.map(({ job, stage, note, remindAt }) => [
        job.title,
        job.company,
        job.places.join('; '),
        jobStages[stage],
        job.url,
        job.firstSeenAt.toISOString().slice(0, 10),
        remindAt?.toISOString() ?? '',
        note,
      ]);
      return http.body(toCsv([header, ...lines]), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="jobs.csv"',
        'cache-control': 'no-store',
      });
    }),
    sessionRoute(getJobProfile, async ({ session }) => ({
      data: { text: await findJobProfileText(db, session.userId) },
    })),
    sessionRoute(saveJobProfile, async ({ session, body }) => {
      await db.transaction((tx) => keepProfile(tx, session.userId, body.text, new Date(now())));
      return { data: body };
    }),
    sessionRoute(listTargetCompanies, async ({ session }) => ({
      data: { items: (await listTargets(db, session.userId)).map(presentTarget) },
    })),
    sessionRoute(addTargetCompany, async ({ session, body, signal }) => {
      await context.limits.take(findLimit, session.userId);
      return { data: await followCompany(context, session.userId, body.company, signal) };
    }),
    sessionRoute(removeTargetCompany, async ({ session, params }) =>
      orMissing(await db.transaction((tx) => removeTarget(tx, session.userId, params.id))),
    ),
    sessionRoute(listJobSearches, async ({ session }) => ({
      data: { items: (await listSearches(db, session.userId)).map(presentSearch) },
    })),
    sessionRoute(saveJobSearch, async ({ session, body }) => ({
      data: await addSearch(context, session.userId, body),
    })),
    sessionRoute(changeJobSearch, async ({ session, params, body }) => ({
      data: await switchDaily(context, session.userId, params.id, body.daily),
    })),
    sessionRoute(deleteJobSearch, async ({ session, params }) =>
      orMissing(await db.transaction((tx) => removeSearch(tx, session.userId, params.id))),
    ),
  ];
}
