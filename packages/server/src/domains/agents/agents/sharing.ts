import { randomBytes } from 'node:crypto';
import { addressesIn, shareable, type AgentVersion, type SharedAgent } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, existing } from '../../../platform/http/index.ts';
import {
  changeAgent,
  findAgent,
  findShared,
  listVersions,
  lockAgent,
  type AgentRow,
} from './repository/agents.ts';

/** Whether `given` contains an address that was not agreed to. */
const givesMore = (given: readonly string[], agreed: readonly string[]) =>
  new Set(given).difference(new Set(agreed)).size > 0;

/** Whether a change would publish addresses through the link that the owner has not agreed to share. */
export function outgrowsLink(before: AgentRow, work: AgentRow['work']): boolean {
  const addressesOf = (row: AgentRow) => {
    const shared = shareable({ ...row, schedule: row.schedule ?? null });
    return shared === null ? [] : addressesIn(shared);
  };
  return before.shareToken !== null && givesMore(addressesOf({ ...before, work }), addressesOf(before));
}

/**
 * Returns the token of the agent's link and creates it if necessary. Refuses with `not_found`, `agent_unfit` for a
 * news agent, and `agent_changed` if it contains an address that its owner has not agreed to share.
 */
export async function shareAgent(
  context: Context,
  userId: string,
  id: string,
  agreed: readonly string[],
): Promise<string> {
  return context.database.db.transaction(async (tx) => {
    const agent = existing(await lockAgent(tx, userId, id));
    const shared = shareable({ ...agent, schedule: agent.schedule ?? null });
    if (shared === null) throw new AppError('agent_unfit');
    if (givesMore(addressesIn(shared), agreed)) throw new AppError('agent_changed');
    const shareToken = agent.shareToken ?? randomBytes(18).toString('base64url');
    await changeAgent(tx, id, { shareToken });
    return shareToken;
  });
}

/** Ends the link. Copies that others made are kept. Refuses with `not_found`. */
export async function unshareAgent(context: Context, userId: string, id: string): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    if ((await lockAgent(tx, userId, id)) === null) throw new AppError('not_found');
    await changeAgent(tx, id, { shareToken: null });
  });
}

export async function readShared(context: Context, token: string): Promise<SharedAgent> {
  const agent = await findShared(context.database.db, token);
  const shared = agent === null ? null : shareable({ ...agent, schedule: agent.schedule ?? null });
  if (shared === null) throw new AppError('not_found');
  return shared;
}

/** Refuses with `not_found`. */
export async function readVersions(context: Context, userId: string, id: string): Promise<AgentVersion[]> {
  const { db } = context.database;
  if ((await findAgent(db, userId, id)) === null) throw new AppError('not_found');
  return (await listVersions(db, id)).map(({ version, work, createdAt }) => ({
    version,
    work,
    createdAt: createdAt.toISOString(),
  }));
}
