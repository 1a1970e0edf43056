/** Sends a statement now instead of with the first `await`. */
export async function sent<T>(statement: PromiseLike<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    statement.then(resolve, reject);
  });
}

/**
 * Waits for several parts of a transaction that were sent one after the other, which takes one round trip where each is
 * one statement: PostgreSQL runs each after the one before has ended, so it sees what that one locked or wrote. When one
 * fails, this waits for the others nevertheless, so that none of their statements runs after the transaction.
 */
export async function together<T extends readonly unknown[] | []>(
  parts: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> {
  await Promise.allSettled(parts);
  return Promise.all(parts);
}
