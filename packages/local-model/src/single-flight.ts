import { cancelled } from './errors.ts';

type Flight<P> = {
  done: Promise<void>;
  listeners: Set<(progress: P) => void>;
  abort: AbortController;
  waiting: number;
};

export type Caller<P> = {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: P) => void) | undefined;
};

/**
 * Work that runs once for all concurrent callers. Each caller receives the progress and can leave by signal. When the
 * last one has left, the work itself is aborted.
 */
export class SingleFlight<P> {
  readonly #flights = new Map<string, Flight<P>>();

  has(key: string): boolean {
    return this.#flights.has(key);
  }

  async join(
    key: string,
    { signal, onProgress }: Caller<P>,
    work: (signal: AbortSignal, report: (progress: P) => void) => Promise<void>,
  ): Promise<void> {
    if (signal?.aborted === true) throw cancelled();
    for (let ending = this.#flights.get(key); ending?.abort.signal.aborted === true;) {
      await ending.done.catch(() => undefined);
      ending = this.#flights.get(key);
    }
    const flight = this.#flights.get(key) ?? this.#begin(key, work);
    if (onProgress !== undefined) flight.listeners.add(onProgress);
    flight.waiting += 1;
    let leave: (() => void) | undefined;
    const left = new Promise<never>((_resolve, reject) => {
      leave = () => reject(cancelled());
      signal?.addEventListener('abort', leave, { once: true });
    });
    try {
      await Promise.race([flight.done, left]);
    } finally {
      if (leave !== undefined) signal?.removeEventListener('abort', leave);
      if (onProgress !== undefined) flight.listeners.delete(onProgress);
      flight.waiting -= 1;
      if (flight.waiting === 0) {
        flight.abort.abort();
        // A new caller must not join work that is being cancelled.
        await flight.done.catch(() => undefined);
      }
    }
  }

  /** Aborts the work under `key`, if any, and waits for its end. */
  async abort(key: string): Promise<void> {
    const flight = this.#flights.get(key);
    if (flight === undefined) return;
    flight.abort.abort();
    await flight.done.catch(() => undefined);
  }

  async abortAll(): Promise<void> {
    await Promise.all([...this.#flights.keys()].map((key) => this.abort(key)));
  }

  #begin(
    key: string,
    work: (signal: AbortSignal, report: (progress: P) => void) => Promise<void>,
  ): Flight<P> {
    const abort = new AbortController();
    const listeners = new Set<(progress: P) => void>();
    const done = work(abort.signal, (progress) => {
      for (const listen of listeners) listen(progress);
    }).finally(() => this.#flights.delete(key));
    // Callers receive a failure themselves. When all have left, it is ignored.
    done.catch(() => undefined);
    const flight = { done, listeners, abort, waiting: 0 };
    this.#flights.set(key, flight);
    return flight;
  }
}
