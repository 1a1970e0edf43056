import type { Context } from '../../../../context.ts';
import { renderMail } from '../../../../platform/mail-layout.ts';
import { getUser } from '../../identity/index.ts';
import { findWebhookById } from '../repository.ts';

/** Notifies the owner by email that a webhook was disabled, if it still is. */
export async function tellTurnedOff(context: Context, webhookId: string): Promise<void> {
  const { database, mailer, config } = context;
  const webhook = await findWebhookById(database.db, webhookId);
  if (webhook === null || webhook.active || webhook.turnedOff === null || !mailer.configured) return;
  const user = await getUser(database.db, webhook.userId);
  if (user === null) return;
  const reason =
    webhook.turnedOff === 'gone'
      ? 'It answered 410 (gone).'
      : 'Nothing has been delivered to it for three days.';
  await mailer.send({
    to: user.email,
    messageId: `webhook-off-${webhookId}-${webhook.failingSince?.getTime() ?? 0}`,
    ...renderMail({
      subject: 'A webhook was turned off',
      before: [`We turned off your webhook ${new URL(webhook.url).host}.`, reason],
      button: { label: 'Open your webhooks', url: `${config.PUBLIC_URL}/dashboard/developer` },
      after: ['Events from that time are in its log. You can send them again once it is on.'],
    }),
  });
}
