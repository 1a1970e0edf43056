import type { Post } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { presentMedia } from '../media/index.ts';
import type { PostWithMedia } from './repository/posts.ts';

const iso = (time: Date | null) => time?.toISOString() ?? null;

/** A post for the API, with freshly signed picture addresses. */
export function presentPost(context: Context, post: PostWithMedia): Post {
  return {
    id: post.id,
    status: post.status,
    hold: post.hold,
    delivery: post.delivery,
    text: post.text,
    visibility: post.visibility,
    media: post.media.map((item) => ({ ...presentMedia(context, item), altText: item.altText })),
    attachment: post.attachment,
    firstComment: post.firstComment,
    comment:
      post.commentState === null
        ? null
        : {
            state: post.commentState === 'sending' ? 'waiting' : post.commentState,
            reason: post.commentReason,
          },
    change: post.changeKind === null ? null : { kind: post.changeKind, failure: post.changeFailure },
    removedAt: iso(post.removedAt),
    version: post.version,
    scheduledAt: iso(post.scheduledAt),
    timeZone: post.timeZone,
    publishedAt: iso(post.publishedAt),
    permalink: post.permalink,
    failure:
      post.failureCode === null ? null : { code: post.failureCode, message: post.failureMessage ?? '' },
    brief: post.brief,
    engine: post.engine,
    ownWords: post.ownWords,
    folder: post.folder,
    tags: post.tags,
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
    deletedAt: iso(post.deletedAt),
  };
}
