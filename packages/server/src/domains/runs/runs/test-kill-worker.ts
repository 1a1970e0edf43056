import { argv, exit, kill, pid } from 'node:process';
import { z } from 'zod';
import { closeContext, createContext } from '../../../context.ts';
import { loadConfig } from '../../../platform/config/index.ts';
import { createLog } from '../../../platform/log.ts';
import { testEnvironment } from '../../../testing/environment.ts';
import { engineOf } from './engine.ts';
import { killedRun, moments } from './test-killed-run.ts';

export const orders = z.object({
  databaseUrl: z.string(),
  effectsUrl: z.string(),
  storage: z.string(),
  now: z.number(),
  /** In order. With `killAt`, the process dies at that moment of the run. */
  runs: z.array(z.object({ id: z.string(), killAt: z.number().nullable() })),
});

const { databaseUrl, effectsUrl, storage, now, runs } = orders.parse(JSON.parse(argv[2] ?? ''));
const deaths = new Map(runs.map(({ id, killAt }) => [id, killAt]));

async function at(runId: string, moment: number): Promise<void> {
  if (deaths.get(runId) !== moment) return;
  kill(pid, 'SIGKILL');
  await new Promise(() => undefined);
}

const context = createContext(loadConfig(testEnvironment({ STORAGE_DIR: storage })), databaseUrl, {
  clock: { now: () => now },
  log: createLog('error'),
});
const run = killedRun(async (key) => {
  const answer = await fetch(effectsUrl, { method: 'POST', body: key });
  if (!answer.ok) throw new Error(`The effect was refused: ${answer.status}`);
}, at);
for (const { id } of runs) {
  await engineOf(context).work(run, id);
  await at(id, moments - 1);
}
await closeContext(context);
exit(0);
