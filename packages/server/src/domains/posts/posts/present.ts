import { post, type Post } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { withIsoTexts, type Dated } from '../../../platform/http/index.ts';
import { presentMedia } from '../media/index.ts';
import type { PostWithMedia } from './repository/posts.ts';

/** A post for the API, with freshly signed picture addresses. */
export function presentPost(context: Context, row: PostWithMedia): Dated<Post> {
  return {
    ...row,
    media: row.media.map((item) => ({ ...presentMedia(context, item), altText: item.altText })),
    comment:
      row.commentState === null
        ? null
        : {
            state: row.commentState === 'sending' ? 'waiting' : row.commentState,
            reason: row.commentReason,
          },
    change: row.changeKind === null ? null : { kind: row.changeKind, failure: row.changeFailure },
    failure: row.failureCode === null ? null : { code: row.failureCode, message: row.failureMessage ?? '' },
  };
}

/** The post as the API sends it, for the details of a refusal. */
export const currentPost = (context: Context, found: PostWithMedia): Post =>
  post.parse(withIsoTexts(presentPost(context, found)));
