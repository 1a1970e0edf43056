import { createHash, randomUUID } from 'node:crypto';
import {
  brand,
  contactChallenge,
  isContactProof,
  sendContact,
  type EndpointInput,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../../operator/commands.ts';
import { createTestApp, someAddress, type TestApp } from '../../../testing/index.ts';
import { deliver, mailOf, newestMail } from './test-mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Form = EndpointInput<typeof sendContact>['body'];

function solve(challenge: string): string {
  for (let nonce = 0; ; nonce += 1)
    if (isContactProof(createHash('sha256').update(`${challenge}.${nonce}`).digest())) return String(nonce);
}

async function challenge(): Promise<{ challenge: string; nonce: string }> {
  const { body } = await app.call(contactChallenge, {});
  return { challenge: body.data.challenge, nonce: solve(body.data.challenge) };
}

async function send(change: Partial<Form> = {}, from = someAddress()) {
  const proof = change.challenge === undefined ? await challenge() : { challenge: '', nonce: '' };
  app.clock.advance(5000);
  const form: Form = {
    name: 'Ravi Iyer',
    email: `ravi-${randomUUID()}@example.com`,
    subject: 'Do you have invoices?',
    text: 'I would like to know before I sign up.',
    website: '',
    ...proof,
    ...change,
  };
  const answer = await app.call(sendContact, { body: form }, { headers: { 'x-forwarded-for': from } });
  await app.runDueJobs();
  return { ...answer, form };
}

const mailsTo = async (address: string) => (await app.sandbox.control.mailbox.mails(address)).length;

it('makes a ticket of somebody without an account, answered by email', async () => {
  const { status, form } = await send();
  expect(status).toBe(200);
  const arrived = await newestMail(app, form.email);
  expect(arrived.subject).toMatch(/^Your message has arrived \[ticket \d+\]$/);
  expect(arrived.text).not.toContain('invoices');
  const asked = await newestMail(app, brand.supportEmail);
  expect(asked.text).toContain(`Ravi Iyer <${form.email}>, without an account`);
  const number = /ticket (\d+)/.exec(asked.subject)?.[1] ?? '';
  await deliver(app, mailOf({ to: asked.replyTo, text: 'Yes, with numbers.' }));
  const told = await newestMail(app, form.email);
  expect(told.text).toContain('Yes, with numbers.');
  expect(told.text).not.toContain('/dashboard/');
  expect((await deliver(app, mailOf({ to: told.replyTo, text: 'Thank you.' }))).text).toBe('taken');
  const operate = async (...words: string[]) =>
    runCommand(app.context, 'operator:test', {
      words,
      options: words.includes('delete') ? { yes: true } : {},
    });
  expect(await operate('tickets', 'show', number)).toContain('they, by email\nThank you.');
  await operate('tickets', 'delete', number);
  await expect(operate('tickets', 'show', number)).rejects.toThrow('no ticket');
});

it('takes any name a person has, and none that is only spaces', async () => {
  const { form } = await send({ name: 'Zoë O’Neil-Iyer, Dr.' });
  const asked = await newestMail(app, brand.supportEmail);
  expect(asked.text).toContain(`Zoë O’Neil-Iyer, Dr. <${form.email}>`);
  expect((await send({ name: ' <> ' })).status).toBe(400);
});

it('tells a robot that fills in the hidden field that all is well, and keeps nothing', async () => {
  const before = await mailsTo(brand.supportEmail);
  const { status, form } = await send({ website: 'https://spam.example' });
  expect(status).toBe(200);
  expect([await mailsTo(form.email), await mailsTo(brand.supportEmail)]).toEqual([0, before]);
});

it('wants a challenge of ours, worked on, not too young, not too old, and once', async () => {
  const code = async (change: Partial<Form>) => (await send(change)).body.code;
  const unsolved = (await challenge()).challenge;
  const wrong = [0, 1, 2, 3].map(String).find((nonce) => solve(unsolved) !== nonce) ?? '';
  expect(await code({ challenge: unsolved, nonce: wrong })).toBe('contact_challenge_invalid');
  const forged = `${unsolved.split('.')[0]}.${'x'.repeat(43)}`;
  expect(await code({ challenge: forged, nonce: solve(forged) })).toBe('contact_challenge_invalid');
  const old = await challenge();
  app.clock.advance(2 * 3_600_000);
  expect(await code(old)).toBe('contact_challenge_invalid');
  const good = await challenge();
  expect(await code(good)).toBeUndefined();
  expect(await code(good)).toBe('contact_challenge_invalid');
  const young = await challenge();
  app.clock.advance(-5000);
  expect(await code(young)).toBe('contact_too_soon');
});

it('lets one network send ten in an hour', async () => {
  const from = someAddress();
  const codes = [];
  for (let count = 0; count < 11; count += 1) codes.push((await send({}, from)).status);
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

it('acknowledges twice a day to one mailbox at most', async () => {
  const email = `target-${randomUUID()}@example.com`;
  for (let count = 0; count < 4; count += 1) expect((await send({ email })).status).toBe(200);
  expect(await mailsTo(email)).toBe(2);
});

it('forgets a conversation a year after its last word', async () => {
  await send();
  const count = async () =>
    (await app.context.database.pool.query('SELECT 1 FROM tickets WHERE user_id IS NULL')).rows.length;
  await app.runPeriodic('support.sweep');
  expect(await count()).toBeGreaterThan(0);
  app.clock.advance(366 * 86_400_000);
  await app.runPeriodic('support.sweep');
  expect(await count()).toBe(0);
});
