import type { ChildProcess } from 'node:child_process';
import type { PlannedPost } from './plan.ts';

/** `open`: on its way, or on no way yet. */
export type End = 'open' | 'published' | 'failed' | 'unconfirmed';

export interface PostState {
  index: number;
  end: End;
  /** What the publisher calls it. */
  status: string;
  comment: string | null;
}

/** Something that publishes posts with worker processes on PostgreSQL. */
export interface Publisher {
  name: string;
  /** LinkedIn's ids of the people, in their order. */
  members: readonly string[];
  /** A worker process; it tells `ready` over its channel. */
  spawnWorker(): ChildProcess;
  /** Writes a post down to go out at `dueAt`. Safe to repeat. */
  submit(post: PlannedPost, dueAt: Date): Promise<void>;
  /** Called at `dueAt` for those that are published by hand then. */
  release(post: PlannedPost): Promise<void>;
  states(): Promise<PostState[]>;
  /** How many have not ended. */
  countOpen(): Promise<number>;
  /** Called every second: what time, the operator and the people do. */
  tend(): Promise<void>;
  close(): Promise<void>;
}
