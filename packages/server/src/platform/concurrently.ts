/** Maps a few items at a time, in order. After a failure no further item starts, and those in progress finish first. */
export async function mapConcurrently<I, T>(
  items: readonly I[],
  concurrency: number,
  work: (item: I, index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  const failures: unknown[] = [];
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < items.length && failures.length === 0; index = next++) {
      const item = items[index];
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the index is within the list
        results[index] = await work(item as I, index);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(concurrency, items.length)) }, lane));
  if (failures.length > 0) throw failures[0];
  return results;
}
