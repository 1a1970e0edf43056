import { creditHistory, userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { grantCredits, reserveCredits, settleCredits } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await app.close();
});

const day = 86_400_000;

async function spend(person: Person, amount: number, used: number): Promise<void> {
  await app.context.database.db.transaction(async (tx) => {
    const now = app.clock.now();
    const idempotencyKey = `spend-${Math.random()}`;
    const { reservationId } = await reserveCredits(tx, {
      userId: person.id,
      amount,
      action: 'post.generate',
      label: 'Post written',
      idempotencyKey,
      now,
    });
    await settleCredits(tx, reservationId, used, now);
  });
}

async function history(person: Person, query: { cursor?: string; limit?: number } = {}) {
  return app.call(creditHistory, { query }, { token: person.token });
}

describe('GET credits/history', () => {
  it('shows the 500 of the sign-up, and what was spent with the balance after it', async () => {
    const person = await app.signUp();
    await spend(person, 90, 60);
    const { body } = await history(person);
    expect(body.data.held).toBe(440);
    expect(body.data.items.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
      ['release', 30, 440],
      ['reserve', -90, 410],
      ['grant', 500, 500],
    ]);
    const details = await app.call(userDetails, {}, { token: person.token });
    expect(details.body.data).toMatchObject({ userUsage: 440, creditsGranted: 500 });
  });

  it('goes back page by page without a gap, with the same balances', async () => {
    const person = await app.signUp();
    for (let n = 0; n < 5; n += 1) await spend(person, 30, 30);
    const { body: whole } = await history(person);
    const paged: unknown[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await history(person, cursor === null ? { limit: 2 } : { limit: 2, cursor });
      paged.push(...body.data.items);
      cursor = body.data.nextCursor;
    } while (cursor !== null);
    expect(paged).toEqual(whole.data.items);
    expect(paged).toHaveLength(6);
  });

  it('tells what will lapse and when, and closes what has', async () => {
    const person = await app.signUp();
    const at = new Date(app.clock.now() + 30 * day);
    await app.context.database.db.transaction((tx) =>
      grantCredits(tx, {
        userId: person.id,
        amount: 6000,
        label: 'Pro, this month',
        source: `pro:${person.id}`,
        expiresAt: at,
        now: app.clock.now(),
      }),
    );
    await spend(person, 100, 100);
    const before = await history(person);
    expect(before.body.data.held).toBe(6400);
    expect(before.body.data.lapsing).toEqual([{ amount: 5900, at: at.toISOString() }]);
    app.clock.advance(30 * day);
    const token = await app.login(person);
    const { body: after } = await app.call(creditHistory, { query: {} }, { token });
    expect(after.data.held).toBe(500);
    expect(after.data.lapsing).toEqual([]);
    expect(after.data.items[0]).toMatchObject({ kind: 'lapse', amount: -5900, balanceAfter: 500 });
  });

  it.each(['x', '-1', '9'.repeat(40), "1' OR 1=1", 'null', '1.5'])(
    'refuses the cursor %s',
    async (cursor) => {
      const person = await app.signUp();
      const { status, body } = await history(person, { cursor });
      expect(status).toBe(400);
      expect(body.code).toBe('invalid_input');
    },
  );

  it('is one’s own', async () => {
    const [one, other] = [await app.signUp(), await app.signUp()];
    await spend(one, 30, 30);
    expect((await history(other)).body.data.items).toHaveLength(1);
    expect((await app.call(creditHistory, { query: {} })).status).toBe(401);
  });
});
