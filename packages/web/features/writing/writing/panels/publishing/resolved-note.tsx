import { errorCatalogue } from '@limelight/contracts';
import { formatDateTime, formatTime } from '../../../../../lib/format.ts';
import { deviceZone } from '../../../../../lib/time-zones.ts';
import { type WallTime } from '../../../../../lib/wall-time.ts';
import { offsetLabel, zoneName, type ResolvedTime } from './schedule.ts';
import styles from './schedule-form.module.css';

/** The instant that a chosen local time means, or the reason there is none and an alternative. */
export function ResolvedNote({
  resolved,
  at,
  past,
  zone,
  second,
  onSecond,
  onTake,
}: {
  resolved: ResolvedTime;
  at: string | null;
  past: boolean;
  zone: string;
  second: boolean;
  onSecond: (second: boolean) => void;
  onTake: (wall: WallTime) => void;
}) {
  return (
    <div className={styles.note} aria-live="polite">
      {resolved.kind === 'unreadable' && <p className={styles.quiet}>Choose a date and a time.</p>}
      {resolved.kind === 'missing' && (
        <p className={styles.bad}>
          {errorCatalogue.schedule_time_missing.message}{' '}
          <button type="button" className={styles.act} onClick={() => onTake(resolved.later)}>
            Use {resolved.later.time}
          </button>
        </p>
      )}
      {past && <p className={styles.bad}>{errorCatalogue.schedule_in_past.message}</p>}
      {at !== null && !past && <Instant at={at} zone={zone} />}
      {resolved.kind === 'twice' && !past && (
        <p className={styles.quiet}>
          The clocks go back, so this time occurs twice.{' '}
          <button type="button" className={styles.act} onClick={() => onSecond(!second)}>
            Use the {second ? 'first' : 'second'} one
          </button>
        </p>
      )}
    </div>
  );
}

function Instant({ at, zone }: { at: string; zone: string }) {
  const here = deviceZone();
  const elsewhere = offsetLabel(Date.parse(at), here) !== offsetLabel(Date.parse(at), zone);
  return (
    <p>
      <strong>{formatDateTime(at, zone)}</strong>{' '}
      <span className={styles.quiet}>
        in {zoneName(zone)} ({offsetLabel(Date.parse(at), zone)})
        {elsewhere && `, ${formatTime(at, here)} on this device`}
      </span>
    </p>
  );
}
