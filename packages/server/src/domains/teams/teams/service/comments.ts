import {
  postText,
  teamCommentLimit,
  type commentTeamPost,
  type EndpointInput,
  type TeamPost,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
import {
  countComments,
  deleteComment,
  findComment,
  hasReplies,
  insertComment,
  updateComment,
  type CommentRow,
} from '../repository/posts.ts';
import { listMembers } from '../repository/teams.ts';
import { locate, mayComment, mayDecide } from '../rules.ts';
import { limitWrites, nowOf, type SharedPost } from './access.ts';
import { recordNow } from './activity.ts';
import { tell } from './approval.ts';
import { putText } from './edit.ts';
import { withShared } from './shared-posts.ts';

type Given = EndpointInput<typeof commentTeamPost>['body'];

const invalid = (path: string, message: string) => new AppError('invalid_input', [{ path, message }]);

/**
 * Validates the combination of fields: a suggestion needs a passage, and a reply has neither passage nor replacement.
 */
function readGiven(
  { post }: SharedPost,
  given: Given,
): Pick<CommentRow, 'quote' | 'position' | 'replacement'> {
  const { parentId, quote, replacement, text } = given;
  if (parentId !== null && (quote !== null || replacement !== null))
    throw invalid('parentId', 'A reply is about the comment it answers, not about a passage.');
  if (replacement !== null && (quote === null || quote === ''))
    throw invalid('quote', 'Select the passage to replace.');
  if (replacement !== null && replacement === quote)
    throw invalid('replacement', 'Change the passage first, then suggest it.');
  if (replacement === null && text === '') throw invalid('text', 'Write a comment.');
  if (quote === null || quote === '') return { quote: null, position: 0, replacement: null };
  const position = locate(post.text, quote, given.position);
  if (position === null) throw new AppError('team_passage_changed');
  return { quote, position, replacement };
}

async function tellOf(context: Context, tx: Tx, shared: SharedPost, row: CommentRow): Promise<void> {
  await tell(context, tx, shared, {
    userIds: row.mentions,
    what: 'mentioned you in a comment',
    key: `mention:${row.id}`,
  });
  const { authorId } = shared.share;
  const parent = row.parentId === null ? null : await findComment(tx, shared.share.id, row.parentId);
  const mentioned = new Set(row.mentions);
  const others = [authorId, parent?.userId ?? authorId].filter((id) => !mentioned.has(id));
  const what =
    row.replacement !== null
      ? 'suggested an edit to a post'
      : parent === null
        ? 'commented on a post'
        : 'replied to a comment';
  await tell(context, tx, shared, { userIds: others, what, key: `comment:${row.id}` });
}

/** Adds a comment, a reply or a suggestion. Sending the same id again changes nothing. */
export async function addComment(
  context: Context,
  userId: string,
  postId: string,
  given: Given,
): Promise<TeamPost> {
  await limitWrites(context, userId);
  return withShared(context, userId, postId, async (tx, shared) => {
    if (!mayComment(shared.standing)) throw new AppError('team_role_missing');
    const { share, team } = shared;
    if ((await findComment(tx, share.id, given.id)) !== null) return;
    const about = readGiven(shared, given);
    if (given.parentId !== null) {
      const parent = await findComment(tx, share.id, given.parentId);
      if (parent === null || parent.parentId !== null) throw new AppError('not_found');
    }
    if ((await countComments(tx, share.id)) >= teamCommentLimit) throw new AppError('team_comments_full');
    const members = new Set((await listMembers(tx, team.id)).map((member) => member.userId));
    const row: CommentRow = {
      id: given.id,
      shareId: share.id,
      parentId: given.parentId,
      userId,
      text: given.text,
      ...about,
      mentions: [...new Set(given.mentions)].filter((id) => members.has(id)),
      createdAt: nowOf(context),
      decision: null,
      resolvedBy: null,
      resolvedAt: null,
    };
    // The id is taken by a comment on another post. The page generates unique ids, so this never happens in normal use.
    if (!(await insertComment(tx, row))) throw new AppError('not_found');
    const act = row.replacement === null ? 'commented' : 'suggested';
    await recordNow(context, tx, { teamId: team.id, userId, act, postId });
    await tellOf(context, tx, shared, row);
  });
}

async function requireComment(tx: Tx, { share }: SharedPost, id: string): Promise<CommentRow> {
  const row = existing(await findComment(tx, share.id, id));
  return row;
}

/** The comment's author, the post's author, owners and editors can resolve a comment. */
export async function resolveComment(
  context: Context,
  userId: string,
  { id: postId, commentId }: { id: string; commentId: string },
  resolved: boolean,
): Promise<TeamPost> {
  return withShared(context, userId, postId, async (tx, shared) => {
    const row = await requireComment(tx, shared, commentId);
    if (row.parentId !== null || row.decision !== null) throw new AppError('not_found');
    const own = row.userId === userId && mayComment(shared.standing);
    if (!own && !mayDecide(shared.standing)) throw new AppError('team_role_missing');
    const now = nowOf(context);
    if (resolved !== (row.resolvedAt !== null))
      await updateComment(tx, row.id, {
        resolvedBy: resolved ? userId : null,
        resolvedAt: resolved ? now : null,
      });
  });
}

export async function removeComment(
  context: Context,
  userId: string,
  { id: postId, commentId }: { id: string; commentId: string },
): Promise<TeamPost> {
  return withShared(context, userId, postId, async (tx, shared) => {
    const row = await requireComment(tx, shared, commentId);
    if (row.userId !== userId) throw new AppError('not_found');
    if (await hasReplies(tx, row.id))
      await updateComment(tx, row.id, { text: '', replacement: null, userId: null, mentions: [] });
    else await deleteComment(tx, row.id);
  });
}

/** Applies a suggestion to the text with the usual checks and version conflict, or refuses it. */
export async function decide(
  context: Context,
  userId: string,
  { id: postId, commentId }: { id: string; commentId: string },
  { accept, version }: { accept: boolean; version: number },
): Promise<TeamPost> {
  return withShared(context, userId, postId, async (tx, shared) => {
    const row = await requireComment(tx, shared, commentId);
    if (row.replacement === null || row.quote === null) throw new AppError('not_found');
    if (!mayDecide(shared.standing)) throw new AppError('team_role_missing');
    const decision = accept ? ('accepted' as const) : ('refused' as const);
    if (row.decision === decision) return;
    if (row.decision !== null) throw new AppError('team_suggestion_decided');
    if (accept) {
      const { text } = shared.post;
      const at = locate(text, row.quote, row.position);
      if (at === null) throw new AppError('team_passage_changed');
      const next = text.slice(0, at) + row.replacement + text.slice(at + row.quote.length);
      const fits = postText.safeParse(next);
      if (!fits.success) throw invalid('text', fits.error.issues[0]?.message ?? '');
      await putText(context, tx, shared, { text: next, version });
    }
    await updateComment(tx, row.id, { decision, resolvedBy: userId, resolvedAt: nowOf(context) });
    await recordNow(context, tx, { teamId: shared.team.id, userId, act: decision, postId });
    await tell(context, tx, shared, {
      userIds: row.userId === null ? [] : [row.userId],
      what: accept ? 'accepted your suggestion' : 'declined your suggestion',
      key: `decided:${row.id}`,
    });
  });
}
