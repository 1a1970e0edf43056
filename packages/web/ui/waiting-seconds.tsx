import { useEffect, useState } from 'react';

/** Whole seconds since it was first shown, as long as it stands. */
export function useWaitingSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** How long something takes already: to be seen move, and never read aloud. */
export function WaitingSeconds({ seconds }: { seconds: number }) {
  return (
    <span aria-hidden="true" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {seconds < 1 ? '' : ` ${seconds} s`}
    </span>
  );
}

/** After so many seconds people wonder. */
export const longWaitSeconds = 10;
