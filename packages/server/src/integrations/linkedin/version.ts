const warningDays = 60;

/**
 * The first moment at which LinkedIn may stop serving a version: twelve months after it (the stop has come in the middle
 * of that month; LinkedIn promises the twelve months only). `version` is `YYYYMM`.
 */
export function versionSunset(version: string): Date {
  return new Date(Date.UTC(Number(version.slice(0, 4)) + 1, Number(version.slice(4, 6)) - 1, 1));
}

/** True from 60 days before the sunset on. */
export function isSunsetNear(version: string, nowMs: number): boolean {
  return nowMs >= versionSunset(version).getTime() - warningDays * 86_400_000;
}
