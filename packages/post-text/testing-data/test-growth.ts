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
