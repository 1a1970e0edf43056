/**
 * What a piece of work costs this thread, in milliseconds of the processor: what else the machine does is not in it. Some systems
 * count in steps of several milliseconds, so that the work should take a hundred.
 */
export function cpuOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Below so many milliseconds a cost is mostly chance. */
const CHANCE = 120;
let fresh = 0;

/**
 * How many times as much the one costs as the other, in milliseconds; 1 where it costs next to nothing. The least of the runs counts,
 * three of each, and more while chance (a collection of garbage) may speak for `most` or more: what costs so much does so in every run.
 */
export function costRatio(one: () => number, other: () => number, most: number): number {
  let least = Infinity;
  let otherLeast = Infinity;
  for (let run = 1; run <= 12; run += 1) {
    least = Math.min(least, one());
    // The least only falls: so little settles it.
    if (least < CHANCE) return 1;
    otherLeast = Math.min(otherLeast, other());
    if (run >= 3 && least < most * otherLeast) break;
  }
  return least / Math.max(otherLeast, 1);
}

/**
 * How many times as much a work costs for a text of twice as many units: some two where it reads each sign as often as the others. No
 * text comes twice, so that nothing is remembered of it.
 */
export function growthOf(
  work: (text: string) => void,
  textOf: (units: number) => string,
  units: number,
  most: number,
): number {
  const costOf = (length: number) => {
    fresh += 1;
    const text = `${textOf(length)} z${fresh}`;
    return cpuOf(() => work(text));
  };
  costOf(units / 10);
  return costRatio(
    () => costOf(2 * units),
    () => costOf(units),
    most,
  );
}
