import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import { ThreadFault, type ThreadFaultKind } from './fault.ts';

export interface PoolLimits {
  threads: number;
  /** Tasks that may wait for a thread; more are refused. */
  waiting: number;
  /** How long one task may take once it has a thread. */
  taskMs: number;
  /** Of one thread's heap. */
  memoryMb: number;
  /** Of what a task holds outside of that heap, such as the bytes that a file unpacks to. */
  outsideMb: number;
  /** True: a thread works on, with all its code loaded. False: each task has one of its own, which ends with it. */
  reuse: boolean;
}

/** A file of the program whose exported functions threads may call. What they take and give is copied. */
export interface ThreadFile<Functions> {
  readonly href: string;
  /** Only there to carry the type. */
  readonly functions?: Functions;
}

/** The file `./name.worker.ts` beside the one at `from`; in the built program it lies beside the program's other parts. */
export function threadFile<Functions>(from: string, name: string): ThreadFile<Functions> {
  return { href: new URL(`./${name}.worker.${from.endsWith('.ts') ? 'ts' : 'js'}`, from).href };
}

export interface CallOptions {
  /** Whose work it is: one person never holds the last thread, and who has the fewest comes next. */
  owner: string;
  signal?: AbortSignal;
  /** The most of this owner's that may run and wait at a time; more are refused as `busy`. */
  atMost?: number;
}

type Called<F> = F extends (...args: infer Args) => infer Result
  ? { args: Args; result: Awaited<Result> }
  : never;

interface Task {
  order: { href: string; name: string; args: readonly unknown[] };
  owner: string;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

interface Thread {
  worker: Worker;
  task: Task | null;
  timer: NodeJS.Timeout | null;
  watch: NodeJS.Timeout | null;
  /** It has finished a task: its code is loaded. */
  loaded: boolean;
}

/** A thread whose caller has gone may finish within this time, which costs less than a new one. */
const afterAbortMs = 500;
/** How often a running task is asked what it holds. */
const watchEveryMs = 100;
/** So long nothing moves before one more thread is begun; longer while the first one still loads. */
const growAfterMs = { loaded: 100, loading: 1_500 };

/** The program's own; the file that is built beside `main.js` has the same name. */
const bodyUrl = new URL(`./thread.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

const isAnswer = (message: unknown): message is { value: unknown } | { error: unknown } =>
  typeof message === 'object' && message !== null && ('value' in message || 'error' in message);

/** Threads for work that would hold up everybody else's answers: bounded in number, time, memory and what may wait. */
export class ThreadPool {
  private readonly limits: PoolLimits;
  private readonly log: Log;
  private readonly threads: Thread[] = [];
  private waiting: Task[] = [];
  private growing: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(limits: PoolLimits, log: Log) {
    this.limits = limits;
    this.log = log;
  }

  /**
   * Calls a function of a file in a thread. Throws `ThreadFault`, the signal's reason after an abort, or what the function
   * threw, as a plain error.
   */
  async call<Functions, Name extends keyof Functions & string>(
    file: ThreadFile<Functions>,
    name: Name,
    args: Called<Functions[Name]>['args'],
    { owner, signal, atMost }: CallOptions,
  ): Promise<Called<Functions[Name]>['result']> {
    signal?.throwIfAborted();
    if (this.closed) throw new ThreadFault('stopped');
    const own = this.runningOf(owner) + this.waiting.filter((task) => task.owner === owner).length;
    if (this.waiting.length >= this.limits.waiting || own >= (atMost ?? Infinity))
      throw new ThreadFault('busy');
    const { promise, resolve, reject } = Promise.withResolvers<Called<Functions[Name]>['result']>();
    const task = { order: { href: file.href, name, args: [...args] }, owner, resolve, reject };
    const onAbort = () => this.abandon(task, signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    this.waiting.push(task);
    this.fill();
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** Ends all threads; what they work on and what waits is refused as `stopped`. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.growing !== null) clearTimeout(this.growing);
    for (const task of this.waiting.splice(0)) task.reject(new ThreadFault('stopped'));
    await Promise.all(
      this.threads.splice(0).map(async (thread) => {
        this.settle(thread)?.reject(new ThreadFault('stopped'));
        await thread.worker.terminate();
      }),
    );
  }

  private runningOf(owner: string): number {
    return this.threads.filter(({ task }) => task?.owner === owner).length;
  }

  /** Gives waiting tasks to free threads. */
  private fill(): void {
    for (let task = this.choose(); task !== null; task = this.choose()) {
      const thread = this.threads.find((one) => one.task === null) ?? this.mayGrow();
      if (thread === null) return;
      this.waiting = this.waiting.filter((one) => one !== task);
      this.start(thread, task);
    }
  }

  /** The first of those whose owner has the fewest threads; nobody gets the last one beside another of theirs. */
  private choose(): Task | null {
    const share = Math.max(1, this.limits.threads - 1);
    let best: { task: Task; running: number } | null = null;
    for (const task of this.waiting) {
      const running = this.runningOf(task.owner);
      if (running < share && running < (best?.running ?? Infinity)) best = { task, running };
    }
    return best?.task ?? null;
  }

  /** One more thread where that is due; the first at once, others when nothing has moved for a moment. */
  private mayGrow(): Thread | null {
    if (this.threads.length >= this.limits.threads) return null;
    if (!this.limits.reuse || this.threads.length === 0) return this.open();
    const wait = this.threads.some(({ loaded }) => loaded) ? growAfterMs.loaded : growAfterMs.loading;
    this.growing ??= setTimeout(() => {
      this.growing = null;
      if (this.choose() !== null && this.threads.length < this.limits.threads) this.open();
      this.fill();
    }, wait).unref();
    return null;
  }

  private open(): Thread {
    const worker = new Worker(bodyUrl, {
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
      stdout: true,
      stderr: true,
    });
    const thread: Thread = { worker, task: null, timer: null, watch: null, loaded: false };
    worker.on('message', (message: unknown) => this.finish(thread, message));
    worker.once('error', (error) => {
      this.log.warn({ err: error }, 'thread crashed');
      this.end(thread, 'crashed');
    });
    worker.once('exit', () => this.end(thread, 'crashed'));
    worker.unref();
    this.threads.push(thread);
    return thread;
  }

  private start(thread: Thread, task: Task): void {
    if (this.growing !== null) clearTimeout(this.growing);
    this.growing = null;
    thread.task = task;
    thread.timer = setTimeout(() => {
      this.log.warn({ work: task.order.name }, 'thread too slow');
      this.end(thread, 'too-slow');
    }, this.limits.taskMs);
    thread.watch = setInterval(() => void this.measure(thread, task), watchEveryMs).unref();
    thread.worker.ref();
    thread.worker.postMessage(task.order);
  }

  /** Ends a task that holds too much: node limits a thread's heap alone. */
  private async measure(thread: Thread, task: Task): Promise<void> {
    const held = await thread.worker.getHeapStatistics().catch(() => null);
    if (held === null || thread.task !== task) return;
    if (held.external_memory <= this.limits.outsideMb * 1024 * 1024) return;
    this.log.warn({ work: task.order.name }, 'thread too large');
    this.end(thread, 'crashed');
  }

  /** Frees a thread of its task; the task, for whoever says how it ended. */
  private settle(thread: Thread): Task | null {
    const { task, timer, watch } = thread;
    if (timer !== null) clearTimeout(timer);
    if (watch !== null) clearInterval(watch);
    thread.timer = null;
    thread.watch = null;
    thread.task = null;
    return task;
  }

  private finish(thread: Thread, message: unknown): void {
    const task = this.settle(thread);
    thread.loaded = true;
    thread.worker.unref();
    if (!isAnswer(message)) task?.reject(new ThreadFault('crashed'));
    else if ('error' in message) task?.reject(message.error);
    else task?.resolve(message.value);
    if (this.limits.reuse) this.fill();
    else this.end(thread, 'stopped');
  }

  private end(thread: Thread, kind: ThreadFaultKind): void {
    const at = this.threads.indexOf(thread);
    if (at >= 0) this.threads.splice(at, 1);
    this.settle(thread)?.reject(new ThreadFault(kind));
    void thread.worker.terminate();
    this.fill();
  }

  private abandon(task: Task, reason: unknown): void {
    this.waiting = this.waiting.filter((one) => one !== task);
    task.reject(reason);
    const thread = this.threads.find((one) => one.task === task);
    if (thread === undefined) return;
    if (thread.timer !== null) clearTimeout(thread.timer);
    thread.timer = setTimeout(() => this.end(thread, 'stopped'), afterAbortMs);
  }
}
