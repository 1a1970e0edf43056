import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  unpublishedPostLimit,
  type createPost,
  type EndpointInput,
  type TextOrigin,
  type updatePost,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { together, type Connection, type Tx } from '../../../platform/db/index.ts';
import { AppError, existing } from '../../../platform/http/index.ts';
import type { MadeChange } from './versions/rules.ts';
import { recordVersion } from './versions/service.ts';
import { findLastVersions } from './repository/versions.ts';
import { findUnconfirmed, requireConfirmed } from './claims/service.ts';
import { claimsOf, type WithOrigin } from './material.ts';
import { deletePosts } from './repository/deleting.ts';
import { assertAttachable, replacePostMedia } from '../media/index.ts';
import { currentPost } from './present.ts';
import {
  changePost,
  countUnpublished,
  findPost,
  insertPost,
  lockAnyPost,
  lockPost,
  movePost,
  setDeleted,
  withMedia,
  type NewPost,
  type PostRow,
  type PostWithMedia,
} from './repository/posts.ts';
import { isLocked, publishFault } from './rules.ts';
import { recordToldFacts } from './material.ts';
import { makersOf, namedChanges, originOfDraft } from './written.ts';

type NewDraft = EndpointInput<typeof createPost>['body'];
type Changes = EndpointInput<typeof updatePost>['body'];

/** The limit is too high for people to reach. It stops programs that create drafts endlessly. */
async function requireRoom(tx: Tx, userId: string): Promise<void> {
  if ((await countUnpublished(tx, userId, unpublishedPostLimit)) >= unpublishedPostLimit)
    throw new AppError('draft_limit');
}

const noVersions = { last: null, before: null };

async function readBack(tx: Tx, userId: string, postId: string): Promise<PostWithMedia> {
  const post = existing(await findPost(tx, userId, postId));
  return post;
}

/**
 * Refuses a post that LinkedIn would not accept. `post_unfinished` and `open_gap` name what is missing in `details`.
 */
export function requirePublishable(...given: Parameters<typeof publishFault>): void {
  const fault = publishFault(...given);
  if (fault !== null)
    throw new AppError(fault.code, fault.words === null ? undefined : { reason: fault.words });
}

type Origin = Partial<TextOrigin & Pick<PostRow, 'runId'>>;

async function originIn(
  tx: Tx,
  userId: string,
  { brief, writtenBy, ownWords }: Pick<Changes, 'brief' | 'writtenBy' | 'ownWords'>,
): Promise<Origin> {
  return {
    ...(brief === undefined ? {} : { brief }),
    ...(ownWords === undefined ? {} : { ownWords }),
    ...(writtenBy === undefined ? {} : await originOfDraft(tx, userId, writtenBy)),
  };
}

/** Refuses with `claims_unconfirmed` if the user wants unconfirmed claims to block publishing. */
export async function hasUnconfirmedClaims(
  connection: Connection,
  userId: string,
  post: WithOrigin,
): Promise<boolean> {
  return (await findUnconfirmed(connection, userId, claimsOf(userId, post))).length > 0;
}

export async function requireClaimsConfirmed(tx: Tx, userId: string, post: WithOrigin): Promise<void> {
  await requireConfirmed(tx, userId, claimsOf(userId, post));
}

/** Creates a draft. Refuses with `draft_limit`, `not_found`, `media_in_use` and `media_unfit`. */
export async function keepDraft(context: Context, userId: string, draft: NewDraft): Promise<PostWithMedia> {
  return context.database.db.transaction((tx) => keepDraftIn(context, tx, userId, draft));
}

/** The same inside the caller's transaction, with an id that the caller can choose. */
export async function keepDraftIn(
  context: Context,
  tx: Tx,
  userId: string,
  draft: NewDraft,
  id: string = randomUUID(),
): Promise<PostWithMedia> {
  const now = new Date(context.clock.now());
  const { text, visibility, attachment, firstComment } = draft;
  await assertAttachable(tx, userId, id, attachment, draft.media);
  const origin = { brief: null, engine: null, ...(await originIn(tx, userId, draft)) };
  const row = { id, text, visibility, attachment, firstComment, ...origin };
  const { tab } = draft;
  const changes = await namedChanges(tx, userId, draft.changes);
  const version = { userId, postId: id, text, changes, tab, newest: noVersions, now: context.clock.now() };
  const [, isNew] = await together([requireRoom(tx, userId), insertPost(tx, userId, row, now)]);
  if (!isNew) throw new Error(`There is a post ${id} already.`);
  const [, , post] = await together([
    draft.media.length === 0 ? null : replacePostMedia(tx, userId, id, draft.media, now),
    recordVersion(tx, version),
    draft.media.length === 0 ? findPost(tx, userId, id) : null,
  ]);
  await recordToldFacts(tx, userId, { postId: id, text, ...makersOf(draft.changes), now });
  return post ?? readBack(tx, userId, id);
}

/** Creates an empty draft for a writer to fill. False when it already exists. Refuses with `draft_limit`. */
export async function keepEmptyDraft(
  tx: Tx,
  userId: string,
  { id, brief }: Pick<NewPost, 'id' | 'brief'>,
  now: Date,
): Promise<boolean> {
  const empty = { id, text: '', visibility: 'PUBLIC', brief, engine: null } as const;
  const [, isNew] = await together([requireRoom(tx, userId), insertPost(tx, userId, empty, now)]);
  return isNew;
}

/** Deletes such a draft if it is still empty. */
export async function removeEmptyDraft(tx: Tx, userId: string, id: string): Promise<void> {
  const post = await lockPost(tx, id, userId);
  if (post?.text === '' && post.version === 1 && post.media.length === 0) await deletePosts(tx, [id]);
}

/** True when the caller can change posts that are published without another review. */
export interface Reach {
  scheduled: boolean;
}
const everything: Reach = { scheduled: true };

/** A token that can write drafts but not schedule them must not change the text of a scheduled post. */
function requireReach(post: PostWithMedia, reach: Reach): void {
  if (post.status === 'scheduled' && !reach.scheduled)
    throw new AppError('token_scope_missing', { scope: 'schedule' });
}

/** True when the post already has these values, which means that a save was repeated because its answer was lost. */
function isAlready(
  post: PostWithMedia,
  { text, visibility, media, attachment, firstComment }: Changes,
  origin: Origin,
): boolean {
  const { brief, engine, ownWords, runId } = post;
  const madeFrom = { brief, engine, ownWords, runId };
  const sameMedia =
    media === undefined ||
    (media.length === post.media.length &&
      media.every(
        (item, index) => post.media[index]?.id === item.mediaId && post.media[index].altText === item.altText,
      ));
  return (
    (text ?? post.text) === post.text &&
    (visibility ?? post.visibility) === post.visibility &&
    (attachment === undefined || isDeepStrictEqual(attachment, post.attachment)) &&
    (firstComment ?? post.firstComment) === post.firstComment &&
    isDeepStrictEqual({ ...madeFrom, ...origin }, madeFrom) &&
    sameMedia
  );
}

interface Edited {
  post: PostWithMedia;
  already: boolean;
}

/**
 * Edits a draft, a scheduled or a failed post. Refuses with `version_conflict` and the current post in
 * `details.current` when it was changed since. A scheduled post must stay publishable. Returns `already` when it had
 * these values before.
 */
export async function editPost(
  context: Context,
  userId: string,
  postId: string,
  changes: Changes,
  reach: Reach = everything,
): Promise<Edited> {
  return context.database.db.transaction(async (tx) =>
    editPostIn(context, tx, { userId, postId, changes, reach, made: null }),
  );
}

interface Edit {
  userId: string;
  postId: string;
  changes: Changes;
  reach: Reach;
  /** Who made the new text where its author did not; null for what the changes say themselves. */
  made: MadeChange | null;
}

/** The same inside the caller's transaction. */
export async function editPostIn(
  context: Context,
  tx: Tx,
  { userId, postId, changes, reach, made }: Edit,
): Promise<Edited> {
  const now = new Date(context.clock.now());
  const [locked, newest] = await together([
    lockPost(tx, postId, userId),
    findLastVersions(tx, userId, postId),
  ]);
  const post = existing(locked);
  if (isLocked(post.status)) throw new AppError('post_locked');
  requireReach(post, reach);
  const origin = await originIn(tx, userId, changes);
  if (isAlready(post, changes, origin)) return { post, already: true };
  if (post.version !== changes.version)
    throw new AppError('version_conflict', { current: currentPost(context, post) });
  const attachment = changes.attachment === undefined ? post.attachment : changes.attachment;
  const files = changes.media ?? post.media.map(({ id, altText }) => ({ mediaId: id, altText }));
  const { text } = changes;
  if (post.status === 'scheduled' && text !== undefined)
    await requireClaimsConfirmed(tx, userId, { ...post, ...origin, text });
  if (changes.media !== undefined || changes.attachment !== undefined)
    await assertAttachable(tx, userId, postId, attachment, files);
  if (changes.media !== undefined) await replacePostMedia(tx, userId, postId, changes.media, now);
  const named = made === null ? await namedChanges(tx, userId, changes.changes) : [made];
  const [changed] = await together([
    changePost(tx, userId, postId, { ...changes, origin }, now),
    recordVersion(tx, {
      userId,
      postId,
      text: text ?? post.text,
      previous: { text: post.text, at: post.updatedAt },
      changes: named,
      tab: changes.tab,
      newest,
      now: now.getTime(),
    }),
  ]);
  await recordToldFacts(tx, userId, { postId, text: changed.text, ...makersOf(changes.changes), now });
  const [edited = { ...changed, media: post.media }] =
    changes.media === undefined ? [] : await withMedia(tx, [changed]);
  if (post.status === 'scheduled') requirePublishable(edited);
  return { post: edited, already: false };
}

/** Moves a post to the bin. A scheduled one becomes a draft, so that it is not published. */
export async function binPost(context: Context, userId: string, postId: string, reach: Reach = everything) {
  const now = context.clock.now();
  await context.database.db.transaction(async (tx) => {
    const post = existing(await lockPost(tx, postId, userId));
    if (isLocked(post.status)) throw new AppError('post_locked');
    requireReach(post, reach);
    if (post.status === 'scheduled') {
      await movePost(tx, {
        postId,
        from: ['scheduled'],
        to: 'draft',
        set: {
          scheduledAt: null,
          plannedAt: null,
          timeZone: null,
          queueId: null,
          hold: null,
          delivery: 'publish',
        },
        now,
      });
    }
    await setDeleted(tx, userId, postId, new Date(now), new Date(now));
  });
}

/** Restores a post from the bin as a draft. A post that is not in the bin stays unchanged. */
export async function restoreFromBin(
  context: Context,
  userId: string,
  postId: string,
): Promise<PostWithMedia> {
  const now = context.clock.now();
  return context.database.db.transaction(async (tx) => {
    const post = existing(await lockAnyPost(tx, userId, postId));
    if (post.deletedAt !== null) {
      await requireRoom(tx, userId);
      if (post.status === 'failed') {
        await movePost(tx, {
          postId,
          from: ['failed'],
          to: 'draft',
          set: { failureCode: null, failureMessage: null },
          now,
        });
      }
      await setDeleted(tx, userId, postId, null, new Date(now));
    }
    return readBack(tx, userId, postId);
  });
}
