import type { creditHistory, EndpointData } from '@limelight/contracts';

export type Entry = EndpointData<typeof creditHistory>['items'][number];

/**
 * The number of entries from `from` on that are a refund and its charge, with a sum of zero. 0 if they are not such a
 * pair.
 */
function returnedFrom(entries: readonly Entry[], from: number): number {
  const label = entries[from]?.label;
  let sum = 0;
  let taking = false;
  for (let at = from; at < entries.length; at += 1) {
    const entry = entries[at];
    if (entry === undefined || entry.label !== label) return 0;
    if (entry.kind === 'reserve') taking = true;
    else if (entry.kind !== 'release' || taking) return 0;
    sum += entry.amount;
    if (taking && sum <= 0) return sum === 0 ? at + 1 - from : 0;
  }
  return 0;
}

/**
 * Merges a charge and its full refund into one line of 0 credits, as when a request produced nothing. Only adjacent
 * entries are merged, so that each balance still follows from the one below.
 */
export function foldReturned(entries: readonly Entry[]): Entry[] {
  const lines: Entry[] = [];
  for (let at = 0; at < entries.length;) {
    const entry = entries[at];
    if (entry === undefined) break;
    const pair = returnedFrom(entries, at);
    lines.push(pair > 0 ? { ...entry, amount: 0 } : entry);
    at += Math.max(1, pair);
  }
  return lines;
}
