import type { JobLevel } from '@limelight/contracts';

/** Openings whose board states no level are not filtered out. */
export const fitsLevels = (stated: readonly JobLevel[], wanted: readonly JobLevel[]): boolean =>
  wanted.length === 0 || stated.length === 0 || stated.some((level) => wanted.includes(level));
