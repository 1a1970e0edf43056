import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import { ThreadFault, type ThreadFaultKind } from './fault.ts';

export interface PoolLimits {
  threads: number;
  /** The maximum number of waiting tasks; more are refused. */
  waiting: number;
  /** The maximum time of a task once it has a thread. */
  taskMs: number;
  memoryMb: number;
  /** The limit for memory outside the heap, such as unpacked files. */
  outsideMb: number;
  /** True: threads are reused with their code loaded. False: each task gets a new thread that ends with it. */
  reuse: boolean;
}

/** A file whose exported functions can be called in threads. Arguments and results are copied. */
export interface ThreadFile<Functions> {
  readonly href: string;
  /** Exists only for the type. */
  readonly functions?: Functions;
}

/** The file `./name.worker.ts` next to the one at `from`. In the built program it is next to the other bundles. */
export function threadFile<Functions>(from: string, name: string): ThreadFile<Functions> {
  return { href: new URL(`./${name}.worker.${from.endsWith('.ts') ? 'ts' : 'js'}`, from).href };
}

export interface CallOptions {
  /**
   * The owner of the task. No owner can occupy all threads, and the owner with the fewest running tasks comes next.
   */
  owner: string;
  signal?: AbortSignal;
  /** The maximum number of running and waiting tasks of this owner; more are refused as `busy`. */
  atMost?: number;
  /** Memory that moves to the thread instead of being copied. The caller cannot use it afterwards. */
  moved?: readonly ArrayBuffer[];
}

const worthMoving = 1024 * 1024;

/** The memory of bytes, where it is large and nothing else is in it. */
export const movable = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && byteLength === buffer.byteLength && byteLength >= worthMoving
    ? [buffer]
    : [];

type Called<F> = F extends (...args: infer Args) => infer Result
  ? { args: Args; result: Awaited<Result> }
  : never;

interface Task {
  order: { href: string; name: string; args: readonly unknown[] };
  moved: readonly ArrayBuffer[];
  owner: string;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

interface Thread {
  worker: Worker;
  task: Task | null;
  timer: NodeJS.Timeout | null;
  watch: NodeJS.Timeout | null;
  /** True once it has finished a task, which means that its code is loaded. */
  loaded: boolean;
}

/** A thread whose caller has gone gets this long to finish, since a new thread costs more. */
const afterAbortMs = 500;
/** The interval for checking a running task's memory. */
const watchEveryMs = 100;
/** How long tasks wait before another thread is started; longer while the first thread is still loading. */
const growAfterMs = { loaded: 100, loading: 1_500 };

/** The build emits this file under the same name next to `main.js`. */
const bodyUrl = new URL(`./thread.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

const isAnswer = (message: unknown): message is { value: unknown } | { error: unknown } =>
  typeof message === 'object' && message !== null && ('value' in message || 'error' in message);

/** Threads for work that would block the event loop, with limits for number, time, memory and waiting tasks. */
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
   * Calls a function of a file in a thread. Throws `ThreadFault`, the signal's reason after an abort, or what the
   * function threw as a plain error.
   */
  async call<Functions, Name extends keyof Functions & string>(
    file: ThreadFile<Functions>,
    name: Name,
    args: Called<Functions[Name]>['args'],
    { owner, signal, atMost, moved = [] }: CallOptions,
  ): Promise<Called<Functions[Name]>['result']> {
    signal?.throwIfAborted();
    if (this.closed) throw new ThreadFault('stopped');
    const own = this.runningOf(owner) + this.waiting.filter((task) => task.owner === owner).length;
    if (this.waiting.length >= this.limits.waiting || own >= (atMost ?? Infinity))
      throw new ThreadFault('busy');
    const { promise, resolve, reject } = Promise.withResolvers<Called<Functions[Name]>['result']>();
    const task = { order: { href: file.href, name, args: [...args] }, moved, owner, resolve, reject };
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

  /** Ends all threads. Running and waiting tasks are refused as `stopped`. */
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

  private fill(): void {
    for (let task = this.choose(); task !== null; task = this.choose()) {
      const thread = this.threads.find((one) => one.task === null) ?? this.mayGrow();
      if (thread === null) return;
      this.waiting = this.waiting.filter((one) => one !== task);
      this.start(thread, task);
    }
  }

  /**
   * The first waiting task of the owner with the fewest threads. No owner gets the last thread if they already have
   * another one.
   */
  private choose(): Task | null {
    const share = Math.max(1, this.limits.threads - 1);
    let best: { task: Task; running: number } | null = null;
    for (const task of this.waiting) {
      const running = this.runningOf(task.owner);
      if (running < share && running < (best?.running ?? Infinity)) best = { task, running };
    }
    return best?.task ?? null;
  }

  /** Starts another thread if one is due: the first immediately, others when nothing has moved for a while. */
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
    thread.worker.postMessage(task.order, task.moved);
  }

  /** Ends a task that uses too much memory, since Node limits only the heap of a thread. */
  private async measure(thread: Thread, task: Task): Promise<void> {
    const held = await thread.worker.getHeapStatistics().catch(() => null);
    if (held === null || thread.task !== task) return;
    if (held.external_memory <= this.limits.outsideMb * 1024 * 1024) return;
    this.log.warn({ work: task.order.name }, 'thread too large');
    this.end(thread, 'crashed');
  }

  /** Detaches the thread from its task, and returns the task for the caller to settle. */
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
