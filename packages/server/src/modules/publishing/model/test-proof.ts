import fc from 'fast-check';
import type { TestApp } from '../../../testing/index.ts';
import { begin, end, happenings, met } from './test-commands.ts';
import { Model } from './test-model.ts';
import { World } from './test-world.ts';

/**
 * So many lives of a person, each with what may happen in some order; a fault prints the shortest that shows it. `met` are
 * the ways between statuses that were come across.
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
