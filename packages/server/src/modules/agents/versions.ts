import type { AgentVersion } from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/http/index.ts';
import { findAgent, listVersions } from './repository.ts';

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
