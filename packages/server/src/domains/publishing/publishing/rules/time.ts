export type ResolvedTime =
  /** `note` tells the user when that local time occurs twice. */
  | { kind: 'instant'; at: Date; note: string | null }
  /** The clocks skip that time. The two neighbouring times are in ISO 8601 with their offset. */
  | { kind: 'missing'; earlier: string; later: string }
  | { kind: 'invalid' };

const withOffset = /(Z|[+-]\d{2}:?\d{2})$/i;

function isoOf(time: Temporal.ZonedDateTime): string {
  return time.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

function clockOf(time: Temporal.PlainDateTime): string {
  return time.toPlainTime().toString({ smallestUnit: 'minute' });
}

function dateOf(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds);
}

/**
 * The instant that a user means. With an offset (`Z`, `+05:30`) it is an instant, otherwise a local time in `timeZone`.
 * A time that occurs twice is the earlier one, and one that is skipped is `missing`.
 */
export function resolveTime(at: string, timeZone: string): ResolvedTime {
  try {
    if (withOffset.test(at)) return { kind: 'instant', at: dateOf(Temporal.Instant.from(at)), note: null };
    const local = Temporal.PlainDateTime.from(at);
    const earlier = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
    const later = local.toZonedDateTime(timeZone, { disambiguation: 'later' });
    if (earlier.epochNanoseconds === later.epochNanoseconds) {
      return { kind: 'instant', at: dateOf(earlier.toInstant()), note: null };
    }
    const exists = earlier.toPlainDateTime().equals(local);
    if (!exists) return { kind: 'missing', earlier: isoOf(earlier), later: isoOf(later) };
    const note = `${clockOf(local)} occurs twice on that day because the clocks go back. The earlier one was used (UTC${earlier.offset}).`;
    return { kind: 'instant', at: dateOf(earlier.toInstant()), note };
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'invalid' };
    throw error;
  }
}
