import { setImmediate as moment, setTimeout as sleep } from 'node:timers/promises';

interface Gathering {
  limit: number;
  /**
   * How long the first item of a round waits for others. With 0, a round contains what arrives at the same moment
   * or during the previous round.
   */
  waitMs: number;
  /** Returns true when no more items are expected, which ends the wait early. */
  isAll?: () => boolean;
}

/**
 * Batches individual calls into rounds. `work` must return its results in the order of its items; when it throws,
 * every call of that round fails.
 */
export function gather<I, O>(
  { limit, waitMs, isAll = () => false }: Gathering,
  work: (items: readonly I[]) => Promise<readonly O[]>,
): (item: I) => Promise<O> {
  const waiting: { item: I; resolve(value: O): void; reject(error: unknown): void }[] = [];
  let working = false;
  let enough: () => void = () => undefined;

  const isEnough = () => waiting.length >= limit || isAll();
  const gathered = async (): Promise<void> => {
    if (waitMs === 0 || isEnough()) return;
    const reached = Promise.withResolvers<void>();
    enough = reached.resolve;
    const ended = new AbortController();
    await Promise.race([reached.promise, sleep(waitMs, undefined, ended).catch(() => undefined)]);
    ended.abort();
  };
  const goOn = async (): Promise<void> => {
    // Batches calls of the same moment even without a wait.
    await moment();
    while (waiting.length > 0) {
      await gathered();
      const round = waiting.splice(0, limit);
      try {
        const values = await work(round.map(({ item }) => item));
        for (const [index, asked] of round.entries()) {
          const value = values[index];
          if (value === undefined) asked.reject(new Error('nothing was answered'));
          else asked.resolve(value);
        }
      } catch (error) {
        for (const asked of round) asked.reject(error);
      }
    }
    working = false;
  };

  return async (item) =>
    new Promise<O>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isEnough()) enough();
      if (working) return;
      working = true;
      void goOn();
    });
}

/** Runs at most `limit` tasks at a time; the others wait in order. */
export function turns(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let taken = 0;
  return async (work) => {
    if (taken >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else taken += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) taken -= 1;
      else next();
    }
  };
}
