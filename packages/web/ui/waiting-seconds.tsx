import { useEffect, useState } from 'react';
import { currentTime } from '../lib/clock.ts';

export function useWaitingSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = currentTime();
    const timer = setInterval(() => setSeconds(Math.floor((currentTime() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** The time something has taken so far. Decorative, so screen readers skip it. */
export function WaitingSeconds({ seconds }: { seconds: number }) {
  return (
    <span aria-hidden="true" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {seconds < 1 ? '' : ` ${seconds} s`}
    </span>
  );
}

/** Seconds after which a wait needs an explanation. */
export const longWaitSeconds = 10;
