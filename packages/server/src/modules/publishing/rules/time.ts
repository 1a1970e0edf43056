export type ResolvedTime =
  /** `note` is for the person where the clock shows that time twice. */
  | { kind: 'instant'; at: Date; note: string | null }
  /** The clock jumps over that time; the two neighbours are ISO times with their offset. */
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
 * The moment a person means. With an offset (`Z`, `+05:30`) it is an instant; without one it is what the clock shows in
 * `timeZone`. A time the clock shows twice is the earlier one; one it never shows is `missing`.
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
    const note = `${clockOf(local)} comes twice on that day because the clocks go back. The earlier one was taken (UTC${earlier.offset}).`;
    return { kind: 'instant', at: dateOf(earlier.toInstant()), note };
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'invalid' };
    throw error;
  }
}
