import { useSyncExternalStore } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './banner.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown as long as the browser has no connection, so that a page that is still loading is not taken for a slow one. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output>
      {!online && (
        <p className={classNames(styles.banner, styles.warn)}>
          <strong>You are offline.</strong> What you write is kept on this device and saved when the
          connection is back.
        </p>
      )}
    </output>
  );
}
