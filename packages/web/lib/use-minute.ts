import { useEffect, useState } from 'react';
import { currentTime } from './clock.ts';

/**
 * The current time in milliseconds, updated twice a minute, so that an open page notices a connection that expired, a
 * new day or a chosen time that has passed.
 */
export function useMinute(): number {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
