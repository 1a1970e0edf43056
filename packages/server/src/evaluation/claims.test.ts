import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { measureClaims, readClaimCases } from './claims.ts';
import { reportOf } from './report.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ model: true });
});
afterAll(async () => app.close());

const bakery = {
  language: 'en',
  material: 'Two ovens, one broke on Friday.',
  text: 'One of our two ovens broke on Friday. The baker had warned us because he smelt it. We sold 90 rolls.',
  lies: ['because he smelt it', 'We sold 90 rolls.'],
};

it('finds most of what the committed texts invent by rule, and marks no true text', async () => {
  const found = await measureClaims(await readClaimCases(), { how: 'rules', writers: null });
  expect(found.falseInTrue).toBe(0);
  expect(found.marked / found.lies).toBeGreaterThan(0.85);
});

it('counts what a model finds beside the rules, and texts it did not answer about', async () => {
  const { writers } = app.context;
  const order = async (json: unknown) => app.sandbox.control.model.order({ kind: 'answer', json });
  await order({ open: [{ sentence: 2, kind: 'cause', reason: 'No word of a warning.' }] });
  const found = await measureClaims([bakery], { how: 'rules and a model', writers });
  expect(found).toMatchObject({ lies: 2, marked: 2, falseMarks: 0, unanswered: 0 });
  await order({ nonsense: true });
  await order({ nonsense: true });
  const rules = await measureClaims([bakery], { how: 'rules and a model', writers });
  expect(rules).toMatchObject({ unanswered: 1 });
  const report = reportOf([], { unread: [], lived: null, claims: [{ ...found, trueTexts: 1 }] });
  expect(report).toContain('| rules and a model | 2 of 2 | 0.00 | 0.00 | 0 |');
});
