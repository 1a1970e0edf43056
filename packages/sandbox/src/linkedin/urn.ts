/** Generates URN numbers like LinkedIn's: `id >> 22` is the time in epoch ms, and no number repeats. */
export class UrnNumbers {
  #lastMs = 0;
  #sequence = 0;

  next(nowMs: number): string {
    if (nowMs > this.#lastMs) {
      this.#lastMs = nowMs;
      this.#sequence = Math.floor(Math.random() * 1024);
    } else {
      this.#sequence += 1;
    }
    return String((BigInt(this.#lastMs) << 22n) | BigInt(this.#sequence & 0x3fffff));
  }
}

/** The time in epoch ms contained in a URN number. */
export function timeOfUrnNumber(id: string): number {
  return Number(BigInt(id) >> 22n);
}

export type PathUrn =
  | { kind: 'urn'; urn: string; type: string; id: string }
  | { kind: 'not-encoded' }
  | { kind: 'malformed' };

/** Parses a URN in a raw path segment, which must be percent-encoded including its colons. */
export function urnFromSegment(segment: string): PathUrn {
  if (/[:(),]/.test(segment)) return { kind: 'not-encoded' };
  const decoded = decode(segment);
  const match = decoded === undefined ? null : /^urn:li:([A-Za-z]+):([A-Za-z0-9_-]+)$/.exec(decoded);
  if (decoded === undefined || match === null) return { kind: 'malformed' };
  return { kind: 'urn', urn: decoded, type: match[1] ?? '', id: match[2] ?? '' };
}

export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
