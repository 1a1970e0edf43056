import { defineInnerRun } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { implementRun, type RunOf } from '../../../run.ts';

const definition = defineInnerRun({
  kind: 'test-killed',
  label: 'Killed again and again',
  input: z.object({ numbers: z.array(z.number()) }),
  result: z.object({ sum: z.number() }),
  action: 'post.generate',
});

/** The actual charge of a run whose price is 30. */
export const charge = 7;
/** The moments at which its process can be killed: three per step, one while it is stored, and one afterwards. */
export const moments = 17;
export const numbers = [1, 2, 3, 4, 5];

/** A run of five steps, each with an external effect. `at` is called at each moment and may never resolve. */
export function killedRun(
  effect: (key: string) => Promise<void>,
  at: (runId: string, moment: number) => Promise<void>,
): RunOf<typeof definition.input, typeof definition.result> {
  return implementRun(definition, {
    where: 'worker',
    async work(run, input) {
      let sum = 0;
      for (const [index, number] of input.numbers.entries()) {
        sum += await run.step(`step ${index}`, async ({ idempotencyKey }) => {
          await at(run.id, 3 * index);
          await effect(idempotencyKey);
          await at(run.id, 3 * index + 1);
          return number;
        });
        await at(run.id, 3 * index + 2);
      }
      return { sum };
    },
    charge: () => charge,
    async save(tx, run, { sum }) {
      await tx.execute(sql`INSERT INTO test_saved (run_id, sum) VALUES (${run.id}::uuid, ${sum}::int)`);
      await at(run.id, moments - 2);
    },
  });
}
