import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import styles from './thank-you.module.css';

/** How long the page stays before it redirects, in milliseconds. */
export const redirectMs = 4000;

/** Confirms success and redirects after a while, unless the user chooses to stay. */
export function SuccessBanner({ onEnd }: { onEnd: () => void }) {
  const [left, setLeft] = useState(redirectMs / 1000);
  const [staying, setStaying] = useState(false);
  useEffect(() => {
    if (staying) return;
    if (left <= 0) {
      onEnd();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, staying, onEnd]);
  return (
    <div className={styles.banner}>
      <output className={styles.message}>
        <strong>Payment Successful!</strong>
        {!staying && <span> Redirecting to dashboard...</span>}
      </output>
      {!staying && (
        <>
          <span className={styles.count} aria-hidden="true">
            {left} s
          </span>
          <Button size="small" look="quiet" onClick={() => setStaying(true)}>
            Stay here
          </Button>
        </>
      )}
    </div>
  );
}
