import type { Connection } from '../../../platform/db/index.ts';
import { listAgents } from './repository/agents.ts';

export async function listFollowedFeeds(connection: Connection, userId: string): Promise<string[]> {
  const agents = await listAgents(connection, userId);
  const feeds = agents.flatMap(({ work }) =>
    work.kind === 'news'
      ? work.settings.feeds
      : work.settings.steps.flatMap((step) => (step.tool === 'read-feeds' ? step.feeds : [])),
  );
  return [...new Set(feeds)];
}
