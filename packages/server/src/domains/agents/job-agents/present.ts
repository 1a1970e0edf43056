import type { JobSummary } from '@limelight/contracts';
import { isJobBoard } from './rules/is-job-board.ts';
import type { JobRow, OwnJob } from './repository/job-agents.ts';

const dayMs = 86_400_000;

export const presentPay = ({ payMin, payMax, payCurrency, payPeriod }: JobRow): JobSummary['pay'] =>
  payCurrency === null
    ? null
    : { minMinor: payMin, maxMinor: payMax, currency: payCurrency, period: payPeriod };

/** `knows` is the number of the person's connections at the company. */
export function presentJob(row: OwnJob, knows: number, now: number): JobSummary {
  const since = row.publishedAt ?? row.firstSeenAt;
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    places: row.places,
    countries: row.countries,
    workplace: row.workplace,
    employment: row.employment,
    levels: row.levels,
    pay: presentPay(row),
    url: row.url,
    boards: row.boards.filter(isJobBoard),
    firstSeenAt: row.firstSeenAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    openDays: Math.max(0, Math.floor(((row.closedAt?.getTime() ?? now) - since.getTime()) / dayMs)),
    reposts: row.reposts,
    closedAt: row.closedAt?.toISOString() ?? null,
    stage: row.stage,
    remindAt: row.remindAt?.toISOString() ?? null,
    knows,
    reasons: row.reasons ?? [],
    missing: row.missing ?? [],
  };
}
