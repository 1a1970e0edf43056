import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { drawFrom } from '@limelight/sandbox';
import { expect } from 'vitest';
import { wasKilled, type TestApp } from '../../../testing/index.ts';
import { grantCredits, heldCredits } from '../../billing/credits/index.ts';
import { leaseMs } from './engine.ts';
import { startRun } from './start.ts';
import { charge, killedRun, moments, numbers } from './test-killed-run.ts';

const worker = fileURLToPath(new URL('test-kill-worker.ts', import.meta.url));
/** Fewer than a user can have open at a time. */
const runsAtATime = 8;
const mostKillsOfARun = 3;

/** An external service that does each thing once, however often it is requested. */
async function openEffects() {
  const done = new Map<string, number>();
  const server = createServer((request, response) => {
    void text(request).then((key) => {
      done.set(key, (done.get(key) ?? 0) + 1);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { done, url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/**
 * Kills the processes of five-step runs `kills` times, at moments chosen by the seed. Checks that each run has one
 * result, each effect once, and a single charge within its price.
 */
export async function proveKills(app: TestApp, { kills, seed }: { kills: number; seed: number }) {
  const { clock } = app;
  const { database } = app.context;
  const draw = drawFrom(seed);
  const random = (below: number) => Math.floor(draw() * below);
  const person = await app.signUp();
  await database.pool.query('CREATE TABLE IF NOT EXISTS test_saved (run_id uuid, sum integer)');
  const granted = 100_000;
  await database.db.transaction((tx) =>
    grantCredits(tx, {
      userId: person.id,
      amount: granted,
      label: 'For the proof',
      source: `proof:${seed}`,
      expiresAt: null,
      now: clock.now(),
    }),
  );
  const before = await heldCredits(database.db, person.id, clock.now());
  const effects = await openEffects();
  const never = async () => undefined;
  const implementation = killedRun(never, never);
  const all: string[] = [];
  let killed = 0;
  while (killed < kills) {
    const waiting: { id: string; deaths: number[] }[] = [];
    for (let planned = killed; waiting.length < runsAtATime && planned < kills;) {
      const owner = { kind: 'user', userId: person.id } as const;
      const id = await startRun(app.context, implementation, { owner, input: { numbers } });
      const count = Math.min(1 + random(mostKillsOfARun), kills - planned);
      const deaths = new Set(Array.from({ length: count }, () => random(moments)));
      waiting.push({ id, deaths: [...deaths].toSorted((a, b) => a - b) });
      planned += deaths.size;
      all.push(id);
    }
    while (waiting.length > 0) {
      const runs = waiting.map(({ id, deaths: [killAt = null] }) => ({ id, killAt }));
      const orders = { databaseUrl: app.databaseUrl, effectsUrl: effects.url, storage: '/nowhere', runs };
      const died = await wasKilled(worker, { ...orders, now: clock.now() });
      // The lease of the dead process expires.
      clock.advance(leaseMs + 1);
      if (!died) break;
      killed += 1;
      const at = waiting.findIndex(({ deaths }) => deaths.length > 0);
      waiting.splice(0, at);
      waiting[0]?.deaths.shift();
    }
  }
  effects.close();

  const { rows } = await database.pool.query<{ id: string }>(
    `SELECT runs.id, status, runs.charged, price, runs.result -> 'value' ->> 'sum' AS sum, r.used, r.state,
       (SELECT count(*)::int FROM test_saved WHERE run_id = runs.id) AS saved,
       (SELECT -sum(e.amount)::int FROM credit_entries e WHERE e.reservation_id = r.id) AS taken
     FROM runs JOIN credit_reservations r ON r.id = reservation_id WHERE runs.user_id = $1`,
    [person.id],
  );
  const once = {
    status: 'done',
    charged: charge,
    price: 30,
    sum: '15',
    used: charge,
    state: 'settled',
    saved: 1,
  };
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  expect(rows.toSorted(byId)).toEqual(all.map((id) => ({ id, ...once, taken: charge })).toSorted(byId));
  expect([...effects.done.keys()].toSorted()).toEqual(
    all.flatMap((id) => numbers.map((_, index) => `${id}:step ${index}`)).toSorted(),
  );
  expect(await heldCredits(database.db, person.id, clock.now())).toBe(before - charge * all.length);
  return {
    killed,
    runs: all.length,
    repeated: [...effects.done.values()].filter((count) => count > 1).length,
  };
}
