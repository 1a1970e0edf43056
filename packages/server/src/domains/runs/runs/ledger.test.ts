import { defineInnerRun } from '@limelight/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { closeContext, createContext, type Context } from '../../../context.ts';
import { AppError } from '../../../platform/http/index.ts';
import { implementRun } from '../../../run.ts';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { heldCredits } from '../../billing/credits/index.ts';
import { engineOf, leaseMs } from './engine.ts';
import { cancelRun, type Kinds } from './service.ts';
import { startRun } from './start.ts';

const fates = ['ends', 'is refused', 'breaks', 'hangs', 'is not stored'] as const;
const definition = defineInnerRun({
  kind: 'test-ledger',
  label: 'Counted',
  input: z.object({ fate: z.enum(fates), price: z.number(), charge: z.number() }),
  result: z.object({ charge: z.number() }),
  action: 'post.generate',
});
const anything = implementRun(definition, {
  where: 'worker',
  price: (_tx, _run, { price }) => price,
  async work(run, { fate, charge }) {
    await run.step('first', () => 1);
    if (fate === 'is refused') throw new AppError('writer_busy');
    if (fate === 'breaks') throw new TypeError('a bug');
    if (fate === 'hangs') await new Promise(() => undefined);
    return { charge };
  },
  charge: ({ charge }) => charge,
  keepPartial: (_partial, { charge }) => (charge % 2 === 0 ? { charge } : null),
  save: async (_tx, _run, _result, { fate }) => {
    if (fate === 'is not stored') throw new AppError('draft_limit');
  },
});
const kinds: Kinds = new Map([[definition.kind, anything]]);

let app: TestApp;
let other: Context;
beforeAll(async () => {
  app = await createTestApp();
  other = createContext(app.context.config, app.databaseUrl, { clock: app.clock, log: app.context.log });
  await other.queue.start([], []);
});
afterAll(async () => {
  await engineOf(app.context).drain(0);
  await engineOf(other).drain(0);
  await other.queue.stop(100);
  await closeContext(other);
  await app.close();
});

interface Paid {
  status: string;
  price: number;
  charged: number | null;
  taken: number;
}

const read = async (person: Person): Promise<Paid[]> =>
  (
    await app.context.database.pool.query<Paid>(
      `SELECT status, price, charged, coalesce((SELECT -sum(amount)::int FROM credit_entries e
         WHERE e.reservation_id = runs.reservation_id), 0) AS taken FROM runs WHERE user_id = $1`,
      [person.id],
    )
  ).rows;

/**
 * Checks that the ledger's total for a run equals its charge or, while it is open, its price, unless the reservation
 * expired.
 */
function check(rows: readonly Paid[], lapsed: boolean): void {
  const wrong = rows.filter(({ status, price, charged, taken }) => {
    const due = status === 'failed' ? 0 : (charged ?? price);
    return taken > price || (taken !== due && !(lapsed && charged === null && taken === 0));
  });
  expect(wrong).toEqual([]);
}

const start = fc.record({
  what: fc.constant('start' as const),
  fate: fc.constantFrom(...fates),
  price: fc.integer({ min: 0, max: 40 }),
  charge: fc.integer({ min: 0, max: 60 }),
});
const act = fc.record({
  what: fc.constantFrom('work', 'work elsewhere', 'cancel', 'die', 'release stale'),
  which: fc.nat({ max: 8 }),
});

it('the ledger says what the runs say, whatever becomes of them', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(start, act), { minLength: 4, maxLength: 20 }), async (commands) => {
      const person = await app.signUp();
      const owner = { kind: 'user', userId: person.id } as const;
      const ids: string[] = [];
      let lapsed = false;
      for (const command of commands) {
        if (command.what === 'start') {
          const { what: _what, ...input } = command;
          const id = await startRun(app.context, anything, { owner, input }).catch(() => null);
          if (id !== null) ids.push(id);
          continue;
        }
        const id = ids[command.which % Math.max(1, ids.length)];
        if (id === undefined) continue;
        const context = command.what === 'work elsewhere' ? other : app.context;
        if (command.what === 'cancel') await cancelRun(app.context, kinds, person.id, id);
        else if (command.what === 'die') app.clock.advance(leaseMs + 1);
        else if (command.what === 'release stale') {
          lapsed = true;
          app.clock.advance(20 * 60_000);
          await app.runPeriodic('credits-release-stale');
        } else {
          const working = await engineOf(context).claim(anything, id);
          const { fate } = definition.input.parse(
            working?.live.row.input.value ?? { fate: 'hangs', price: 0, charge: 0 },
          );
          if (fate !== 'hangs') await working?.ended;
        }
        check(await read(person), lapsed);
      }
      const rows = await read(person);
      const taken = rows.reduce((sum, row) => sum + row.taken, 0);
      expect(await heldCredits(app.context.database.db, person.id, app.clock.now())).toBe(500 - taken);
    }),
    { numRuns: 25 },
  );
});
