const warningDays = 60;

/**
 * The earliest date on which LinkedIn may stop serving a version: twelve months after its release. So far versions
 * ended in the middle of that month, but only the twelve months are promised. `version` is `YYYYMM`.
 */
export function versionSunset(version: string): Date {
  return new Date(Date.UTC(Number(version.slice(0, 4)) + 1, Number(version.slice(4, 6)) - 1, 1));
}

/** True from 60 days before the sunset. */
export function isSunsetNear(version: string, nowMs: number): boolean {
  return nowMs >= versionSunset(version).getTime() - warningDays * 86_400_000;
}
