const prefix = 'writing:';

/** The locks held by this page, with the functions that release them. */
const held = new Map<string, () => void>();

/** How long the page before a reload may take to release its locks, in milliseconds. */
const leavingMs = 2000;

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/**
 * Locks a record until the page closes or releases it, so that no other tab continues it. False when another tab has
 * it. The page before a reload gets a moment to release it.
 */
export function holdRecord(key: string): Promise<boolean> {
  // Locks are missing on pages loaded over plain http from another machine. Every other tab then counts as closed.
  if (held.has(key) || !('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const taken = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<void>((release) => held.set(key, release));
    };
    const options = isReload() ? { signal: AbortSignal.timeout(leavingMs) } : { ifAvailable: true };
    navigator.locks.request(prefix + key, options, taken).catch(() => resolve(false));
  });
}

export function releaseRecord(key: string): void {
  held.get(key)?.();
  held.delete(key);
}

/** The records locked by any open tab, including this one. */
export async function heldRecords(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set(held.keys());
  const { held: locks = [] } = await navigator.locks.query();
  return new Set(locks.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
