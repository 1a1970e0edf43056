const lockPrefix = 'writing-tab:';
const storageKey = 'writing-tab';

/** Who this tab is, and which tabs are open. */
export interface TabIdentity {
  id: string;
  live: ReadonlySet<string>;
}

let known: Promise<string> | null = null;

/**
 * Names this tab; the name survives a reload and a sign-in, and a lock on it is held while the tab is open, so that
 * what a crashed tab left can be told from what another one is writing. A tab that was duplicated gets a new name.
 */
export async function identifyTab(): Promise<TabIdentity> {
  known ??= nameTab();
  const id = await known;
  return { id, live: await liveTabs(id) };
}

async function nameTab(): Promise<string> {
  const before = readName();
  if (before !== null && (await hold(before))) return before;
  const id = crypto.randomUUID();
  await hold(id);
  try {
    window.sessionStorage.setItem(storageKey, id);
  } catch {
    // Without session storage a reload is a new tab, and finds what this one left.
  }
  return id;
}

function readName(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** So long the page before a reload may take to go, in ms. */
const leavingMs = 2000;

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/** Holds the lock until the tab is gone. False when another tab has it; the page before a reload is waited for. */
function hold(id: string): Promise<boolean> {
  // Absent where the page came over plain http from another machine: then every tab counts as gone but its own.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const taken = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<never>(() => undefined);
    };
    const options = isReload() ? { signal: AbortSignal.timeout(leavingMs) } : { ifAvailable: true };
    navigator.locks.request(lockPrefix + id, options, taken).catch(() => resolve(false));
  });
}

async function liveTabs(own: string): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set([own]);
  const { held = [] } = await navigator.locks.query();
  return new Set(
    held.flatMap((lock) => (lock.name?.startsWith(lockPrefix) ? [lock.name.slice(lockPrefix.length)] : [])),
  );
}
