import type { PlanName } from '@limelight/contracts';
import { addMonths } from './calendar.ts';

/** A plan for some months, as far as deciding needs it. */
export interface Term {
  purchaseId: string;
  plan: PlanName;
  months: number;
  boughtAt: Date;
  startsAt: Date;
  endsAt: Date;
  /** Months whose credits were given. */
  granted: number;
  cancelledAt: Date | null;
}

const isLive = (term: Term) => term.cancelledAt === null;
const byPurchase = (a: Term, b: Term) =>
  a.boughtAt.getTime() - b.boughtAt.getTime() || (a.purchaseId < b.purchaseId ? -1 : 1);

/** Where a plan's live terms end; null without any. */
export function chainEnd(terms: readonly Term[], plan: PlanName): Date | null {
  const ends = terms
    .filter((term) => isLive(term) && term.plan === plan)
    .map((term) => term.endsAt.getTime());
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** The span of a term bought now: it begins where the plan ends at present, at once when there is none. */
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
 * The live terms of a plan moved together after one was cancelled: those that have begun stay, the others follow the
 * last one before them, or begin now.
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

/** When the next month's credits come; null once all have. */
export function nextGrant(term: Pick<Term, 'startsAt' | 'months'>, granted: number): Date | null {
  return granted < term.months ? addMonths(term.startsAt, granted) : null;
}

export interface Plan {
  plan: PlanName | null;
  expiresAt: Date | null;
}

/** The plan a person has: Pro while it lasts, then what they own for good or by subscription, then a trial, then none. */
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
