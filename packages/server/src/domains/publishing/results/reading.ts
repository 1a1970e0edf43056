import {
  linkedinAnalyticsScope,
  type ResultFigure,
  type ResultFigures,
  type Results,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { LinkedinClient, LinkedinFailure, PostMetric } from '../../../integrations/linkedin/index.ts';
import {
  connectionChangedJob,
  connectionForPublishing,
  connectionStanding,
  getConnection,
  listConnectedWith,
  markReconnectNeeded,
} from '../../accounts/linkedin-account/index.ts';
import { listMeasurable } from '../../posts/posts/index.ts';
import { readPersonJob } from './jobs.ts';
import { changeSettings, findSettings, keepNumbers, listNumbers } from './repository.ts';
import { duePosts } from './rules/reading.ts';

const metrics: readonly (readonly [PostMetric, ResultFigure])[] = [
  ['IMPRESSION', 'impressions'],
  ['MEMBERS_REACHED', 'membersReached'],
  ['REACTION', 'reactions'],
  ['COMMENT', 'comments'],
  ['RESHARE', 'reposts'],
];
const mostPosts = 500;

/** Queues a separate job for every user whose connection allows it. */
export async function startReading(context: Context): Promise<void> {
  if (context.linkedin === null || context.config.LINKEDIN_POST_ANALYTICS !== 'on') return;
  const { db } = context.database;
  const now = new Date(context.clock.now());
  for (const userId of await listConnectedWith(db, linkedinAnalyticsScope, now))
    await db.transaction(async (tx) => context.queue.enqueue(tx, readPersonJob, { userId }));
}

/** Reads the numbers of one post. A refusal by LinkedIn ends the reading. */
async function readPost(
  linkedin: LinkedinClient,
  accessToken: string,
  urn: string,
): Promise<Partial<ResultFigures> | LinkedinFailure> {
  const figures: Partial<ResultFigures> = {};
  for (const [metric, name] of metrics) {
    const answer = await linkedin.postMetric(accessToken, urn, metric);
    if (answer.kind !== 'success') return answer;
    figures[name] = answer.value;
  }
  return figures;
}

const isFailure = (one: Partial<ResultFigures> | LinkedinFailure): one is LinkedinFailure => 'kind' in one;

/**
 * Asks LinkedIn for the numbers of a user's posts that are due. Can be repeated, because posts already read are not
 * due. Stops at the first refusal that is not about one post, and continues there the next day.
 */
export async function readPerson(context: Context, userId: string): Promise<void> {
  const { linkedin, clock } = context;
  const { db } = context.database;
  const connection = await connectionForPublishing(context, db, userId);
  if (linkedin === null || connection.kind !== 'ready') return;
  const { refusedRevision } = await findSettings(db, userId);
  if (refusedRevision === connection.revision) return;
  const readAt = new Map(
    (await listNumbers(db, userId))
      .filter(({ source }) => source === 'linkedin')
      .map(({ subject, measuredAt }) => [subject, measuredAt.getTime()]),
  );
  const posts = await listMeasurable(db, userId, mostPosts);
  const due = duePosts(
    posts.flatMap(({ urn, publishedAt, removedAt }) =>
      urn === null || publishedAt === null || removedAt !== null
        ? []
        : { urn, publishedAt: publishedAt.getTime(), readAt: readAt.get(urn) ?? null },
    ),
    clock.now(),
  );
  const postOf = new Map(posts.map((post) => [post.urn, post]));
  for (const { urn } of due) {
    const figures = await readPost(linkedin, connection.accessToken, urn);
    const measuredAt = new Date(clock.now());
    if (!isFailure(figures)) {
      const post = postOf.get(urn);
      await db.transaction(async (tx) => {
        const of = { source: 'linkedin' as const, subject: urn, figures, measuredAt };
        await keepNumbers(
          tx,
          userId,
          { ...of, postId: post?.id ?? null, url: post?.permalink ?? null },
          5_000,
        );
        await changeSettings(tx, userId, { readAt: measuredAt });
      });
      continue;
    }
    // A post that was deleted from LinkedIn, or has no numbers there, does not keep the others from being read.
    if (figures.kind === 'rejected' && (figures.status === 404 || figures.status === 400)) continue;
    context.log.info({ userId, result: figures.kind, trace: figures.trace }, 'post analytics stopped');
    if (figures.kind === 'rejected' && figures.status === 403)
      await changeSettings(db, userId, { refusedRevision: connection.revision });
    if (figures.kind === 'unauthorised') {
      const refused = { userId, revision: connection.revision, reason: figures.code };
      await db.transaction(async (tx) => {
        if (await markReconnectNeeded(tx, refused, clock.now()))
          await context.queue.enqueue(tx, connectionChangedJob, { userId });
      });
    }
    return;
  }
}

/** Whether LinkedIn provides numbers for this user's posts, and the reason if it does not. */
export async function readingStanding(context: Context, userId: string): Promise<Results['linkedin']> {
  const { db } = context.database;
  const { readAt, refusedRevision } = await findSettings(db, userId);
  const at = readAt?.toISOString() ?? null;
  if (context.linkedin === null || context.config.LINKEDIN_POST_ANALYTICS !== 'on')
    return { standing: 'off', readAt: at };
  const connection = await getConnection(db, userId);
  if (connection === null || connectionStanding(connection, context.clock.now()) !== 'ready')
    return { standing: 'not-connected', readAt: at };
  if (!connection.scopes.includes(linkedinAnalyticsScope)) return { standing: 'not-granted', readAt: at };
  return { standing: refusedRevision === connection.revision ? 'refused' : 'reads', readAt: at };
}
