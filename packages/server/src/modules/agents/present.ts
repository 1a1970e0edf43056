import { agentPrice, creditCosts, type Agent, type AgentWork } from '@limelight/contracts';
import type { AgentRow } from './repository.ts';

export const priceOf = (work: AgentWork) =>
  work.kind === 'news' ? creditCosts['news.run'] : agentPrice(work.settings);

export function presentAgent(row: AgentRow, lastRun: Agent['lastRun'], pending: number): Agent {
  const { id, name, purpose, work, enabled, version, template, problem } = row;
  return {
    id,
    name,
    purpose,
    work,
    schedule: row.schedule ?? null,
    enabled,
    version,
    template,
    price: priceOf(work),
    nextRunAt: enabled ? (row.nextRunAt?.toISOString() ?? null) : null,
    lastRun,
    problem,
    pending,
    shared: row.shareToken !== null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
