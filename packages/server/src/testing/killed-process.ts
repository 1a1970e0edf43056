import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a worker with its orders until it ends. Returns whether it was killed, and throws if it failed. */
export async function wasKilled(worker: string, orders: object): Promise<boolean> {
  const child = spawn(process.execPath, [worker, JSON.stringify(orders)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
  if (child.signalCode !== 'SIGKILL' && child.exitCode !== 0)
    throw new Error(`The worker ended with ${child.signalCode ?? child.exitCode}.`);
  return child.signalCode === 'SIGKILL';
}
