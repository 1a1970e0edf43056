import { randomUUID } from 'node:crypto';
import {
  agentLimit,
  customSettings,
  type Agent,
  type createAgent,
  type EndpointInput,
  type SharedAgent,
} from '@limelight/contracts';
import { findReadyAgent } from '@limelight/contracts/marketplace';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { lockAccount } from '../../billing/credits/index.ts';
import { insertAgent, insertVersion, listAgents } from './repository/agents.ts';
import { nextRunOf, readAgent } from './service.ts';

type Given = EndpointInput<typeof createAgent>['body'];

/** Callers that enforce the agent limit must hold the account lock. */
async function insertFor(
  context: Context,
  tx: Tx,
  userId: string,
  { id, ...given }: Given & { id: string },
): Promise<void> {
  const now = context.clock.now();
  const at = new Date(now);
  const { name, purpose, work, schedule, enabled, template } = given;
  await insertAgent(tx, {
    id,
    userId,
    name,
    purpose,
    work,
    schedule,
    enabled,
    version: 1,
    template,
    nextRunAt: nextRunOf(schedule, enabled, now),
    problem: null,
    reportedFeeds: [],
    shareToken: null,
    createdAt: at,
    updatedAt: at,
  });
  await insertVersion(tx, { agentId: id, version: 1, work, createdAt: at });
}

async function requireRoom(tx: Tx, userId: string): Promise<void> {
  if ((await listAgents(tx, userId)).length >= agentLimit) throw new AppError('agent_limit');
}

/** Refuses with `agent_limit`. */
export async function makeAgent(context: Context, userId: string, given: Given): Promise<Agent> {
  const id = randomUUID();
  await context.database.db.transaction(async (tx) => {
    await lockAccount(tx, userId, new Date(context.clock.now()));
    await requireRoom(tx, userId);
    await insertFor(context, tx, userId, { ...given, id });
  });
  return readAgent(context, userId, id);
}

/**
 * Installs a ready agent, disabled until the person has set it up. If they have installed it before and not changed
 * it, that agent is returned, so a second click adds none. Refuses with `not_found` or `agent_limit`.
 */
export async function installReady(context: Context, userId: string, template: string): Promise<Agent> {
  const ready = findReadyAgent(template);
  if (ready === null) throw new AppError('not_found');
  const fresh = randomUUID();
  const id = await context.database.db.transaction(async (tx) => {
    await lockAccount(tx, userId, new Date(context.clock.now()));
    const untouched = (await listAgents(tx, userId)).find(
      (agent) => agent.template === template && agent.version === 1 && !agent.enabled,
    );
    if (untouched !== undefined) return untouched.id;
    await requireRoom(tx, userId);
    const { name, purpose, steps } = ready;
    const work = { kind: 'custom', settings: customSettings.parse({ steps }) } as const;
    await insertFor(context, tx, userId, {
      id: fresh,
      name,
      purpose,
      work,
      schedule: null,
      enabled: false,
      template,
    });
    return fresh;
  });
  return readAgent(context, userId, id);
}

/** Adds an agent that was made for this person, regardless of the limit. It is disabled at first. */
export async function giveAgent(
  context: Context,
  tx: Tx,
  userId: string,
  { name, purpose, steps, costLimit }: SharedAgent,
): Promise<string> {
  const id = randomUUID();
  const work = { kind: 'custom', settings: { steps, costLimit } } as const;
  const given = { id, name, purpose, work, schedule: null, enabled: false, template: null };
  await insertFor(context, tx, userId, given);
  return id;
}
