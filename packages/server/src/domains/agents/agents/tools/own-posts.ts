import type { AgentItem, AgentStep } from '@limelight/contracts';
import type { Run, Step } from '../../../../run.ts';
import { searchPublished } from '../../../posts/posts/index.ts';
import { bareItem, firstLine } from './bare-item.ts';

type Options = Extract<AgentStep, { tool: 'search-posts' }>;

const dayMs = 86_400_000;

/** The number of posts searched for those not yet delivered. */
const looked = 500;

/** The person's published posts as items, without those that an earlier run delivered. */
export async function searchOwnPosts(
  { context, userId }: Run,
  { query, olderThanDays, most }: Options,
  delivered: readonly string[],
  step: Step,
): Promise<AgentItem[]> {
  const before = new Date(context.clock.now() - olderThanDays * dayMs);
  const told = new Set(delivered);
  const published = await searchPublished(context.database.db, userId, {
    words: query,
    before,
    limit: looked,
  });
  const found = published.filter(({ id }) => !told.has(`post:${id}`)).slice(0, most);
  step.summarise(`${found.length} of your posts found`);
  return found.map(({ id, text, publishedAt }) =>
    bareItem({
      key: `post:${id}`,
      title: firstLine(text),
      text,
      publishedAt: publishedAt?.toISOString() ?? null,
      sources: [{ title: 'Your post', url: null }],
    }),
  );
}
