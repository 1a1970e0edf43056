import { randomBytes } from 'node:crypto';
import { addressesIn, shareable, type AgentVersion, type SharedAgent } from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/http/index.ts';
import { changeAgent, findAgent, findShared, listVersions, lockAgent, type AgentRow } from './repository.ts';

/** Whether addresses go out besides those that were agreed to. */
const givesMore = (given: readonly string[], agreed: readonly string[]) =>
  new Set(given).difference(new Set(agreed)).size > 0;

/** Whether a change of a shared agent would give out addresses that nobody was asked about. */
export function outgrowsLink(before: AgentRow, work: AgentRow['work']): boolean {
  const addressesOf = (row: AgentRow) => {
    const shared = shareable({ ...row, schedule: row.schedule ?? null });
    return shared === null ? [] : addressesIn(shared);
  };
  return before.shareToken !== null && givesMore(addressesOf({ ...before, work }), addressesOf(before));
}

/**
 * The link's token, made with the first call. Refuses with `not_found`, `agent_unfit` for a news agent, and `agent_changed`
 * when an address would go out that its owner did not agree to.
 */
export async function shareAgent(
  context: Context,
  userId: string,
  id: string,
  agreed: readonly string[],
): Promise<string> {
  return context.database.db.transaction(async (tx) => {
    const agent = await lockAgent(tx, userId, id);
    if (agent === null) throw new AppError('not_found');
    const shared = shareable({ ...agent, schedule: agent.schedule ?? null });
    if (shared === null) throw new AppError('agent_unfit');
    if (givesMore(addressesIn(shared), agreed)) throw new AppError('agent_changed');
    const shareToken = agent.shareToken ?? randomBytes(18).toString('base64url');
    await changeAgent(tx, id, { shareToken });
    return shareToken;
  });
}

/** Ends the link; copies stay. Refuses with `not_found`. */
export async function unshareAgent(context: Context, userId: string, id: string): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    if ((await lockAgent(tx, userId, id)) === null) throw new AppError('not_found');
    await changeAgent(tx, id, { shareToken: null });
  });
}

/** What a link shows of an agent. Refuses with `not_found`. */
export async function readShared(context: Context, token: string): Promise<SharedAgent> {
  const agent = await findShared(context.database.db, token);
  const shared = agent === null ? null : shareable({ ...agent, schedule: agent.schedule ?? null });
  if (shared === null) throw new AppError('not_found');
  return shared;
}

/** What an agent was set to, the latest first. Refuses with `not_found`. */
export async function readVersions(context: Context, userId: string, id: string): Promise<AgentVersion[]> {
  const { db } = context.database;
  if ((await findAgent(db, userId, id)) === null) throw new AppError('not_found');
  return (await listVersions(db, id)).map(({ version, work, createdAt }) => ({
    version,
    work,
    createdAt: createdAt.toISOString(),
  }));
}
