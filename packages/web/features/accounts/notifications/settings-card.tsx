import {
  saveNotificationSetting,
  type NotificationChannel,
  type NotificationKind,
  type NotificationSettings,
} from '@limelight/contracts';
import { notificationChannels, notificationEvents } from '@limelight/contracts/catalog';
import { Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { settingsQuery } from './api.ts';
import { PushBrowsers } from './push-browsers.tsx';
import styles from './notifications.module.css';

const names: Readonly<Record<NotificationChannel, string>> = { app: 'In app', mail: 'Email', push: 'Push' };

interface Change {
  kind: NotificationKind;
  channel: NotificationChannel;
  on: boolean;
}

const changed = (settings: NotificationSettings, { kind, channel, on }: Change): NotificationSettings => ({
  ...settings,
  items: settings.items.map((item) => (item.kind === kind ? { ...item, [channel]: on } : item)),
});

function Table({ settings }: { settings: NotificationSettings }) {
  const client = useQueryClient();
  const change = async (given: Change) => {
    client.setQueryData(settingsQuery.queryKey, (held) => held && changed(held, given));
    await call(saveNotificationSetting, { body: given }).catch(() => null);
    await client.invalidateQueries({ queryKey: settingsQuery.queryKey });
  };
  return (
    <table className={styles.settings}>
      <thead>
        <tr>
          <th scope="col">Event</th>
          {notificationChannels.map((channel) => (
            <th key={channel} scope="col" className={styles.channel}>
              {names[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {settings.items.map((item) => {
          const { label, description } = notificationEvents[item.kind];
          return (
            <tr key={item.kind}>
              <th scope="row">
                <span className={styles.event}>{label}</span>
                <span className={styles.note}>{description}</span>
              </th>
              {notificationChannels.map((channel) => (
                <td key={channel} className={styles.channel}>
                  <Checkbox
                    aria-label={`${label}: ${names[channel]}`}
                    checked={item[channel]}
                    onChange={(event) =>
                      void change({ kind: item.kind, channel, on: event.currentTarget.checked })
                    }
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function NotificationSettingsCard() {
  const settings = useQuery(settingsQuery);
  return (
    <Card title="Notifications" id="notifications">
      {settings.isPending && <Loading label="Loading your notification settings" lines={6} />}
      {settings.isError && <ErrorState title="Your notification settings did not load" query={settings} />}
      {settings.data && (
        <>
          <Table settings={settings.data} />
          <p className={`${styles.note} ${styles.below}`}>
            {settings.data.mailConfigured
              ? 'Emails about your account, payments and support tickets are always sent.'
              : 'This server is not set up to send email yet.'}
          </p>
          <PushBrowsers />
        </>
      )}
    </Card>
  );
}
