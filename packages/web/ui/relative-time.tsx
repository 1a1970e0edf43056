import { useEffect, useState } from 'react';
import { currentTime } from '../lib/clock.ts';
import { formatDateTime, formatRelative } from '../lib/format.ts';

/** A time such as "in 3 hours" or "2 days ago", with the exact time on hover. Updates every minute. */
export function RelativeTime({ at }: { at: string }) {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRelative(at, now)}
    </time>
  );
}
