import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import {
  allowSpending,
  choosePayer,
  closeSharedAccount,
  endSpending,
  giveCredits,
  grantCredits,
  heldCredits,
  lockPayer,
  releaseCredits,
  reserveAsChosen,
  settleCredits,
} from '../../billing/credits/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());

const now = () => app.clock.now();
const inTx = <T>(work: (tx: Tx) => Promise<T>) => app.context.database.db.transaction(work);
const held = async (id: string) => heldCredits(app.context.database.db, id, now());

type Step =
  | { do: 'give'; who: number; amount: number }
  | { do: 'work'; who: number; amount: number; used: number }
  | { do: 'fail'; who: number; amount: number }
  | { do: 'choose'; who: number; team: boolean }
  | { do: 'join'; who: number; limit: number | null }
  | { do: 'leave'; who: number }
  | { do: 'delete'; who: number };

const who = fc.nat(2);
const amount = fc.integer({ min: 1, max: 150 });
const weight = 3;
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight, arbitrary: fc.record({ do: fc.constant('give' as const), who, amount }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('work' as const), who, amount, used: fc.nat(150) }) },
  { weight, arbitrary: fc.record({ do: fc.constant('fail' as const), who, amount }) },
  { weight, arbitrary: fc.record({ do: fc.constant('choose' as const), who, team: fc.boolean() }) },
  {
    weight,
    arbitrary: fc.record({
      do: fc.constant('join' as const),
      who,
      limit: fc.option(fc.integer({ min: 1, max: 200 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), who }) },
);
const expected = ['insufficient_credits', 'team_credits_used_up', 'team_credit_limit'];

const giveTo = async (accountId: string, giverId: string, given: number) =>
  inTx((tx) => {
    const labels = { giver: 'Given', account: 'Credits added' };
    return giveCredits(tx, { id: randomUUID(), giverId, accountId, amount: given, labels, now: now() });
  });

const countPaid = async (accountId: string): Promise<number> => {
  const { rows } = await app.context.database.pool.query<{ paid: number }>(
    'SELECT count(*)::int AS paid FROM credit_reservations WHERE user_id = $1 AND used > 0',
    [accountId],
  );
  return rows[0]?.paid ?? 0;
};

it(
  'the sum of all ledgers changes only by what was used, whatever several people do at once',
  { timeout: 120_000 },
  async () => {
    let paidByWorkspaces = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 3, maxLength: 7 }), { minLength: 3, maxLength: 6 }),
        async (rounds) => {
          const people = [randomUUID(), randomUUID(), randomUUID()];
          const account = randomUUID();
          const all = [...people, account];
          let closed = false;
          let used = 0;
          for (const userId of people) {
            const lot = { userId, amount: 300, label: 'Given', expiresAt: null, now: now() };
            await inTx((tx) => grantCredits(tx, { ...lot, source: randomUUID() }));
          }
          for (const userId of people.slice(0, 2)) {
            await inTx((tx) => allowSpending(tx, { accountId: account, userId, monthlyLimit: null }));
            await inTx((tx) => choosePayer(tx, { userId, accountId: account, now: now() }));
            await giveTo(account, userId, 150);
          }
          const reserve = async (userId: string, price: number) =>
            inTx(async (tx) => {
              const what = { userId, amount: price, action: 'post.generate', label: 'Post written' } as const;
              const request = { ...what, idempotencyKey: randomUUID(), now: now() };
              return (await reserveAsChosen(tx, request, await lockPayer(tx, userId, now()))).reserved;
            });
          const run = async (one: Step): Promise<void> => {
            const userId = people[one.who] ?? '';
            const given = { accountId: account, userId };
            switch (one.do) {
              case 'give': {
                if (closed) return;
                await giveTo(account, userId, one.amount);
                return;
              }
              case 'work': {
                const { reservationId } = await reserve(userId, one.amount);
                const charge = Math.min(one.used, one.amount);
                if ((await inTx((tx) => settleCredits(tx, reservationId, charge, now()))) === 'settled')
                  used += charge;
                return;
              }
              case 'fail': {
                const { reservationId } = await reserve(userId, one.amount);
                await inTx((tx) => releaseCredits(tx, reservationId, now()));
                return;
              }
              case 'choose':
                await inTx((tx) =>
                  choosePayer(tx, { userId, accountId: one.team ? account : null, now: now() }),
                );
                return;
              case 'join':
                if (!closed) await inTx((tx) => allowSpending(tx, { ...given, monthlyLimit: one.limit }));
                return;
              case 'leave':
                await inTx((tx) => endSpending(tx, { ...given, now: now() }));
                return;
              case 'delete':
                await inTx((tx) =>
                  closeSharedAccount(tx, { accountId: account, heirId: userId, now: now() }),
                );
            }
          };
          for (const round of rounds) {
            // The lock on the workspace keeps its deletion apart from gifts and permissions.
            closed ||= round.some((one) => one.do === 'delete');
            await Promise.all(
              round.map(async (one) =>
                run(one).catch((error: unknown) => {
                  if (!(error instanceof AppError) || !expected.includes(error.code)) throw error;
                }),
              ),
            );
            const balances = await Promise.all(all.map(held));
            for (const balance of balances) expect(balance).toBeGreaterThanOrEqual(0);
            expect(balances.reduce((sum, one) => sum + one, 0)).toBe(900 - used);
          }
          await app.runPeriodic('credits-return');
          expect(closed ? await held(account) : 0).toBe(0);
          paidByWorkspaces += await countPaid(account);
          const { rows } = await app.context.database.pool.query<{ remaining: number; ledger: number }>(
            `SELECT remaining,
               (SELECT coalesce(sum(amount), 0)::int FROM credit_entries WHERE lot_id = credit_lots.id) AS ledger
             FROM credit_lots WHERE user_id = ANY($1)`,
            [all],
          );
          for (const lot of rows) expect(lot.remaining).toBe(lot.ledger);
        },
      ),
      { numRuns: 25 },
    );
    expect(paidByWorkspaces).toBeGreaterThan(20);
  },
);
