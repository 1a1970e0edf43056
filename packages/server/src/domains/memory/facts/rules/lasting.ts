import type { FactKind, FactStatus } from '@limelight/contracts';

const halfAYearMs = 182 * 24 * 3_600_000;

/** What can stop being true without a date that says so. */
const changing: ReadonlySet<FactKind> = new Set(['role', 'rule', 'preference', 'figure']);

/** When to ask whether a confirmed fact still holds. */
export const askAtOf = (kind: FactKind, status: FactStatus, now: Date): Date | null =>
  status === 'confirmed' && changing.has(kind) ? new Date(now.getTime() + halfAYearMs) : null;

/** Today as it is compared with partial dates. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Whether a year, month or day is entirely in the past. */
const isOver = (until: string | null, today: string): boolean =>
  until !== null && until < today.slice(0, until.length);

/** The status with the end of what held for a time. */
export const statusOn = (status: FactStatus, until: string | null, today: string): FactStatus =>
  status === 'confirmed' && isOver(until, today) ? 'outdated' : status;
