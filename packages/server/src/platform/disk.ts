import type { Clock } from './clock.ts';

/** The codes for a full disk in PostgreSQL, and for a full disk and an exceeded quota in the operating system. */
const fullCodes: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const deepestCause = 5;
/** How long the disk counts as full after the last failed write. */
const rememberMs = 30_000;

/** True when a database or file write failed for lack of space. */
export function isDiskFull(error: unknown): boolean {
  let current = error;
  for (let depth = 0; current instanceof Error && depth <= deepestCause; depth += 1) {
    if ('code' in current && fullCodes.has(current.code)) return true;
    current = current.cause;
  }
  return false;
}

/** Reports a full disk until some time has passed without another failed write. */
export interface DiskWatch {
  /** Returns true when the error means that a disk is full. */
  note(error: unknown): boolean;
  hasRoom(): boolean;
}

export function createDiskWatch(clock: Clock): DiskWatch {
  let lastFull: number | null = null;
  return {
    note(error) {
      const full = isDiskFull(error);
      if (full) lastFull = clock.now();
      return full;
    },
    hasRoom: () => lastFull === null || clock.now() - lastFull > rememberMs,
  };
}
