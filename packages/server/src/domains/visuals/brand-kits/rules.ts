import { brandKitLimit } from '@limelight/contracts';
import { contrast, isColor } from '@limelight/slides';

export const kitLimit = { free: 1, paid: brandKitLimit } as const;

interface Pixels {
  data: Uint8Array;
  channels: number;
}

/** The largest channel minus the smallest, which is 0 for greys. */
const colourfulness = (red: number, green: number, blue: number) =>
  Math.max(red, green, blue) - Math.min(red, green, blue);

const hex = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The dominant colours of a logo, most frequent first. Greys, white and transparent pixels are ignored. */
export function coloursOf({ data, channels }: Pixels): string[] {
  const buckets = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at + 2 < data.length; at += channels) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = data.subarray(at, at + channels);
    if (alpha < 128 || colourfulness(red, green, blue) < 40) continue;
    const key = (red >> 5) * 64 + (green >> 5) * 8 + (blue >> 5);
    const bucket = buckets.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bucket.count += 1;
    bucket.sum = [bucket.sum[0] + red, bucket.sum[1] + green, bucket.sum[2] + blue];
    buckets.set(key, bucket);
  }
  return [...buckets.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ count, sum }) => hex(sum.map((value) => value / count)));
}

/** Picks two colours with enough contrast to be told apart. */
export function chooseColours(candidates: readonly string[]): {
  primary: string | null;
  secondary: string | null;
} {
  const colours = candidates.filter(isColor);
  const [primary = null] = colours;
  const secondary =
    primary === null ? null : (colours.find((colour) => contrast(colour, primary) >= 1.4) ?? null);
  return { primary, secondary };
}
