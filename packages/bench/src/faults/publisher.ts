import type { ChildProcess } from 'node:child_process';
import type { PlannedPost } from './plan.ts';

/** `open` means in progress or not started. */
export type End = 'open' | 'published' | 'failed' | 'unconfirmed';

export interface PostState {
  index: number;
  end: End;
  /** The publisher's own name of the status. */
  status: string;
  comment: string | null;
}

export interface Publisher {
  name: string;
  /** The LinkedIn ids of the users, in order. */
  members: readonly string[];
  /** Starts a worker process, which sends `ready` over its channel. */
  spawnWorker(): ChildProcess;
  /** Records a post to be published at `dueAt`. Can be repeated. */
  submit(post: PlannedPost, dueAt: Date): Promise<void>;
  /** Called at `dueAt` for posts that are published manually. */
  release(post: PlannedPost): Promise<void>;
  states(): Promise<PostState[]>;
  /** The number of posts that have not ended. */
  countOpen(): Promise<number>;
  /** Called every second to simulate the passing of time, the operator and the users. */
  tend(): Promise<void>;
  close(): Promise<void>;
}
