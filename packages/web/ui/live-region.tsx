import { useSyncExternalStore } from 'react';

let said = '';
const listeners = new Set<() => void>();

/** Says something to assistive technology without showing it. */
export function announce(message: string): void {
  // The same words twice are said twice only when the text differs.
  said = message === said ? `${message}\u00a0` : message;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where `announce` is heard; the root puts one on every page. */
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
