import { notificationKinds } from '@limelight/contracts';
import type { PersonalData } from '../../../module.ts';
import { listSubscriptions } from './repository/push.ts';
import { listAll, listSettings } from './repository/notifications.ts';
import { channelsOf } from './rules.ts';

export const exportNotifications: PersonalData['export'] = async (connection, userId) => {
  const changed = await listSettings(connection, [userId]);
  const told = await listAll(connection, userId);
  const browsers = await listSubscriptions(connection, [userId]);
  return {
    notifications: told
      .filter(({ listed }) => listed)
      .map(({ kind, title, detail, about, path, createdAt, readAt }) => ({
        kind,
        title,
        detail,
        about,
        path,
        createdAt,
        readAt,
      })),
    notificationSettings: notificationKinds.map((kind) => ({ kind, ...channelsOf(kind, changed) })),
    notifiedBrowsers: browsers.map(({ device, endpoint, createdAt }) => ({ device, endpoint, createdAt })),
  };
};
