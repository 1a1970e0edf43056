import type { PlanName } from '@limelight/contracts';
import { addMonths } from './calendar.ts';

export interface Term {
  purchaseId: string;
  plan: PlanName;
  months: number;
  boughtAt: Date;
  startsAt: Date;
  endsAt: Date;
  /** The number of months whose credits were granted. */
  granted: number;
  cancelledAt: Date | null;
}

const isLive = (term: Term) => term.cancelledAt === null;
const byPurchase = (a: Term, b: Term) =>
  a.boughtAt.getTime() - b.boughtAt.getTime() || (a.purchaseId < b.purchaseId ? -1 : 1);

/** The end of a plan's active terms, or null if there are none. */
export function chainEnd(terms: readonly Term[], plan: PlanName): Date | null {
  const ends = terms
    .filter((term) => isLive(term) && term.plan === plan)
    .map((term) => term.endsAt.getTime());
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** The period of a term bought now. It starts when the current plan ends, or at once if there is none. */
export function spanOf(
  terms: readonly Term[],
  plan: PlanName,
  months: number,
  now: Date,
): { startsAt: Date; endsAt: Date } {
  const end = chainEnd(terms, plan);
  const startsAt = end !== null && end > now ? end : now;
  return { startsAt, endsAt: addMonths(startsAt, months) };
}

/**
 * Recomputes the active terms of a plan after one was cancelled. Terms that have started stay, and the others follow
 * the last one before them or start now.
 */
export function rechain(terms: readonly Term[], plan: PlanName, now: Date): Term[] {
  let end: Date | null = null;
  return terms
    .filter((term) => isLive(term) && term.plan === plan)
    .toSorted(byPurchase)
    .map((term) => {
      const startsAt: Date = term.granted > 0 ? term.startsAt : end !== null && end > now ? end : now;
      const moved = { ...term, startsAt, endsAt: addMonths(startsAt, term.months) };
      end = end !== null && end > moved.endsAt ? end : moved.endsAt;
      return moved;
    });
}

/** The months whose credits are due by `now`, counted from 0. */
export function dueMonths(term: Pick<Term, 'startsAt' | 'granted' | 'months'>, now: Date): number[] {
  const due: number[] = [];
  for (let month = term.granted; month < term.months; month += 1) {
    if (addMonths(term.startsAt, month) > now) break;
    due.push(month);
  }
  return due;
}

/** The time of the next monthly credits, or null when all were granted. */
export function nextGrant(term: Pick<Term, 'startsAt' | 'months'>, granted: number): Date | null {
  return granted < term.months ? addMonths(term.startsAt, granted) : null;
}

export interface Plan {
  plan: PlanName | null;
  expiresAt: Date | null;
}

/** The plan of a user: Pro while it lasts, then a permanent or subscribed plan, then a trial, then none. */
export function planAt(terms: readonly Term[], ownsPremium: boolean, now: Date): Plan {
  const lasting = (plan: PlanName): Plan | null => {
    const end = chainEnd(terms, plan);
    return end !== null && end > now ? { plan, expiresAt: end } : null;
  };
  return (
    lasting('Pro') ??
    (ownsPremium ? { plan: 'Premium', expiresAt: null } : null) ??
    lasting('Premium') ??
    lasting('Trial') ?? { plan: null, expiresAt: null }
  );
}
