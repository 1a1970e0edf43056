import { useEffect, useState } from 'react';

/** The time in ms, twice a minute: a connection or a day may end, and a chosen time pass, while the page is open. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
