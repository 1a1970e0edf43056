import type { Context } from '../../../../context.ts';
import { isSunsetNear } from '../../../../integrations/linkedin/index.ts';

/** Logs a warning from 60 days before LinkedIn retires the configured API version. */
export function warnOfVersionSunset({ linkedin, clock, log }: Context): void {
  if (linkedin === null || !isSunsetNear(linkedin.version, clock.now())) return;
  log.warn(
    { version: linkedin.version, sunsetAt: linkedin.versionSunsetAt.toISOString() },
    'LinkedIn will stop serving this version of its API: set LINKEDIN_VERSION to a newer one',
  );
}
