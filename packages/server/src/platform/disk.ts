import { causesOf, codeOf } from './causes.ts';
import type { Clock } from './clock.ts';

/** The codes for a full disk in PostgreSQL, and for a full disk and an exceeded quota in the operating system. */
const fullCodes: ReadonlySet<string | undefined> = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** How long the disk counts as full after the last failed write. */
const rememberMs = 30_000;

/** True when a database or file write failed for lack of space. */
export function isDiskFull(error: unknown): boolean {
  return causesOf(error).some((one) => fullCodes.has(codeOf(one)));
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
