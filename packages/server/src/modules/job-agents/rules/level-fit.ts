import type { JobLevel } from '@limelight/contracts';

/** Whether an opening can be of a wanted level: one whose board states none is not left out. */
export const fitsLevels = (stated: readonly JobLevel[], wanted: readonly JobLevel[]): boolean =>
  wanted.length === 0 || stated.length === 0 || stated.some((level) => wanted.includes(level));
