import type { PublishingConnection } from '../../../accounts/linkedin-account/index.ts';
import type { addMedia, DuePost } from '../../../posts/posts/index.ts';

export type ReadyConnection = Extract<PublishingConnection, { kind: 'ready' }>;
export type SentPost = Awaited<ReturnType<typeof addMedia<DuePost>>>[number];

/** The time an intent was consumed, by the wall clock and by the monotonic clock. */
export interface Begun {
  nowMs: number;
  monotonicMs: number;
}

/** An intent that only this run may carry out. */
export interface Prepared {
  attemptId: string;
  owner: string;
  post: SentPost;
  connection: ReadyConnection;
  startedAtMs: number;
  /** Set for a post without files: its intent was consumed when it was written. */
  ready: (Begun & { bytes: Uint8Array }) | null;
}
