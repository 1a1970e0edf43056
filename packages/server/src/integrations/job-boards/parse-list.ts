import type { z } from 'zod';
import { workplaceIn } from './places.ts';
import type { BoardPage, JobAd } from './types.ts';

/** The maximum number of ads per board; the rest count as skipped. */
export const adLimit = 5000;

/**
 * Parses `items` individually, so that one invalid ad is skipped without affecting the others. `toAd` returns null
 * for items that are not openings. Where a board states no way of working, the names of the places can.
 */
export function parseList<S extends z.ZodType>(
  items: readonly unknown[],
  schema: S,
  toAd: (item: z.output<S>) => JobAd | JobAd[] | null,
): BoardPage {
  const ads: JobAd[] = [];
  let skipped = Math.max(0, items.length - adLimit);
  for (const item of items.slice(0, adLimit)) {
    const parsed = schema.safeParse(item);
    const made = parsed.success ? toAd(parsed.data) : null;
    if (!parsed.success) skipped += 1;
    for (const ad of made === null ? [] : [made].flat()) {
      if (ad.title !== '' && ad.company !== '' && isWebAddress(ad.url))
        ads.push({ ...ad, workplace: ad.workplace ?? workplaceOf(ad.places) });
      else skipped += 1;
    }
  }
  return { ads, skipped };
}

/** An opening that can be done remotely is remote, whatever its other places. */
function workplaceOf(places: readonly string[]): JobAd['workplace'] {
  const stated = new Set(places.map(workplaceIn));
  return stated.has('remote') ? 'remote' : stated.has('hybrid') ? 'hybrid' : null;
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//.test(url) && url.length <= 2000 && URL.canParse(url);
}
