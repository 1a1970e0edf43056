const prefix = 'writing:';

/** Locks that this page holds, by what they are on, with how to release them. */
const held = new Map<string, () => void>();

/** How long the page before a reload may take to release its locks, in ms. */
const leavingMs = 2000;

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/**
 * Holds a record until the page is gone or releases it, so that another tab does not continue it. False when another
 * tab has it. The page before a reload gets a moment to let go.
 */
export function holdRecord(key: string): Promise<boolean> {
  // Absent where the page came over plain http from another machine: then every tab counts as gone but this one.
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

/** The records that any open tab holds, this one included. */
export async function heldRecords(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set(held.keys());
  const { held: locks = [] } = await navigator.locks.query();
  return new Set(locks.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
