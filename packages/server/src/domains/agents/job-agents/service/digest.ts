import { randomUUID } from 'node:crypto';
import { jobStages } from '@limelight/contracts';
import type { z } from 'zod';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { renderMail } from '../../../../platform/mail-layout.ts';
import type { StartedRun } from '../../../../run.ts';
import { getUser } from '../../../accounts/identity/index.ts';
import { hush, notify, unsubscribeOf, wantsMail } from '../../../accounts/notifications/index.ts';
import { emitEvents } from '../../../accounts/webhooks/index.ts';
import { digestJob, reminderJob } from '../jobs.ts';
import { findSearchOfRun, listSearches, markTold } from '../repository/own.ts';
import { findJobs, findPipelineRow, takeDueReminders } from '../repository/job-agents.ts';

const mostInMail = 20;
const remindersAtOnce = 200;

/**
 * Queues an email with the openings that a saved search found for the first time, in the transaction that ends the run.
 */
export async function announceFound(
  tx: Tx,
  { id, userId, context }: StartedRun,
  found: readonly { id: string }[],
): Promise<void> {
  const search = await findSearchOfRun(tx, id);
  if (search === null) return;
  const fresh = await markTold(
    tx,
    userId,
    search.id,
    found.map(({ id: jobId }) => jobId),
  );
  const event = { userId, kind: 'agent', key: `run:${id}` } as const;
  if (fresh.length === 0) return hush(context, tx, event);
  await notify(context, tx, {
    ...event,
    title: fresh.length === 1 ? 'A new opening for you' : `${fresh.length} new openings for you`,
    about: search.query,
    path: '/dashboard/job-searcher',
    mail: 'own',
  });
  const data = { searchId: search.id, runId: id, jobIds: fresh };
  await emitEvents(context, tx, [{ userId, type: 'job.found', data }]);
  if (!context.mailer.configured) return;
  const jobIds = fresh.slice(0, mostInMail);
  const more = fresh.length - jobIds.length;
  const payload = { mailId: randomUUID(), userId, searchId: search.id, jobIds, more };
  await context.queue.enqueue(tx, digestJob, payload);
}

/** Emails the digest. The message id is the same on a retry. */
export async function sendJobDigest(
  context: Context,
  { mailId, userId, searchId, jobIds, more }: z.output<typeof digestJob.payload>,
): Promise<void> {
  const { db } = context.database;
  const user = await getUser(db, userId);
  const search = (await listSearches(db, userId)).find(({ id }) => id === searchId);
  const rows = await findJobs(db, userId, jobIds);
  if (user === null || search === undefined || rows.length === 0) return;
  if (!(await wantsMail(db, userId, 'agent'))) return;
  const lines = rows.map(({ title, company, places, url }) => {
    const where = places.length === 0 ? '' : ` · ${places.slice(0, 2).join(', ')}`;
    return `${title}\n${company}${where}\n${url}`;
  });
  const at = search.lastRunId === null ? '' : `?run=${search.lastRunId}`;
  const [first] = rows;
  const subject =
    rows.length + more === 1 && first !== undefined
      ? `New opening: ${first.title} at ${first.company}`
      : `${rows.length + more} new openings for you`;
  const content = {
    subject: subject.replace(/\s+/g, ' ').slice(0, 180),
    before: [`Found this morning for “${search.query.replace(/\s+/g, ' ').slice(0, 120)}”:`, ...lines],
    button: { label: 'See why they fit', url: `${context.config.PUBLIC_URL}/dashboard/job-searcher${at}` },
    after: [
      ...(more === 0 ? [] : [`${more} more ${more === 1 ? 'is' : 'are'} on the page of the search.`]),
      'You can turn off the daily run on the same page.',
    ],
    unsubscribe: unsubscribeOf(context, userId, ['agent']),
  };
  const { unsubscribe } = content;
  await context.mailer.send({ to: user.email, messageId: mailId, unsubscribe, ...renderMail(content) });
}

export async function queueReminders(context: Context): Promise<void> {
  const now = new Date(context.clock.now());
  for (let more = true; more;) {
    more = await context.database.db.transaction(async (tx) => {
      const due = await takeDueReminders(tx, now, remindersAtOnce);
      for (const { userId, jobId } of due) await remind(context, tx, userId, jobId);
      return due.length === remindersAtOnce;
    });
  }
}

async function remind(context: Context, tx: Tx, userId: string, jobId: string): Promise<void> {
  const mailId = randomUUID();
  const [job] = await findJobs(tx, userId, [jobId]);
  if (job === undefined) return;
  await notify(context, tx, {
    userId,
    kind: 'reminder',
    key: `reminder:${mailId}`,
    title: 'Reminder: a job application',
    about: `${job.title} at ${job.company}`,
    path: `/dashboard/job-agents?job=${jobId}`,
    mail: 'own',
  });
  if (context.mailer.configured) await context.queue.enqueue(tx, reminderJob, { mailId, userId, jobId });
}

export async function sendReminder(
  context: Context,
  { mailId, userId, jobId }: z.output<typeof reminderJob.payload>,
): Promise<void> {
  const { db } = context.database;
  const user = await getUser(db, userId);
  const row = await findPipelineRow(db, userId, jobId);
  const [job] = await findJobs(db, userId, [jobId]);
  if (user === null || row === null || job === undefined || row.stage === 'closed') return;
  const content = {
    subject: `Reminder: ${job.title} at ${job.company}`.replace(/\s+/g, ' ').slice(0, 180),
    before: [
      `${job.title}\n${job.company} · ${jobStages[row.stage]}`,
      ...(row.note === '' ? [] : [row.note.slice(0, 1000)]),
    ],
    button: { label: 'Open it', url: `${context.config.PUBLIC_URL}/dashboard/job-agents?job=${jobId}` },
    after: [],
    unsubscribe: unsubscribeOf(context, userId, ['reminder']),
  };
  if (!(await wantsMail(db, userId, 'reminder'))) return;
  const { unsubscribe } = content;
  await context.mailer.send({ to: user.email, messageId: mailId, unsubscribe, ...renderMail(content) });
}
