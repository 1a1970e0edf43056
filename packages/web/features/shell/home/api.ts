import { listAgentOrders, listCopilotConversations, listPosts, type PostStatus } from '@limelight/contracts';
import { readQuery } from '../../../lib/read-query.ts';

/** The first posts in a state. The key starts like that of every post list, so that changing a post reloads it. */
export const postsOf = (status: PostStatus) =>
  readQuery(['posts', 'home', status], listPosts, { query: { status, limit: 50 } });

/** The newest custom agents that the user bought. The key starts like that of the whole list. */
export const ordersQuery = readQuery(['agent-orders', 'home'], listAgentOrders, { query: {} });

/** The newest conversations with the co-pilot. The key starts like those of the panel. */
export const talksQuery = readQuery(['copilot', 'list', 'home'], listCopilotConversations, {
  query: { limit: 10 },
});
