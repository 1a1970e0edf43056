import type { LinkedinConnection, TeamComment, TeamPost, TeamPostOverview } from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import type { Context } from '../../../context.ts';
import { presentMedia } from '../../posts/media/index.ts';
import type { PostWithMedia } from '../../posts/posts/index.ts';
import { fingerprintOf } from '../review-links/index.ts';
import type { ApprovalRow, CommentRow, ShareRow } from './repository/posts.ts';
import {
  approveRefusal,
  editRefusal,
  locate,
  mayComment,
  mayDecide,
  mayDo,
  scheduleRefusal,
  stateOf,
  unshareRefusal,
  type Standing,
} from './rules.ts';
import type { SharedPost } from './service/access.ts';

type Names = ReadonlyMap<string, string>;

const gone = 'A former member';
const iso = (time: Date | null) => time?.toISOString() ?? null;
const personIn = (names: Names, id: string | null) => {
  const name = id === null ? undefined : names.get(id);
  return id === null || name === undefined ? { id: null, name: gone } : { id, name };
};

export function presentOverview(
  { share, post }: { share: ShareRow; post: PostWithMedia },
  {
    requiresApproval,
    approvals,
    openCount,
    names,
  }: {
    requiresApproval: boolean;
    approvals: readonly ApprovalRow[];
    openCount: number;
    names: Names;
  },
): TeamPostOverview {
  const { status } = post;
  const fingerprint = fingerprintOf(post);
  return {
    id: post.id,
    author: { id: share.authorId, name: names.get(share.authorId) ?? gone },
    title: firstLine(post.text, 90),
    ...stateOf({ status, stage: share.stage, requiresApproval, fingerprint, approvals }),
    status,
    scheduledAt: iso(post.scheduledAt),
    timeZone: post.timeZone,
    openCount,
    sharedAt: share.sharedAt.toISOString(),
  };
}

function presentComment(row: CommentRow, text: string, names: Names): TeamComment {
  const { id, parentId, quote, replacement, decision, resolvedAt, resolvedBy } = row;
  return {
    id,
    parentId,
    quote,
    replacement,
    decision,
    by: personIn(names, row.userId),
    text: row.text,
    position: quote === null ? null : locate(text, quote, row.position),
    resolvedBy: resolvedAt === null ? null : personIn(names, resolvedBy).name,
    resolvedAt: iso(resolvedAt),
    mentions: row.mentions.map((mentioned) => personIn(names, mentioned)),
    at: row.createdAt.toISOString(),
  };
}

const notOut = ({ status }: Standing) => status === 'draft' || status === 'failed' || status === 'scheduled';

export interface Said {
  approvals: readonly ApprovalRow[];
  comments: readonly CommentRow[];
  members: readonly { id: string; name: string }[];
  names: Names;
  member: Pick<LinkedinConnection, 'name' | 'pictureUrl'>;
}

export function presentShared(
  context: Context,
  { team, share, post, standing }: SharedPost,
  { approvals, comments, members, names, member }: Said,
): TeamPost {
  const { requiresApproval } = team;
  const openCount = comments.filter((one) => one.parentId === null && one.resolvedAt === null).length;
  const overview = presentOverview({ share, post }, { requiresApproval, approvals, openCount, names });
  const fingerprint = fingerprintOf(post);
  const open = notOut(standing);
  return {
    ...overview,
    team: { id: team.id, name: team.name, requiresApproval },
    publishedAs: { name: member.name ?? overview.author.name, pictureUrl: member.pictureUrl },
    text: post.text,
    visibility: post.visibility,
    media: post.media.map((item) => {
      const { mime, url, width, height, pages } = presentMedia(context, item);
      return { mime, url, width, height, pages, altText: item.altText };
    }),
    attachment: post.attachment,
    firstComment: post.firstComment,
    version: post.version,
    fingerprint,
    approvals: approvals.map((approval) => ({
      name: personIn(names, approval.userId).name,
      at: approval.createdAt.toISOString(),
      current: approval.fingerprint === fingerprint,
    })),
    failure: post.failureMessage,
    comments: comments.map((row) => presentComment(row, post.text, names)),
    members: [...members],
    may: {
      edit: open && editRefusal(standing) === null,
      comment: mayComment(standing),
      decide: mayDecide(standing),
      approve: open && approveRefusal(standing) === null,
      askReview: open && mayDecide(standing),
      schedule: open && scheduleRefusal(standing) === null,
      unshare: unshareRefusal(standing) === null,
      release: requiresApproval && mayDo(standing.role, 'manage'),
    },
  };
}
