import {
  notificationEvents,
  notificationKinds,
  type NotificationChannel,
  type NotificationKind,
  type NotificationSettings,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { listSettings, saveSetting } from '../repository/notifications.ts';
import { channelsOf } from '../rules.ts';

export async function readSettings(context: Context, userId: string): Promise<NotificationSettings> {
  const changed = await listSettings(context.database.db, [userId]);
  return {
    items: notificationKinds.map((kind) => ({ kind, ...channelsOf(kind, changed) })),
    mailConfigured: context.mailer.configured,
  };
}

export async function changeChannel(
  context: Context,
  userId: string,
  { kind, channel, on }: { kind: NotificationKind; channel: NotificationChannel; on: boolean },
): Promise<void> {
  const unset = notificationEvents[kind].defaults;
  await context.database.db.transaction((tx) =>
    saveSetting(tx, userId, kind, { unset, change: { [channel]: on } }),
  );
}
