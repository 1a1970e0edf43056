import * as contract from '@limelight/contracts';
import { writeCsv } from '../../../platform/csv.ts';
import type { Context } from '../../../context.ts';
import {
  AppError,
  fileAnswer,
  pageOf,
  rawSessionRoute,
  readCursor,
  sessionRoute,
  writeCursor,
  type Route,
} from '../../../platform/http/index.ts';
import { countConnectionsAt } from '../../library/people/index.ts';
import { presentJob } from './present.ts';
import { keepProfile, listSearches, listTargets, removeSearch, removeTarget } from './repository/own.ts';
import { dismiss, keepFound, listPipeline, searchJobs } from './repository/job-agents.ts';
import { addSearch, editJob, followCompany, jobProfileText, switchDaily, viewJob } from './service/own.ts';

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
    sessionRoute(contract.listJobs, async ({ session: { userId }, query: { cursor, limit, ...query } }) => {
      const page = { limit: limit + 1, after: readCursor(cursor), now: new Date(now()) };
      const found = await searchJobs(db, userId, query, page);
      const { rows, nextCursor } = pageOf(found, limit, ({ firstSeenAt: at, id }) => writeCursor({ at, id }));
      const knows = await countConnectionsAt(
        db,
        userId,
        rows.map(({ companyKey }) => companyKey),
      );
      return {
        data: {
          items: rows.map((row) => presentJob(row, knows.get(row.companyKey) ?? 0, now())),
          nextCursor,
        },
      };
    }),
    sessionRoute(contract.getJob, async ({ session, params }) => ({
      data: await viewJob(db, session.userId, params.id, now()),
    })),
    sessionRoute(contract.changeJob, async ({ session, params, body }) => ({
      data: await editJob(context, session.userId, params.id, body),
    })),
    sessionRoute(contract.decideJobs, async ({ session: { userId }, body: { ids, decision } }) => {
      const decide = decision === 'keep' ? keepFound : dismiss;
      const changed = await db.transaction((tx) => decide(tx, userId, ids, new Date(now())));
      return { data: { changed } };
    }),
    sessionRoute(contract.deleteJob, async ({ session, params }) =>
      orMissing(
        (await db.transaction((tx) => dismiss(tx, session.userId, [params.id], new Date(now())))) > 0,
      ),
    ),
    rawSessionRoute(contract.exportJobs, async ({ session }) => {
      const rows = await listPipeline(db, session.userId);
      const header = ['Title', 'Company', 'Places', 'Stage', 'Address', 'First seen', 'Reminder', 'Notes'];
      const lines = rows.map(({ job, stage, note, remindAt }) => [
        job.title,
        job.company,
        job.places.join('; '),
        contract.jobStages[stage],
        job.url,
        job.firstSeenAt.toISOString().slice(0, 10),
        remindAt?.toISOString() ?? '',
        note,
      ]);
      return fileAnswer(writeCsv([header, ...lines]), { type: 'text/csv; charset=utf-8', name: 'jobs.csv' });
    }),
    sessionRoute(contract.getJobProfile, async ({ session }) => ({
      data: { text: await jobProfileText(db, session.userId, now()) },
    })),
    sessionRoute(contract.saveJobProfile, async ({ session, body }) => {
      await db.transaction((tx) => keepProfile(tx, session.userId, body.text, new Date(now())));
      return { data: body };
    }),
    sessionRoute(contract.listTargetCompanies, async ({ session }) => ({
      data: { items: await listTargets(db, session.userId) },
    })),
    sessionRoute(contract.addTargetCompany, async ({ session, body, signal }) => {
      await context.limits.take(findLimit, session.userId);
      return { data: await followCompany(context, session.userId, body.company, signal) };
    }),
    sessionRoute(contract.removeTargetCompany, async ({ session, params }) =>
      orMissing(await db.transaction((tx) => removeTarget(tx, session.userId, params.id))),
    ),
    sessionRoute(contract.listJobSearches, async ({ session }) => ({
      data: { items: await listSearches(db, session.userId) },
    })),
    sessionRoute(contract.saveJobSearch, async ({ session, body }) => ({
      data: await addSearch(context, session.userId, body),
    })),
    sessionRoute(contract.changeJobSearch, async ({ session, params, body }) => ({
      data: await switchDaily(context, session.userId, params.id, body.daily),
    })),
    sessionRoute(contract.deleteJobSearch, async ({ session, params }) =>
      orMissing(await db.transaction((tx) => removeSearch(tx, session.userId, params.id))),
    ),
  ];
}
