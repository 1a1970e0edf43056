import { generatePost, readOperations, userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    model: true,
    environment: { OPERATOR_EMAILS: 'Operator@example.com', AI_PRICES: 'compatible:sandbox=1/2' },
  });
});
afterAll(() => app.close());

const verify = ({ id }: Person) =>
  app.context.database.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id]);

it('tells operators alone of the queue, failures, what models cost and what is stored', async () => {
  const operator = await app.signUp({ email: 'operator@example.com' });
  const other = await app.signUp();
  await verify(other);
  const ask = ({ token }: Person) => app.call(readOperations, {}, { token });
  const isOperator = async ({ token }: Person) =>
    (await app.call(userDetails, {}, { token })).body.data.isOperator;

  // An unconfirmed address could belong to anybody.
  expect(await ask(operator)).toMatchObject({ status: 403, body: { code: 'operators_only' } });
  expect(await isOperator(operator)).toBe(false);
  await verify(operator);
  expect(await isOperator(operator)).toBe(true);
  expect(await ask(other)).toMatchObject({ status: 403, body: { code: 'operators_only' } });
  expect(await isOperator(other)).toBe(false);

  const write = async () => {
    const body = JSON.stringify({ idea: 'We took four fields out of our form.' });
    const headers = { authorization: `Bearer ${other.token}`, 'content-type': 'application/json' };
    await (await app.fetch(`/api${generatePost.path}`, { method: 'POST', headers, body })).text();
  };
  await write();
  await app.sandbox.control.model.order({ kind: 'error', status: 500 });
  await write();
  const { status, body } = await ask(operator);
  expect(status).toBe(200);
  const { hasRoom, queue, runs, failures, models, storage } = body.data;
  expect(hasRoom).toBe(true);
  expect(runs).toEqual([{ kind: 'post', done: 1, failed: 1, cancelled: 0 }]);
  expect(failures).toMatchObject([{ kind: 'post', code: 'writer_unavailable', count: 1 }]);
  expect(models).toMatchObject([{ model: 'compatible:sandbox', calls: 2, failed: 1 }]);
  const [model] = models;
  expect(model?.costMicroUsd).toBe((model?.inputTokens ?? 0) + 2 * (model?.outputTokens ?? 0));
  // The emails of three sign-ups are waiting for a worker.
  expect(queue.reduce((sum, { waiting }) => sum + waiting, 0)).toBeGreaterThan(0);
  expect(storage.databaseBytes).toBeGreaterThan(1_000_000);
  expect(storage.tables.length).toBe(10);
  expect(JSON.stringify(body)).not.toMatch(/four fields|@example/);
});
