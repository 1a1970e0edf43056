import type { Context } from '../../../../context.ts';
import { mailTokenOf } from '../mail-token.ts';
import { mailContent } from '../mails/content.ts';
import { renderMail } from '../../../../platform/mail-layout.ts';
import {
  deleteMail,
  findMail,
  findOpenMailToken,
  findUserByEmail,
  lockUser,
  type MailRow,
} from '../repository/identity.ts';
import { normalizeEmail } from '../rules.ts';
import type { MailKind } from '../tables.ts';
import { openLink } from './mail.ts';

const withLink: ReadonlySet<MailKind> = new Set(['verify', 'reset', 'change-email']);

/**
 * Creates the token of a reset mail. This happens at sending time, so that requesting a reset does the same work
 * for every address. Does nothing for an address without an account.
 */
async function openResetLink(context: Context, mail: MailRow): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    const known = await findUserByEmail(tx, normalizeEmail(mail.recipient));
    const user = known === null ? null : await lockUser(tx, known.id);
    if (user === null) return;
    await openLink(context, tx, { id: mail.id, userId: user.id, purpose: 'reset', email: user.email });
  });
}

/**
 * Sends an email and deletes it, or only deletes it when no mail server is configured. Safe to run twice: an email that
 * was already sent, or whose link was replaced, is not sent.
 */
export async function sendMail(context: Context, mailId: string): Promise<void> {
  const { config, clock, database, mailer, secrets } = context;
  const mail = await findMail(database.db, mailId);
  if (mail === null) return;
  if (!mailer.configured) {
    await deleteMail(database.db, mail.id);
    return;
  }
  if (mail.kind === 'reset') await openResetLink(context, mail);
  const open = withLink.has(mail.kind)
    ? await findOpenMailToken(database.db, mail.id, new Date(clock.now()))
    : null;
  if (open !== null || !withLink.has(mail.kind)) {
    const content = mailContent(
      mail.kind,
      config.PUBLIC_URL,
      open === null ? '' : mailTokenOf(secrets, open.id),
    );
    await mailer.send({ to: open?.email ?? mail.recipient, messageId: mail.id, ...renderMail(content) });
  }
  await deleteMail(database.db, mail.id);
}
