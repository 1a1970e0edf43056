import type { Clock } from './clock.ts';

/** PostgreSQL's code for a full disk, and the system's for a full disk and a used-up quota. */
const fullCodes: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const deepestCause = 5;
/** After the last refused write, the disk counts as full for this long. */
const rememberMs = 30_000;

/** Whether a write failed for lack of room, in the database or among the files. */
export function isDiskFull(error: unknown): boolean {
  let current = error;
  for (let depth = 0; current instanceof Error && depth <= deepestCause; depth += 1) {
    if ('code' in current && fullCodes.has(current.code)) return true;
    current = current.cause;
  }
  return false;
}

/** Remembers that a write was refused for lack of room, until some time has passed without another. */
export interface DiskWatch {
  /** Answers whether the error says that a disk is full. */
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
