import { randomUUID } from 'node:crypto';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { sendMailJob } from '../jobs.ts';
import { closeMailTokens, insertMail, insertMailToken } from '../repository/identity.ts';
import { mailTokenLifeMs } from '../rules.ts';
import type { MailKind, MailTokenPurpose } from '../tables.ts';

async function enqueueMail(
  context: Context,
  tx: Tx,
  mail: { id: string; kind: MailKind; recipient: string },
): Promise<void> {
  await insertMail(tx, { ...mail, createdAt: new Date(context.clock.now()) });
  await context.queue.enqueue(tx, sendMailJob, { mailId: mail.id });
}

/** Enqueues an email in the caller's transaction. Does nothing when no mail server is configured. */
export async function postMail(context: Context, tx: Tx, kind: MailKind, recipient: string): Promise<string> {
  const id = randomUUID();
  if (context.mailer.configured) await enqueueMail(context, tx, { id, kind, recipient });
  return id;
}

/**
 * Notifies the address of a deleted account. The mail is the last record of the address and is deleted once sent.
 * The worker decides whether mail is configured, because an operator's command line may run without that setting.
 */
export async function postDeletionNotice(context: Context, tx: Tx, email: string): Promise<void> {
  await enqueueMail(context, tx, { id: randomUUID(), kind: 'account-deleted', recipient: email });
}

interface Link {
  id: string;
  userId: string;
  purpose: MailTokenPurpose;
  email: string;
}

/** Creates the token for an email's link and closes earlier tokens of the same purpose. */
export async function openLink(
  context: Context,
  tx: Tx,
  { id, userId, purpose, email }: Link,
): Promise<void> {
  const now = new Date(context.clock.now());
  await closeMailTokens(tx, userId, [purpose], { now, except: id });
  const expiresAt = new Date(now.getTime() + mailTokenLifeMs[purpose]);
  await insertMailToken(tx, { id, userId, purpose, email, createdAt: now, expiresAt });
}

/** Sends a link that proves that the person can read mail to `email`. */
export async function postLink(
  context: Context,
  tx: Tx,
  purpose: 'verify' | 'change-email',
  userId: string,
  email: string,
): Promise<void> {
  const id = await postMail(context, tx, purpose, email);
  if (context.mailer.configured) await openLink(context, tx, { id, userId, purpose, email });
}

export function requireMail(context: Context): void {
  if (!context.mailer.configured) throw new AppError('mail_not_configured');
}
