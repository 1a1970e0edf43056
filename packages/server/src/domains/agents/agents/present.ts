import {
  agentPrice,
  creditCosts,
  sharedWork,
  type Agent,
  type AgentWork,
  type ItemSharing,
} from '@limelight/contracts';
import type { AgentRow } from './repository/agents.ts';

export const priceOf = (work: AgentWork) =>
  work.kind === 'news' ? creditCosts['news.run'] : agentPrice(work.settings);

export function presentAgent(
  row: AgentRow,
  lastRun: Agent['lastRun'],
  pending: number,
  sharing: ItemSharing | null = null,
): Agent {
  const { id, name, purpose, work, enabled, version, template, problem } = row;
  return {
    id,
    name,
    purpose,
    work: sharing === null ? work : sharedWork(work),
    schedule: row.schedule ?? null,
    enabled,
    version,
    template,
    price: priceOf(work),
    nextRunAt: enabled ? (row.nextRunAt?.toISOString() ?? null) : null,
    // What a run could not read can be the owner's private address.
    lastRun: sharing === null || lastRun === null ? lastRun : { ...lastRun, outcome: null },
    // Only the owner can do something about it.
    problem: sharing === null ? problem : null,
    pending,
    shared: sharing === null && row.shareToken !== null,
    sharing,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
