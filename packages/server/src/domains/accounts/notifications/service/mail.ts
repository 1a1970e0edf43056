import { mailLabel, type MailKind, type NotificationKind } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import type { MailUnsubscribe } from '../../../../platform/mail.ts';
import { renderMail } from '../../../../platform/mail-layout.ts';
import { sameText } from '../../../../platform/secrets.ts';
import { getUser } from '../../identity/index.ts';
import { findNotification, listSettings } from '../repository/notifications.ts';
import { channelsOf, readScope, scopeText, type MailScope } from '../rules.ts';
import { changeChannel } from './settings.ts';

const purpose = 'unsubscribe';

export const unsubscribePage = (publicUrl: string, token: string) =>
  `${publicUrl}/unsubscribe?token=${encodeURIComponent(token)}`;

/** The unsubscribe link for mails of these kinds. It does not expire. */
export function unsubscribeOf(
  { config, secrets }: Context,
  userId: string,
  kinds: readonly MailKind[],
): MailUnsubscribe {
  const scope = scopeText({ userId, kinds });
  const token = `${scope}.${secrets.hash(scope, purpose)}`;
  const labels = kinds.map((kind) => `“${mailLabel(kind)}”`).join(' and ');
  return {
    oneClick: `${config.PUBLIC_URL}/api/notifications/unsubscribe/${token}`,
    page: unsubscribePage(config.PUBLIC_URL, token),
    label: `Stop emails about ${labels}`,
  };
}

function readToken({ secrets }: Context, token: string): MailScope {
  const dot = token.lastIndexOf('.');
  const scope = token.slice(0, Math.max(dot, 0));
  const genuine = sameText(secrets.hash(scope, purpose), token.slice(dot + 1));
  const read = genuine ? readScope(scope) : null;
  if (read === null) throw new AppError('unsubscribe_invalid');
  return read;
}

export type SwitchResults = (context: Context, userId: string, on: boolean) => Promise<void>;

/** Turns the mails covered by a link off or on. Refuses with `unsubscribe_invalid`. */
export async function switchMails(
  context: Context,
  token: string,
  on: boolean,
  switchResults: SwitchResults,
): Promise<readonly MailKind[]> {
  const { userId, kinds } = readToken(context, token);
  // Deleted accounts get no mails anyway.
  if ((await getUser(context.database.db, userId)) !== null)
    for (const kind of kinds)
      await (kind === 'monthly-results'
        ? switchResults(context, userId, on)
        : changeChannel(context, userId, { kind, channel: 'mail', on }));
  return kinds;
}

export async function wantsMail(
  connection: Connection,
  userId: string,
  kind: NotificationKind,
): Promise<boolean> {
  return channelsOf(kind, await listSettings(connection, [userId])).mail;
}

/** Emails a notification unless it was read or such mails were switched off. A retry sends the same message id. */
export async function mailNotification(context: Context, id: string): Promise<void> {
  const { config, database, mailer } = context;
  const row = await findNotification(database.db, id);
  if (row === null || row.readAt !== null || !mailer.configured) return;
  const user = await getUser(database.db, row.userId);
  if (user === null || !(await wantsMail(database.db, row.userId, row.kind))) return;
  const { title, detail, path, kind } = row;
  const unsubscribe = unsubscribeOf(context, user.id, [kind]);
  await mailer.send({
    to: user.email,
    messageId: `notification-${id}`,
    unsubscribe,
    ...renderMail({
      subject: title,
      before: [title, ...(detail === null ? [] : [detail])],
      button: { label: 'Open', url: config.PUBLIC_URL + path },
      after: [],
      unsubscribe,
    }),
  });
}
