import { claimMaterial, type TextOrigin, type ToldFact } from '@limelight/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { listPostSources } from '../sources/index.ts';
import type { AskedClaims } from './claims/service.ts';
import type { PostWithMedia } from './repository/posts.ts';

export type WithOrigin = TextOrigin & Pick<PostWithMedia, 'id' | 'text'>;

/** The facts that a post tells. */
export type ListToldFacts = (connection: Connection, userId: string, postId: string) => Promise<ToldFact[]>;

let listTold: ListToldFacts = async () => [];

/** Facts belong to a later domain, which has them looked up here: `app.ts` passes it once to the module. */
export function takeToldFacts(list: ListToldFacts): void {
  listTold = list;
}

export const listToldFacts: ListToldFacts = async (...asked) => listTold(...asked);

/** A post with what its claims are checked against. */
export function claimsOf(userId: string, post: WithOrigin): AskedClaims {
  return {
    postId: post.id,
    text: post.text,
    async material(connection: Connection) {
      const sources = await listPostSources(connection, userId, post.id);
      const name = (await getUser(connection, userId))?.name ?? '';
      const facts = await listToldFacts(connection, userId, post.id);
      return claimMaterial(post, sources, name, facts).map(({ text }) => text);
    },
  };
}
