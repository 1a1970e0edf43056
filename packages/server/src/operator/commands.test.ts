import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCoupon, checkout, paymentStatus, saveBilling, userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../testing/index.ts';
import type { Given } from './command.ts';
import { commands, runCommand, usage } from './commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const run = async (line: string, options: Given['options'] = {}) =>
  runCommand(app.context, 'operator:test', { words: line.split(' '), options });
const held = async ({ token }: Person) => (await app.call(userDetails, {}, { token })).body.data.userUsage;
const acts = async (): Promise<string[]> =>
  (await run('audit')).split('\n').map((line) => line.split('\t')[2] ?? '');

it('makes, lists and stops coupons', async () => {
  const { token } = await app.signUp();
  const check = async () => (await app.call(checkCoupon, { body: { coupon: 'early' } }, { token })).status;
  await run('coupon create early', { percent: '25', products: 'p_pro', 'per-person': '1' });
  expect(await check()).toBe(200);
  expect(await run('coupon list')).toBe('EARLY\t25%\tp_pro\tevery currency\topen\tused 0\t1 a person');
  await expect(run('coupon create early', { percent: '25' })).rejects.toThrow('already');
  await expect(run('coupon create two', { percent: '25', inr: '5' })).rejects.toThrow('either');
  await expect(run('coupon create three', { percent: '25', products: 'p_none' })).rejects.toThrow('unknown');
  await expect(run('coupon create not&this', { percent: '25' })).rejects.toThrow('letters, digits');
  await expect(run('coupon create old', { percent: '25', until: '2020-01-01' })).rejects.toThrow('future');
  await expect(run('coupon create five', { percent: '5', until: '12/31/2099' })).rejects.toThrow('such as');
  await expect(run('coupon create six', { inr: '5', currencies: 'INR,USD' })).rejects.toThrow(
    'no amount off',
  );
  await run('coupon create seven', { percent: '5', until: '2099-12-31T18:00Z' });
  expect(await run('coupon list')).toContain('open until 2099-12-31 18:00 UTC');
  await run('coupon stop early');
  await expect(run('coupon stop never')).rejects.toThrow('coupon list');
  expect((await run('audit EARLY')).split('\n').map((line) => line.split('\t')[2])).toEqual(
    expect.arrayContaining(['coupon.create', 'coupon.disable']),
  );
  expect(await run('audit EARLY')).toContain('"percent":25');
  expect(await run('audit NEVER')).toBe('No entries.');
  expect(await check()).toBe(400);
});

it('grants credits with a reason', async () => {
  const person = await app.signUp();
  await expect(run(`grant ${person.email} 50`)).rejects.toThrow('--reason');
  await run(`grant ${person.email} 50`, { reason: 'Sorry for the trouble' });
  expect(await held(person)).toBe(550);
  const over = { reason: 'Late', until: '2020-01-01' };
  await expect(run(`grant ${person.email} 50`, over)).rejects.toThrow('in the past');
  await expect(run('grant nobody@example.com 50', { reason: 'x' })).rejects.toThrow('no account');
  // What was typed beside it was meant: nothing is granted until it is understood.
  await expect(run(`grant ${person.email} 5 000`, { reason: 'x' })).rejects.toThrow("with '000'");
  await expect(run(`grant ${person.email} 50`, { reason: 'x', late: true })).rejects.toThrow(
    'no option --late',
  );
  expect(await held(person)).toBe(550);
  expect(await acts()).toContain('credits.grant');
});

it('refunds by the order, within 48 hours unless told otherwise', async () => {
  const person = await app.signUp();
  const { token } = person;
  await app.context.database.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [
    person.id,
  ]);
  const billing = {
    country: 'DE',
    state: '',
    taxNumber: null,
    name: null,
    address: null,
    currency: null,
  } as const;
  await app.call(saveBilling, { body: billing }, { token });
  const order = (await app.call(checkout, { body: { product: 'CR5000' } }, { token })).body.data;
  const { response } = await app.sandbox.control.razorpay.pay({ orderId: order.id });
  const body = {
    razorpayOrderId: response.razorpay_order_id,
    razorpayPaymentId: response.razorpay_payment_id,
    signature: response.razorpay_signature,
  };
  await app.call(paymentStatus, { body }, { token });
  expect(await held(person)).toBe(5500);
  app.clock.advance(50 * 3_600_000);
  await expect(run(`refund ${order.id}`)).rejects.toThrow('48 hours');
  await expect(run('refund LL/00-00/000000')).rejects.toThrow('no such purchase');
  expect(await run(`refund ${order.id}`, { late: true })).toBe('Refunded $14 and removed 5000 credits.');
  await app.runDueJobs();
  expect((await app.sandbox.control.razorpay.refunds()).map(({ amount }) => amount)).toEqual([14_00]);
  expect(await held(person)).toBe(500);
});

it('finds, exports and deletes people, and says so in the audit', async () => {
  const person = await app.signUp();
  expect(await run(`user find ${person.email.toUpperCase()}`)).toContain('500 credits');
  const file = join(tmpdir(), `${randomUUID()}.zip`);
  await run(`user export ${person.email} ${file}`);
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  await expect(run(`user export ${person.email} ${file}`)).rejects.toThrow('it already exists');
  await expect(run(`user delete ${person.email}`)).rejects.toThrow('--yes');
  // The command line may not know the mail server; the program that sends does.
  const context = { ...app.context, mailer: { ...app.context.mailer, configured: false } };
  await runCommand(context, 'operator:test', {
    words: ['user', 'delete', person.email],
    options: { yes: true },
  });
  await app.runDueJobs();
  const [notice] = await app.sandbox.control.mailbox.mails(person.email);
  expect(notice?.subject).toContain('deleted');
  await expect(run(`user find ${person.email}`)).rejects.toThrow('no account');
  expect(await acts()).toEqual(expect.arrayContaining(['user.find', 'user.export', 'user.delete']));
});

it('checks the catalogue, and tells what it can do', async () => {
  expect(await run('catalogue')).toBe('The catalogue is in order.');
  for (const [name, { about }] of Object.entries(commands)) {
    await expect(run('dance')).rejects.toThrow(`  ${name}`);
    expect(usage()).toContain(about);
  }
  expect(usage('coupon')).toContain('coupon stop CODE');
  expect(usage('coupon')).not.toContain('refund');
});

it('connects, tests, lists and removes models', async () => {
  expect(await run('models list')).toBe('No model is connected.');
  const folder = await mkdtemp(join(tmpdir(), 'limelight-key-'));
  const file = join(folder, 'key.txt');
  await writeFile(file, 'sk-of-the-operator\n');
  const connected = await run('models connect compatible standin-large', {
    url: app.sandbox.modelUrl,
    'key-file': file,
  });
  await rm(folder, { recursive: true });
  const id = connected.split(': ')[1] ?? '';
  expect(await run('models list')).toBe(
    `${id}\ttext\tOpenAI-compatible server\tstandin-large\t${app.sandbox.modelUrl}`,
  );
  expect(await run(`models test ${id}`)).toMatch(/First word after \d+ ms/);
  await app.sandbox.control.model.configure({ apiKeys: ['another'] });
  await expect(run(`models test ${id}`)).rejects.toThrow('401 Incorrect API key');
  await expect(run('models connect openai some-model')).rejects.toThrow('needs an API key');
  await expect(run('models connect nobody some-model')).rejects.toThrow('provider');
  await expect(run('models remove env:x:y')).rejects.toThrow('.env');
  expect(await run(`models remove ${id}`)).toContain('disconnected');
  await expect(run(`models remove ${id}`)).rejects.toThrow('could not find');
  expect(await run('models list')).toBe('No model is connected.');
  expect(await run(`audit ${id}`)).not.toContain('sk-of-the-operator');
});
