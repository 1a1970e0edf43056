/**
 * Does together what is asked for singly: what comes within `waitMs`, and while a round is under way, makes the next,
 * which takes up to `limit` of them. `work` answers in the order it was given; when it throws, all of that round do.
 */
export function gather<I, O>(
  { limit, waitMs }: { limit: number; waitMs: number },
  work: (items: readonly I[]) => Promise<readonly O[]>,
): (item: I) => Promise<O> {
  const waiting: { item: I; resolve(value: O): void; reject(error: unknown): void }[] = [];
  let working = false;

  const goOn = async (): Promise<void> => {
    while (waiting.length > 0) {
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
      if (working) return;
      working = true;
      // What the same moment brings goes together even without a wait.
      if (waitMs > 0) setTimeout(() => void goOn(), waitMs);
      else setImmediate(() => void goOn());
    });
}

/** Lets `limit` at a time through; the others wait in the order they came. */
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
