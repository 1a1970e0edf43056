import type { Context } from '../../../context.ts';
import { renderMail } from '../../../platform/mail-layout.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { unsubscribeOf } from '../../accounts/notifications/index.ts';
import { reportMailJob } from './jobs.ts';
import type { TopicsOf } from './overview.ts';
import { collectReport, lastMonth, monthName, reportName, reportPdf } from './report.ts';
import { changeSettings, findSettings, listReportWishes, takeReport } from './repository.ts';

/** Queues the report of last month for every user whose month has ended, once each. */
export async function sendReports(context: Context): Promise<void> {
  const { db } = context.database;
  if (!context.mailer.configured) return;
  for (const { userId, timeZone, reportedMonth } of await listReportWishes(db)) {
    const month = lastMonth(context.clock.now(), timeZone);
    if (month === reportedMonth) continue;
    await db.transaction(async (tx) => {
      if (await takeReport(tx, userId, month))
        await context.queue.enqueue(tx, reportMailJob, { userId, month });
    });
  }
}

export async function changeReport(
  context: Context,
  userId: string,
  wish: { monthlyMail: boolean; timeZone: string },
): Promise<void> {
  const { db } = context.database;
  const before = await findSettings(db, userId);
  // A new subscriber first receives the report of the current month, once it has ended.
  const reportedMonth = before.monthlyMail
    ? before.reportedMonth
    : lastMonth(context.clock.now(), wish.timeZone);
  await changeSettings(db, userId, { ...wish, reportedMonth });
}

/** Does the same through the link in the email. */
export async function switchMonthlyMail(context: Context, userId: string, on: boolean): Promise<void> {
  const { timeZone } = await findSettings(context.database.db, userId);
  await changeReport(context, userId, { monthlyMail: on, timeZone });
}

/** Sends a month's report by email unless the user has unsubscribed. */
export async function mailReport(
  context: Context,
  { userId, month }: { userId: string; month: string },
  topicsOf: TopicsOf,
): Promise<void> {
  const { db } = context.database;
  const { monthlyMail, timeZone } = await findSettings(db, userId);
  const user = await getUser(db, userId);
  if (!monthlyMail || user === null || !context.mailer.configured) return;
  const report = await collectReport(context, user, { month, timeZone }, topicsOf);
  const { posts, repeat } = report;
  const unsubscribe = unsubscribeOf(context, userId, ['monthly-results']);
  const content = renderMail({
    unsubscribe,
    subject: `Your LinkedIn results of ${monthName(month)}`,
    before: [
      `Hello ${user.name},`,
      posts.length === 0
        ? `no post of ${monthName(month)} is known here. Import your analytics to see how it performed.`
        : `you published ${posts.length} ${posts.length === 1 ? 'post' : 'posts'} in ${monthName(month)}. The report is attached.`,
      ...(repeat.length === 0
        ? []
        : [
            `Worth repeating:\n${repeat
              .slice(0, 3)
              .map(({ group }) => `– ${group.label}: ${group.times}× your median over ${group.posts} posts`)
              .join('\n')}`,
          ]),
    ],
    button: { label: 'Open results', url: `${context.config.PUBLIC_URL}/dashboard/results` },
    after: ['You get this email because you asked for it on the Results page, where you can turn it off.'],
  });
  const bytes = await reportPdf(report, new Date(context.clock.now()));
  await context.mailer.send({
    to: user.email,
    messageId: `results-${month}-${userId}`,
    unsubscribe,
    ...content,
    attachments: [{ name: reportName(month), mime: 'application/pdf', bytes }],
  });
}
