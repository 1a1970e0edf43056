import { useEffect, useMemo, useRef } from 'react';
import { noticeMs, notices } from '../../../lib/notices.ts';

export interface Forgetting {
  /** Forgets after the time for a change of mind; `bring` puts back what is on the page. */
  forget: (forget: () => void, bring: () => void) => void;
  /** What is to be forgotten is so at once. */
  now: () => void;
}

/** Something is taken off the page now and forgotten for good a little later: until then it can be brought back. */
export function useForgetting(told: string): Forgetting {
  const due = useRef<{ run: () => void; timer: ReturnType<typeof setTimeout> } | null>(null);
  const forgetting = useMemo(() => {
    const now = () => {
      if (due.current === null) return;
      clearTimeout(due.current.timer);
      due.current.run();
      due.current = null;
    };
    return {
      now,
      forget(run: () => void, bring: () => void) {
        now();
        const timer = setTimeout(now, noticeMs);
        const own = { run, timer };
        due.current = own;
        notices.success(told, {
          label: 'Undo',
          run: () => {
            // Held open longer than its time: what is forgotten is gone.
            if (due.current !== own) return notices.error('It is forgotten already.');
            clearTimeout(timer);
            due.current = null;
            bring();
          },
        });
      },
    };
  }, [told]);
  useEffect(() => {
    window.addEventListener('pagehide', forgetting.now);
    return () => {
      window.removeEventListener('pagehide', forgetting.now);
      forgetting.now();
    };
  }, [forgetting]);
  return forgetting;
}
