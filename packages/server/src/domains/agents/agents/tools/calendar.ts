import type { AgentItem, AgentStep } from '@limelight/contracts';
import type { Run, Step } from '../../../../run.ts';
import { listPostsBetween } from '../../../posts/posts/index.ts';
import { bareItem, firstLine } from './bare-item.ts';

type Options = Extract<AgentStep, { tool: 'read-calendar' }>;

const dayMs = 86_400_000;
const most = 50;

const timeOf = (at: Date, timeZone: string | null) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timeZone ?? 'UTC',
  }).format(at);

export async function readCalendar(
  { context, userId }: Run,
  { daysBack, daysAhead }: Options,
  step: Step,
): Promise<AgentItem[]> {
  const now = context.clock.now();
  const window = {
    from: new Date(now - daysBack * dayMs),
    to: new Date(now + daysAhead * dayMs),
    limit: most,
  };
  const posts = await listPostsBetween(context.database.db, userId, window);
  const published = posts.filter(({ publishedAt }) => publishedAt !== null).length;
  step.summarise(`${published} published, ${posts.length - published} scheduled`);
  return posts.map(({ id, text, publishedAt, scheduledAt, timeZone }) => {
    const at = publishedAt ?? scheduledAt;
    const kind = publishedAt === null ? 'Scheduled' : 'Published';
    const time = at === null ? '' : ` ${timeOf(at, timeZone)}`;
    return bareItem({
      // The time makes the key unique, because each recap includes the same posts again.
      key: `calendar:${id}:${now}`,
      title: `${kind}${time}: ${firstLine(text)}`,
      text,
      publishedAt: publishedAt?.toISOString() ?? null,
      sources: [{ title: 'Your calendar', url: null }],
    });
  });
}
