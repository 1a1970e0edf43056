import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import type { JobAd } from './types.ts';

/** The maximum number of ads per board; the rest count as skipped. */
export const adLimit = 5000;
const atOnce = 100;

/**
 * Parses `items` individually, so that one invalid ad is skipped without affecting the others. `toAd` returns null
 * for items that are not openings. Yields to the event loop in between.
 */
export async function parseList<S extends z.ZodType>(
  items: readonly unknown[],
  schema: S,
  toAd: (item: z.output<S>) => JobAd | JobAd[] | null,
): Promise<{ ads: JobAd[]; skipped: number }> {
  const ads: JobAd[] = [];
  let skipped = Math.max(0, items.length - adLimit);
  for (const [index, item] of items.slice(0, adLimit).entries()) {
    if (index % atOnce === atOnce - 1) await setImmediate();
    const parsed = schema.safeParse(item);
    const made = parsed.success ? toAd(parsed.data) : null;
    if (!parsed.success) skipped += 1;
    for (const ad of made === null ? [] : [made].flat()) {
      if (ad.title !== '' && ad.company !== '' && isWebAddress(ad.url)) ads.push(ad);
      else skipped += 1;
    }
  }
  return { ads, skipped };
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//.test(url) && url.length <= 2000 && URL.canParse(url);
}
