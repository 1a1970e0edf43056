import type { EndpointData, listPostRisks, PostRisk } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { connectionStanding, getConnection } from '../../../accounts/linkedin-account/index.ts';
import { listPosts, openGapOf, type PostWithMedia } from '../../../posts/posts/index.ts';
import { findTeamObstacle, listGated } from '../../../teams/teams/index.ts';

/** Of more scheduled posts, only the soonest are looked at. */
const soonest = 500;
/** An approval is compared with every text of the workspace's posts, so fewer are looked at. */
const soonestGated = 50;

const teamRisks = { approval_required: 'approval', consent_withdrawn: 'consent' } as const;

/** The scheduled posts of a user that will be held back when their time comes, and why. */
export async function findRisks(
  context: Context,
  userId: string,
): Promise<EndpointData<typeof listPostRisks>['items']> {
  const { db } = context.database;
  const rows = await listPosts(db, userId, { status: 'scheduled', after: null, limit: soonest });
  const waiting = rows.filter(({ hold }) => hold === null);
  const gated = await listGated(db, waiting);
  const asked = waiting.filter(({ id }) => gated.has(id)).slice(0, soonestGated);
  const ofTeams = new Map<string, PostRisk>();
  for (const post of asked) {
    const obstacle = await findTeamObstacle(db, post);
    if (obstacle !== null) ofTeams.set(post.id, teamRisks[obstacle]);
  }
  const connection = await getConnection(db, userId);
  const isReady = connectionStanding(connection, context.clock.now()) === 'ready';
  const ofConnection = ({ delivery, scheduledAt }: PostWithMedia): PostRisk | null => {
    if (delivery === 'remind') return null;
    if (!isReady || connection === null) return 'disconnected';
    return scheduledAt !== null && connection.expiresAt <= scheduledAt ? 'expires' : null;
  };
  return waiting.flatMap((post) => {
    const risk = openGapOf(post) === null ? (ofTeams.get(post.id) ?? ofConnection(post)) : ('gap' as const);
    return risk === null ? [] : [{ postId: post.id, risk }];
  });
}
