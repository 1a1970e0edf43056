import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Journal } from './journal.ts';

export interface Workers {
  /** Kills a ready worker with SIGKILL at this moment and starts another. False when none was ready in time. */
  kill(draw: () => number): Promise<boolean>;
  stop(): Promise<void>;
}

const readyWithinMs = 20_000;

export async function startWorkers(
  spawn: () => ChildProcess,
  count: number,
  journal: Journal,
): Promise<Workers> {
  const ready = new Set<ChildProcess>();
  const all = new Set<ChildProcess>();
  const killed = new Set<ChildProcess>();
  let stopping = false;
  const begin = (): ChildProcess => {
    const child = spawn();
    all.add(child);
    child.on('message', () => {
      if (all.has(child)) ready.add(child);
    });
    child.on('error', () => {});
    child.once('exit', () => {
      all.delete(child);
      ready.delete(child);
      if (stopping || killed.delete(child)) return;
      // A supervisor would do the same.
      journal.add({ kind: 'worker', at: Date.now(), pid: child.pid ?? 0, own: true });
      setTimeout(() => {
        if (!stopping) begin();
      }, 300);
    });
    return child;
  };
  const untilReady = async (atLeast: number): Promise<void> => {
    const until = Date.now() + readyWithinMs;
    while (ready.size < atLeast && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  for (let number = 0; number < count; number += 1) begin();
  await untilReady(count);
  return {
    async kill(draw) {
      await untilReady(1);
      const chosen = [...ready][Math.floor(draw() * ready.size)];
      if (chosen === undefined) return false;
      ready.delete(chosen);
      killed.add(chosen);
      const exited = once(chosen, 'exit');
      journal.add({ kind: 'worker', at: Date.now(), pid: chosen.pid ?? 0, own: false });
      chosen.kill('SIGKILL');
      await exited;
      begin();
      return true;
    },
    async stop() {
      stopping = true;
      await Promise.all(
        [...all].map(async (child) => {
          const exited = once(child, 'exit');
          if (child.connected) child.disconnect();
          else child.kill('SIGTERM');
          await exited;
        }),
      );
    },
  };
}
