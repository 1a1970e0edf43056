import { useSyncExternalStore } from 'react';

let said = '';
const listeners = new Set<() => void>();

/** Announces a message to assistive technology without showing it. */
export function announce(message: string): void {
  // A repeated message is only announced again if its text differs.
  said = message === said ? `${message}\u00a0` : message;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The live region for `announce`. The root renders it on every page. */
export function LiveRegion() {
  const message = useSyncExternalStore(
    subscribe,
    () => said,
    () => '',
  );
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {message}
    </div>
  );
}
