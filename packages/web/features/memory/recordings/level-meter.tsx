import { useEffect, useRef, useState } from 'react';
import styles from './talk.module.css';

const bars = 24;
const frameMs = 80;
/** A microphone that hears nothing for this long is probably the wrong one, in milliseconds. */
const silentMs = 6000;

/** How loud it is, and a hint when nothing is heard. */
export function LevelMeter({ level, on }: { level: () => number; on: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    let quietFor = 0;
    const timer = setInterval(() => {
      const loud = level();
      place.current?.style.setProperty('--level', String(Math.round(loud * bars) / bars));
      quietFor = loud < 0.05 ? quietFor + frameMs : 0;
      setSilent(quietFor >= silentMs);
    }, frameMs);
    return () => clearInterval(timer);
  }, [level, on]);
  return (
    <>
      <div ref={place} className={styles.meter} data-on={on || undefined} aria-hidden="true">
        <span />
      </div>
      <output className={styles.hint}>
        {on && silent ? 'We hear nothing. Speak up, or choose another microphone.' : ''}
      </output>
    </>
  );
}
