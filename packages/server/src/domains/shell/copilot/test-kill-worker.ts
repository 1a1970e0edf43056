import { argv, exit, kill, pid } from 'node:process';
import { z } from 'zod';
import { allRuns } from '../../../app.ts';
import { closeContext, createContext } from '../../../context.ts';
import { loadConfig } from '../../../platform/config/index.ts';
import { createLog } from '../../../platform/log.ts';
import type { Run } from '../../../run.ts';
import { testEnvironment } from '../../../testing/environment.ts';
import { engineOf } from '../../runs/runs/index.ts';

const orders = z.object({
  databaseUrl: z.string(),
  environment: z.record(z.string(), z.string()),
  now: z.number(),
  /** In order. With `killAt`, the process dies at that moment of the turn. */
  turns: z.array(z.object({ id: z.string(), killAt: z.number().nullable() })),
});

const { databaseUrl, environment, now, turns } = orders.parse(JSON.parse(argv[2] ?? ''));
let left: number | null = null;

/** A moment at which the process can die. */
async function moment(): Promise<void> {
  if (left === null) return;
  left -= 1;
  if (left >= 0) return;
  kill(pid, 'SIGKILL');
  await new Promise(() => undefined);
}

/** The same run with moments before and after each of its steps, and before a step is stored. */
function withMoments(run: Run): Run {
  return new Proxy(run, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return async (...given: readonly unknown[]) => {
        if (name !== 'step' && name !== 'ask') return Reflect.apply(value, target, given) as unknown;
        await moment();
        const parts = given.map((part) =>
          typeof part === 'function'
            ? async (...inner: readonly unknown[]) => {
                const result: unknown = await Reflect.apply(part, undefined, inner);
                await moment();
                return result;
              }
            : part,
        );
        const result: unknown = await Reflect.apply(value, target, parts);
        await moment();
        return result;
      };
    },
  });
}

const turnRun = allRuns.find(({ definition }) => definition.kind === 'copilot');
if (turnRun === undefined) throw new Error('The co-pilot has no run.');
const killed: typeof turnRun = {
  ...turnRun,
  work: async (run, input) => turnRun.work(withMoments(run), input),
};
const context = createContext(loadConfig(testEnvironment(environment)), databaseUrl, {
  clock: { now: () => now },
  log: createLog('error'),
});
for (const { id, killAt } of turns) {
  left = killAt;
  await engineOf(context).work(killed, id);
}
await closeContext(context);
exit(0);
