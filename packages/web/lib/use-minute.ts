import { useEffect, useState } from 'react';

/**
 * The current time in milliseconds, updated twice a minute, so that an open page notices a connection that expired, a
 * new day or a chosen time that has passed.
 */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
