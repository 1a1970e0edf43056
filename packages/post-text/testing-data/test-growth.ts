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
 * How many times as much a work costs for a text of twice as many units: some two where it reads each sign as often as the others. The
 * least of three runs counts; no text comes twice, so that nothing is remembered of it.
 */
export function growthOf(
  work: (text: string) => void,
  textOf: (units: number) => string,
  units: number,
): number {
  const costOf = (length: number) => {
    const once = () => {
      fresh += 1;
      const text = `${textOf(length)} z${fresh}`;
      return cpuOf(() => work(text));
    };
    return Math.min(once(), once(), once());
  };
  costOf(units / 10);
  const twice = costOf(2 * units);
  return twice < CHANCE ? 1 : twice / Math.max(costOf(units), 1);
}
