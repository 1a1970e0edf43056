import { z } from 'zod';
import type { JournalEntry } from './journal.ts';
import { indexOf, type PlannedPost } from './plan.ts';
import type { PostState } from './publisher.ts';

/** The result of a run. `breaches` is empty when every guarantee was kept. */
export const verdict = z.object({
  published: z.number(),
  failed: z.number(),
  unconfirmed: z.number(),
  open: z.number(),
  /** Posts that are on LinkedIn more than once, and posts reported as published that are not there. */
  duplicates: z.number(),
  missing: z.number(),
  failedButThere: z.number(),
  permanentFaults: z.number(),
  breaches: z.array(z.string()),
});
export type Verdict = z.infer<typeof verdict>;

export interface Seen {
  plans: readonly PlannedPost[];
  states: readonly PostState[];
  texts: readonly string[];
  entries: readonly JournalEntry[];
}

export function copiesByIndex(texts: readonly string[]): Map<number, number> {
  const copies = new Map<number, number>();
  for (const text of texts) {
    const index = indexOf(text);
    if (index !== null) copies.set(index, (copies.get(index) ?? 0) + 1);
  }
  return copies;
}

export function judge({ plans, states, texts, entries }: Seen): Verdict {
  const copies = copiesByIndex(texts);
  const byIndex = new Map(states.map((state) => [state.index, state]));
  const doubts = new Map(
    entries.flatMap((entry) => (entry.kind === 'doubt' ? [[entry.index, entry.reason]] : [])),
  );
  const permanentFaults = plans
    .flatMap(({ create, media }) => [create, media])
    .filter((fault) => fault?.class === 'permanent').length;
  const found: Verdict = {
    published: 0,
    failed: 0,
    unconfirmed: 0,
    open: 0,
    duplicates: 0,
    missing: 0,
    failedButThere: 0,
    permanentFaults,
    breaches: [],
  };
  const breach = (index: number, what: string) => found.breaches.push(`publish ${index}: ${what}`);
  for (const { index } of plans) {
    const state = byIndex.get(index);
    const there = copies.get(index) ?? 0;
    if (state === undefined) {
      found.open += 1;
      breach(index, 'was lost without a trace');
      continue;
    }
    found[state.end] += 1;
    if (there > 1) {
      found.duplicates += 1;
      breach(index, `is ${state.status} and stands there ${there} times`);
    }
    switch (state.end) {
      case 'published':
        if (there === 0) {
          found.missing += 1;
          breach(index, 'is said published and is not there');
        }
        break;
      case 'failed':
        if (there > 0) {
          found.failedButThere += 1;
          breach(index, 'is said failed and is there');
        }
        break;
      case 'unconfirmed':
        if ((doubts.get(index) ?? null) === null)
          breach(index, 'is unconfirmed although no create of it was interrupted and no answer withheld');
        break;
      case 'open':
        breach(index, `did not come to an end: ${state.status}`);
    }
  }
  if (found.failed > permanentFaults)
    found.breaches.push(`${found.failed} failed, but only ${permanentFaults} permanent faults were ordered`);
  return found;
}
