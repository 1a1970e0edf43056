import { claimMaterial, type TextOrigin, type ToldFact } from '@limelight/contracts';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { listPostSources } from '../sources/index.ts';
import type { AskedClaims } from './claims/service.ts';
import type { PostWithMedia } from './repository/posts.ts';

export type WithOrigin = TextOrigin & Pick<PostWithMedia, 'id' | 'text'>;

/** The facts that a post tells. */
export type ListToldFacts = (connection: Connection, userId: string, postId: string) => Promise<ToldFact[]>;

/** A text that runs or an assistant have changed was put into a post. */
export interface MadeText {
  postId: string;
  text: string;
  runIds: readonly string[];
  /** An assistant wrote it, so no run says what it was told. */
  isAssisted: boolean;
  now: Date;
}

/** What a later domain, memory, knows of posts: `app.ts` passes it once to the module. */
export interface PostMemory {
  listToldFacts: ListToldFacts;
  /** Records which facts the text tells, of those that its runs were told or that an assistant may have found. */
  recordToldFacts: (tx: Tx, userId: string, made: MadeText) => Promise<void>;
}

let memory: PostMemory = { listToldFacts: async () => [], recordToldFacts: async () => undefined };

export function takeMemory(given: PostMemory): void {
  memory = given;
}

export const listToldFacts: ListToldFacts = async (...asked) => memory.listToldFacts(...asked);
export const recordToldFacts: PostMemory['recordToldFacts'] = async (...told) =>
  memory.recordToldFacts(...told);

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
