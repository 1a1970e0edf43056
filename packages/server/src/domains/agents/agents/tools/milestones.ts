import type { AgentItem, AgentStep } from '@limelight/contracts';
import type { Run, Step } from '../../../../run.ts';
import { searchPublished } from '../../../posts/posts/index.ts';
import { findMilestones } from '../rules/milestones.ts';
import { bareItem } from './bare-item.ts';

type Options = Extract<AgentStep, { tool: 'find-milestones' }>;

const postsRead = 5_000;

export async function findOwnMilestones(
  { context, userId }: Run,
  { withinDays }: Options,
  delivered: readonly string[],
  step: Step,
): Promise<AgentItem[]> {
  const now = context.clock.now();
  const before = new Date(now);
  const posts = await searchPublished(context.database.db, userId, { words: '', before, limit: postsRead });
  const dated = posts.flatMap(({ publishedAt, ...post }) =>
    publishedAt === null ? [] : [{ ...post, publishedAt: publishedAt.getTime() }],
  );
  const told = new Set(delivered);
  const found = findMilestones(dated, { now, withinDays }).filter(({ key }) => !told.has(key));
  step.summarise(`${found.length} found among ${posts.length} posts`);
  return found.map(({ key, title, text, at }) =>
    bareItem({
      key,
      title,
      text,
      publishedAt: new Date(at).toISOString(),
      sources: [{ title: 'Your posts', url: null }],
    }),
  );
}
