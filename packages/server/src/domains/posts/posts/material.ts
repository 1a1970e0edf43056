import { claimMaterial, type TextOrigin } from '@limelight/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { listPostSources } from '../sources/index.ts';
import type { AskedClaims } from './claims/service.ts';
import type { PostWithMedia } from './repository/posts.ts';

export type WithOrigin = TextOrigin & Pick<PostWithMedia, 'id' | 'text'>;

/** A post with what its claims are checked against. */
export function claimsOf(userId: string, post: WithOrigin): AskedClaims {
  return {
    postId: post.id,
    text: post.text,
    async material(connection: Connection) {
      const sources = await listPostSources(connection, userId, post.id);
      const name = (await getUser(connection, userId))?.name ?? '';
      return claimMaterial(post, sources, name).map(({ text }) => text);
    },
  };
}
