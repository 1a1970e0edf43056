import { availableParallelism } from 'node:os';
import type { Log } from '../log.ts';
import { ThreadPool } from './pool.ts';

export { ThreadFault, unlessUnreadable } from './fault.ts';
export { movable, threadFile, ThreadPool, type CallOptions } from './pool.ts';

export interface Threads {
  /** For text processing. The threads are reused, with their code loaded. */
  texts: ThreadPool;
  /** For untrusted files. Each file gets its own thread. */
  files: ThreadPool;
  /** For rendering slides. The threads are reused, with their code and fonts loaded. */
  slides: ThreadPool;
  /** For recordings, one at a time: they are as long as they are. Each gets its own thread. */
  sounds: ThreadPool;
}

/** Threads are started on demand. */
export function createThreads(log: Log): Threads {
  const threads = Math.min(4, Math.max(3, availableParallelism()));
  return {
    texts: new ThreadPool(
      { threads, waiting: 200, taskMs: 10_000, memoryMb: 256, outsideMb: 256, reuse: true },
      log,
    ),
    files: new ThreadPool(
      { threads: 2, waiting: 50, taskMs: 20_000, memoryMb: 512, outsideMb: 512, reuse: false },
      log,
    ),
    slides: new ThreadPool(
      { threads: 2, waiting: 50, taskMs: 60_000, memoryMb: 512, outsideMb: 768, reuse: true },
      log,
    ),
    sounds: new ThreadPool(
      { threads: 1, waiting: 20, taskMs: 180_000, memoryMb: 256, outsideMb: 256, reuse: false },
      log,
    ),
  };
}

export async function closeThreads({ texts, files, slides, sounds }: Threads): Promise<void> {
  await Promise.all([texts.close(), files.close(), slides.close(), sounds.close()]);
}
