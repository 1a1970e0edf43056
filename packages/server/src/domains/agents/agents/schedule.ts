import { errorCatalogue } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { lockAccount } from '../../billing/credits/index.ts';
import { startRunIn } from '../../runs/runs/index.ts';
import { customAgent } from './custom-run.ts';
import { newsAgent } from './news-run.ts';
import {
  changeAgent,
  findAgent,
  listDue,
  listDueSchedules,
  lockAgent,
  type AgentRow,
} from './repository/agents.ts';
import { nextRunOf } from './service.ts';

const batch = 100;

/** Thrown to roll back when the agent was changed while its run was being started. */
class Changed extends Error {}

/**
 * Starts an agent and plans its next slot in one transaction with the person's account locked, so that a second process
 * finds the slot taken. Slots missed while the server was down are skipped.
 */
async function startDue(context: Context, { id, userId }: AgentRow): Promise<void> {
  const now = context.clock.now();
  await context.database.db.transaction(async (tx) => {
    await lockAccount(tx, userId, new Date(now));
    const agent = await findAgent(tx, userId, id);
    if (agent === null || !agent.enabled || agent.nextRunAt === null || agent.nextRunAt.getTime() > now)
      return;
    const implementation = agent.work.kind === 'news' ? newsAgent : customAgent;
    await startRunIn(context, tx, implementation, {
      owner: { kind: 'user', userId },
      input: implementation.definition.input.parse({ agentId: id, slot: agent.nextRunAt.toISOString() }),
      label: agent.name,
    });
    // Locked last, as where a run ends.
    if ((await lockAgent(tx, userId, id))?.updatedAt.getTime() !== agent.updatedAt.getTime())
      throw new Changed();
    await changeAgent(tx, id, { nextRunAt: nextRunOf(agent.schedule ?? null, true, now), problem: null });
  });
}

/** Records why an agent could not start and plans its next slot, unless another process has done so. */
async function skipSlot(context: Context, due: AgentRow, problem: string): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    const agent = await lockAgent(tx, due.userId, due.id);
    if (agent === null || agent.nextRunAt?.getTime() !== due.nextRunAt?.getTime()) return;
    const nextRunAt = nextRunOf(agent.schedule ?? null, agent.enabled, context.clock.now());
    await changeAgent(tx, due.id, { nextRunAt, problem });
  });
}

/** Starts all agents that are due. Safe to call in several processes at once. */
export async function startDueAgents(context: Context): Promise<void> {
  for (const agent of await listDue(context.database.db, new Date(context.clock.now()), batch)) {
    try {
      await startDue(context, agent);
    } catch (error) {
      if (error instanceof Changed) continue;
      if (!(error instanceof AppError)) throw error;
      await skipSlot(context, agent, errorCatalogue[error.code].message);
    }
  }
}

/**
 * Plans the next slot of agents whose slot passed between a backup and its restore, because the run of that slot may
 * have delivered its result already.
 */
export async function skipPassedSlots(connection: Connection, now: Date): Promise<void> {
  for (const { id, schedule } of await listDueSchedules(connection, now))
    await changeAgent(connection, id, { nextRunAt: nextRunOf(schedule, true, now.getTime()) });
}
