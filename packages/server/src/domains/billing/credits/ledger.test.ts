import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/http/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import {
  creditTotalsQuery,
  grantCredits,
  heldCredits,
  keepReservations,
  releaseCredits,
  reserveCredits,
  settleCredits,
  type OverviewTotals,
} from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await app.close();
});

const day = 86_400_000;
const inTx = <T>(work: (tx: Tx) => Promise<T>) => app.context.database.db.transaction(work);
const now = () => app.clock.now();
const held = (userId: string) => heldCredits(app.context.database.db, userId, now());

function grant(
  userId: string,
  amount: number,
  lapsesInMs: number | null = null,
  source: string = randomUUID(),
): Promise<boolean> {
  const expiresAt = lapsesInMs === null ? null : new Date(now() + lapsesInMs);
  return inTx((tx) => grantCredits(tx, { userId, amount, label: 'Given', source, expiresAt, now: now() }));
}
function reserve(userId: string, amount: number, idempotencyKey: string = randomUUID()) {
  return inTx((tx) =>
    reserveCredits(tx, {
      userId,
      amount,
      action: 'post.generate',
      label: 'Post written',
      idempotencyKey,
      now: now(),
    }),
  );
}
const settle = (id: string, used: number) => inTx((tx) => settleCredits(tx, id, used, now()));
const release = (id: string) => inTx((tx) => releaseCredits(tx, id, now()));

interface Entry {
  kind: string;
  amount: number;
  lot_id: string;
  reservation_id: string | null;
}
async function ledger(userId: string): Promise<Entry[]> {
  const { rows } = await app.context.database.pool.query<Entry>(
    'SELECT kind, amount, lot_id, reservation_id FROM credit_entries WHERE user_id = $1 ORDER BY seq',
    [userId],
  );
  return rows;
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);

describe('grants', () => {
  it('count once for each source, whoever asks again', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const source = `sign-up:${randomUUID()}`;
    const answers = await Promise.all([
      grant(one, 500, null, source),
      grant(one, 500, null, source),
      grant(other, 500, null, source),
    ]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect((await held(one)) + (await held(other))).toBe(500);
  });
});

describe('a reservation', () => {
  it('is refused with what is needed and held, and takes nothing then', async () => {
    const userId = randomUUID();
    await grant(userId, 20);
    const refused = await reserve(userId, 30).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({ code: 'insufficient_credits', details: { needed: 30, held: 20 } });
    expect(await held(userId)).toBe(20);
  });

  it('takes once for one key, and refuses the key for another amount', async () => {
    const userId = randomUUID();
    await grant(userId, 100);
    const first = await reserve(userId, 30, 'k');
    expect(first.replayed).toBe(false);
    expect(await reserve(userId, 30, 'k')).toEqual({ ...first, replayed: true });
    await settle(first.reservationId, 30);
    expect(await reserve(userId, 30, 'k')).toEqual({ ...first, replayed: true });
    await expect(reserve(userId, 90, 'k')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(await held(userId)).toBe(70);
  });

  it('keeps the same key of two people apart', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await Promise.all([grant(one, 30), grant(other, 30)]);
    await Promise.all([reserve(one, 30, 'same'), reserve(other, 30, 'same')]);
    expect(await held(one)).toBe(0);
    expect(await held(other)).toBe(0);
  });

  it('gives back what was not used to what lapses last', async () => {
    const userId = randomUUID();
    await grant(userId, 40, day);
    await grant(userId, 100);
    const { reservationId } = await reserve(userId, 90);
    await settle(reservationId, 60);
    app.clock.advance(day);
    // 40 of the 60 came from credits that have now expired, 20 from credits without an expiry.
    expect(await held(userId)).toBe(80);
  });

  it('ends once: what is settled cannot be released, what is released cannot be settled', async () => {
    const userId = randomUUID();
    await grant(userId, 100);
    const first = await reserve(userId, 30);
    await settle(first.reservationId, 30);
    expect(await release(first.reservationId)).toBe('settled');
    const second = await reserve(userId, 30);
    await release(second.reservationId);
    expect(await settle(second.reservationId, 30)).toBe('released');
    expect(await held(userId)).toBe(70);
  });

  it('never charges more than it holds', async () => {
    const userId = randomUUID();
    await grant(userId, 100);
    const { reservationId } = await reserve(userId, 30);
    await expect(settle(reservationId, 31)).rejects.toThrow('30 credits');
    expect(await held(userId)).toBe(70);
  });
});

describe('lapsing', () => {
  it('counts at the moment itself, before any job has run', async () => {
    const userId = randomUUID();
    await grant(userId, 100, day);
    await grant(userId, 5);
    app.clock.advance(day);
    expect(await held(userId)).toBe(5);
    await expect(reserve(userId, 30)).rejects.toMatchObject({ details: { needed: 30, held: 5 } });
  });

  it('is written into the ledger by the job, once', async () => {
    const userId = randomUUID();
    await grant(userId, 100, day);
    app.clock.advance(day);
    await app.runPeriodic('credits-lapse');
    await app.runPeriodic('credits-lapse');
    expect((await ledger(userId)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['grant', 100],
      ['lapse', -100],
    ]);
  });

  it('takes what is released into a lapsed lot at once', async () => {
    const userId = randomUUID();
    await grant(userId, 100, day);
    const { reservationId } = await reserve(userId, 30);
    app.clock.advance(day);
    await release(reservationId);
    await app.runPeriodic('credits-lapse');
    expect(await held(userId)).toBe(0);
    expect(sum((await ledger(userId)).map((entry) => entry.amount))).toBe(0);
  });
});

describe('a reservation whose worker died', () => {
  it('is given back after a quarter of an hour, unless the work says that it lives', async () => {
    const userId = randomUUID();
    await grant(userId, 100);
    const dead = await reserve(userId, 30);
    const alive = await reserve(userId, 30);
    app.clock.advance(14 * 60_000);
    await keepReservations(app.context.database.db, [alive.reservationId], now());
    await app.runPeriodic('credits-release-stale');
    expect(await held(userId)).toBe(40);
    app.clock.advance(2 * 60_000);
    await app.runPeriodic('credits-release-stale');
    expect(await held(userId)).toBe(70);
    expect(await settle(dead.reservationId, 30)).toBe('released');
  });
});

describe('the totals', () => {
  it('are read from the index alone', async () => {
    const userId = randomUUID();
    await grant(userId, 100_000);
    const { pool } = app.context.database;
    // Twenty other people have a thousand rows each, interleaved as they would be over time.
    await pool.query(
      `INSERT INTO credit_entries (id, user_id, lot_id, kind, amount, label, created_at)
       SELECT gen_random_uuid(), person, gen_random_uuid(), CASE WHEN n % 2 = 0 THEN 'reserve' ELSE 'release' END, CASE WHEN n % 2 = 0 THEN -1 ELSE 1 END, 'x', now()
       FROM generate_series(1, 1000) n, unnest($1::uuid[]) person ORDER BY n`,
      [[userId, ...Array.from({ length: 20 }, () => randomUUID())]],
    );
    // The test server commits asynchronously, and rows that are not flushed are not marked as visible to all. One
    // synchronous commit flushes them.
    await pool.query(
      'BEGIN; SET LOCAL synchronous_commit = on; INSERT INTO credit_accounts VALUES (gen_random_uuid(), now()); COMMIT',
    );
    // Rows that another session of this database might still see are not marked either, so the table is vacuumed
    // until none are left.
    const planned = async () => {
      await pool.query('VACUUM ANALYZE credit_entries');
      const { text, values } = creditTotalsQuery(userId, now());
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN (ANALYZE, COSTS OFF) ${text}`,
        values,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    await expect.poll(planned).toMatch(/Index Only Scan using credit_entries_sum/);
    const { rows } = await pool.query<OverviewTotals>(creditTotalsQuery(userId, now()));
    expect(rows).toEqual([{ held: 100_000, granted: 100_000, payerId: null }]);
  });
});

/** An action of a browser tab, a job or the clock. */
type Step =
  | { do: 'grant'; amount: number; lapsesInMs: number | null }
  | { do: 'spend'; amount: number; key: number; used: number }
  | { do: 'leave'; amount: number; key: number }
  | { do: 'wait'; ms: number }
  | { do: 'sweep' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('grant' as const),
    amount: fc.integer({ min: 1, max: 200 }),
    lapsesInMs: fc.option(fc.integer({ min: 1, max: 20 * 60_000 })),
  }),
  fc.record({
    do: fc.constant('spend' as const),
    amount: fc.integer({ min: 1, max: 120 }),
    key: fc.nat(5),
    used: fc.nat(120),
  }),
  fc.record({ do: fc.constant('leave' as const), amount: fc.integer({ min: 1, max: 120 }), key: fc.nat(5) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 10 * 60_000 }) }),
  fc.record({ do: fc.constant('sweep' as const) }),
);

describe('with several spenders at once', () => {
  it('is never below zero, never charges a key twice, and the sum is always right', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
        async (rounds) => {
          const userId = randomUUID();
          const charged = new Map<string, number>();
          const settled: number[] = [];
          const reserveOrNot = async (amount: number, key: number) => {
            const name = `key-${key}-${amount}`;
            try {
              const reserved = await reserve(userId, amount, name);
              if (!reserved.replayed) charged.set(name, (charged.get(name) ?? 0) + 1);
              return reserved;
            } catch (error) {
              if (error instanceof AppError && error.code === 'insufficient_credits') return null;
              throw error;
            }
          };
          const run = async (one: Step): Promise<void> => {
            switch (one.do) {
              case 'grant':
                await grant(userId, one.amount, one.lapsesInMs);
                return;
              case 'spend': {
                const reserved = await reserveOrNot(one.amount, one.key);
                if (reserved === null || reserved.replayed) return;
                const used = Math.min(one.used, one.amount);
                if ((await settle(reserved.reservationId, used)) === 'settled') settled.push(used);
                return;
              }
              case 'leave':
                await reserveOrNot(one.amount, one.key);
                return;
              case 'wait':
                app.clock.advance(one.ms);
                return;
              case 'sweep':
                await app.runPeriodic('credits-lapse');
                await app.runPeriodic('credits-release-stale');
            }
          };
          for (const round of rounds) {
            await Promise.all(round.map(run));
            expect(await held(userId)).toBeGreaterThanOrEqual(0);
          }
          // Once abandoned work is released and expired lots are closed, the ledger entries alone must add up to
          // the balance.
          app.clock.advance(60 * 60_000);
          await app.runPeriodic('credits-release-stale');
          await app.runPeriodic('credits-lapse');
          const entries = await ledger(userId);
          let balance = 0;
          for (const entry of entries) {
            balance += entry.amount;
            expect(balance).toBeGreaterThanOrEqual(0);
          }
          for (const times of charged.values()) expect(times).toBe(1);
          const of = (kind: string) =>
            sum(entries.filter((entry) => entry.kind === kind).map((entry) => entry.amount));
          expect(of('reserve') + of('release') + sum(settled)).toBe(0);
          expect(await held(userId)).toBe(balance);
          const { rows } = await app.context.database.pool.query<{ remaining: number; ledger: number }>(
            `SELECT remaining, (SELECT sum(amount)::int FROM credit_entries WHERE lot_id = credit_lots.id) AS ledger FROM credit_lots WHERE user_id = $1`,
            [userId],
          );
          for (const lot of rows) expect(lot.remaining).toBe(lot.ledger);
        },
      ),
      { numRuns: 40 },
    );
  }, 120_000);

  it('lets exactly as many through as the credits allow', async () => {
    const userId = randomUUID();
    await grant(userId, 200);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => reserve(userId, 30)));
    expect(tries.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(6);
    expect(await held(userId)).toBe(20);
  });

  it('takes once when the same key comes twenty times at the same moment', async () => {
    const userId = randomUUID();
    await grant(userId, 200);
    const tries = await Promise.all(Array.from({ length: 20 }, () => reserve(userId, 30, 'one')));
    expect(new Set(tries.map((reserved) => reserved.reservationId)).size).toBe(1);
    expect(tries.filter((reserved) => !reserved.replayed)).toHaveLength(1);
    expect(await held(userId)).toBe(170);
  });
});
