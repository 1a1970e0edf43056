import { getPushState } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readQuery } from '../../../lib/read-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import styles from './notifications.module.css';
import { readBrowserId, turnPushOff, turnPushOn, type PushObstacle } from './push.ts';

const pushQuery = readQuery(['notifications', 'push'], getPushState, {});

const obstacles: Readonly<Record<PushObstacle, string>> = {
  unsupported:
    'This browser cannot show notifications. On an iPhone or iPad, add Limelight to the home screen and open it there.',
  denied:
    'Notifications are blocked for this site. Allow them in the browser’s site settings, then try again.',
  failed: 'The browser’s push service could not be reached. Check the connection and try again.',
};

export function PushBrowsers() {
  const client = useQueryClient();
  const state = useQuery(pushQuery).data;
  const [busy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<PushObstacle | null>(null);
  if (state === undefined) return null;
  const own = readBrowserId();
  const isOn = state.browsers.some(({ id }) => id === own);
  const during = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work().catch(() => null);
    await client.invalidateQueries({ queryKey: pushQuery.queryKey });
    setBusy(false);
  };
  const turnOn = async () => {
    const result = await turnPushOn(state.publicKey);
    setObstacle(typeof result === 'string' ? result : null);
  };
  return (
    <div className={styles.browsers}>
      <div className={styles.browser}>
        <div>
          <p className={styles.event}>Push notifications in this browser</p>
          <p className={styles.note}>
            {isOn ? 'On, even when this page is closed.' : 'Off. They also work when this page is closed.'}
          </p>
        </div>
        {!isOn && (
          <Button loading={busy} onClick={() => void during(turnOn)}>
            Turn on notifications
          </Button>
        )}
      </div>
      {obstacle !== null && <Callout tone="warn">{obstacles[obstacle]}</Callout>}
      {state.browsers.map(({ id, device, since }) => (
        <div key={id} className={styles.browser}>
          <p className={styles.note}>
            {device}
            {id === own && ' (this browser)'} · since <RelativeTime at={since} />
          </p>
          <Button
            size="small"
            aria-label={`Turn off notifications on ${device}`}
            onClick={() => void during(async () => turnPushOff(id))}
          >
            Turn off
          </Button>
        </div>
      ))}
    </div>
  );
}
