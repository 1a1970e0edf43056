import type { AgentItem, AgentStep } from '@limelight/contracts';
import type { Run, Step } from '../../run.ts';
import { searchPublished } from '../posts/index.ts';

type Options = Extract<AgentStep, { tool: 'search-posts' }>;

const dayMs = 86_400_000;

/** The person's own published posts as items. */
export async function searchOwnPosts(
  { context, userId }: Run,
  { query, olderThanDays, most }: Options,
  step: Step,
): Promise<AgentItem[]> {
  const before = new Date(context.clock.now() - olderThanDays * dayMs);
  const found = await searchPublished(context.database.db, userId, { words: query, before, limit: most });
  step.summarise(`${found.length} of your posts found`);
  return found.map(({ id, text, publishedAt }) => {
    const title = (text.trim().split('\n', 1)[0] ?? '').slice(0, 200);
    return {
      key: `post:${id}`,
      title,
      url: null,
      text,
      publishedAt: publishedAt?.toISOString() ?? null,
      sources: [{ title: 'Your post', url: null }],
      topics: [],
      score: 0,
    };
  });
}
