import { useEffect, useState } from 'react';
import { timeWords } from './rules.ts';
import styles from './talk.module.css';

/** The length of what is being recorded, in seconds. */
export function useSeconds(elapsed: () => number, on: boolean): number {
  const [seconds, setSeconds] = useState(() => Math.floor(elapsed() / 1000));
  useEffect(() => {
    const show = () => setSeconds(Math.floor(elapsed() / 1000));
    show();
    if (!on) return undefined;
    const timer = setInterval(show, 250);
    return () => clearInterval(timer);
  }, [elapsed, on]);
  return seconds;
}

export function Elapsed({ seconds }: { seconds: number }) {
  return (
    <p className={styles.time} role="timer">
      {timeWords(seconds)}
    </p>
  );
}
