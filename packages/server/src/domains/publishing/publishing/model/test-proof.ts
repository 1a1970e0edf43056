import fc from 'fast-check';
import type { TestApp } from '../../../../testing/index.ts';
import { begin, end, happenings, met } from './test-commands.ts';
import { Model } from './test-model.ts';
import { World } from './test-world.ts';

/**
 * Runs many random sequences of events. A failure prints the shortest one that shows it. `met` contains the transitions
 * that were covered.
 */
export async function prove(app: TestApp, sequences: number): Promise<{ lived: number; met: string[] }> {
  let lived = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(happenings, { maxCommands: 40, size: '+2' }), async (commands) => {
      const world = new World(app);
      await world.open();
      const model = new Model(app.clock.now());
      await begin(model, world);
      await fc.asyncModelRun(() => ({ model, real: world }), commands);
      await end(model, world);
      lived += 1;
    }),
    { numRuns: sequences },
  );
  return { lived, met: [...met] };
}
