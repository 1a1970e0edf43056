import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import {
  AppError,
  existing,
  fileAnswer,
  rawSessionRoute,
  sessionRoute,
  type Route,
} from '../../../platform/http/index.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { resultsCsv } from './export.ts';
import { overview, windowOf, type TopicsOf } from './overview.ts';
import { readingStanding } from './reading.ts';
import { changeReport } from './mail.ts';
import { collectReport, reportName, reportPdf } from './report.ts';
import { deleteHandNumbers, findSettings } from './repository.ts';
import { enterNumbers } from './service.ts';

export const resultsRoutes =
  (topicsOf: TopicsOf) =>
  (context: Context): Route[] => {
    const { db } = context.database;
    const settingsOf = async (userId: string) => {
      const { monthlyMail, timeZone } = await findSettings(db, userId);
      return { monthlyMail, timeZone, mailConfigured: context.mailer.configured };
    };
    return [
      sessionRoute(contract.getResults, async ({ session: { userId }, query }) => ({
        data: {
          ...(await overview(context, userId, windowOf(context, query), topicsOf)),
          linkedin: await readingStanding(context, userId),
        },
      })),
      sessionRoute(contract.saveResultNumbers, async ({ session: { userId }, body }) => ({
        data: { id: await enterNumbers(context, userId, body) },
      })),
      sessionRoute(contract.deleteResultNumbers, async ({ session: { userId }, params }) => {
        if (!(await deleteHandNumbers(db, userId, params.id))) throw new AppError('not_found');
        return { data: {} };
      }),
      rawSessionRoute(contract.exportResults, async ({ session: { userId }, query }) => {
        const { posts } = await overview(context, userId, windowOf(context, query), topicsOf);
        const csv = resultsCsv(posts, query.timeZone);
        return fileAnswer(csv, { type: 'text/csv; charset=utf-8', name: 'results.csv' });
      }),
      rawSessionRoute(contract.resultsReport, async ({ session: { userId }, query }) => {
        const user = existing(await getUser(db, userId));
        const report = await collectReport(context, user, query, topicsOf);
        const bytes = await reportPdf(report, new Date(context.clock.now()));
        return fileAnswer(bytes, { type: 'application/pdf', name: reportName(query.month) });
      }),
      sessionRoute(contract.getResultSettings, async ({ session: { userId } }) => ({
        data: await settingsOf(userId),
      })),
      sessionRoute(contract.saveResultSettings, async ({ session: { userId }, body }) => {
        await changeReport(context, userId, body);
        return { data: await settingsOf(userId) };
      }),
    ];
  };
