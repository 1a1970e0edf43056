import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  rotateWebhookSecret,
  sendWebhookAgain,
  testWebhook,
  webhookEvents,
  webhookLimit,
  keysOf,
  type WebhookEvent,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Person, TestApp } from '../../../testing/index.ts';
import { openScene, publish, signUpAuthor, writePost } from '../../publishing/publishing/test-scene.ts';

let app: TestApp;
let owner: Person;
let name = '';
let count = 0;
const hour = 3_600_000;
const allEvents = keysOf(webhookEvents);

beforeAll(async () => {
  app = await openScene();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  name = `receiver-${count}`;
  await app.sandbox.control.faults.clear();
  owner = await app.signUp();
});

async function add(events: WebhookEvent[] = allEvents, person = owner) {
  const body = { url: `${app.sandbox.webUrl}/hooks/${name}`, events };
  const { body: answer, status } = await app.call(createWebhook, { body }, { token: person.token });
  expect(status).toBe(201);
  await app.sandbox.control.hooks.expect(name, answer.data.secret);
  return answer.data;
}
const arrived = async () => app.sandbox.control.hooks.deliveries(name);
const log = async (id: string, person = owner) =>
  (await app.call(listWebhookDeliveries, { params: { id }, query: {} }, { token: person.token })).body.data
    .items;
const one = async (id: string) =>
  (await app.call(listWebhooks, {}, { token: owner.token })).body.data.items.find((hook) => hook.id === id);
const ping = async (id: string) => app.call(testWebhook, { params: { id } }, { token: owner.token });
const fail = async (status: number, times = 100) =>
  app.sandbox.control.faults.add({ kind: 'status', operation: `hooks.${name}`, status, times });

describe('a webhook', () => {
  it('is told of a published post, signed, without the words of the post', async () => {
    const author = await signUpAuthor(app);
    const { webhook } = await add(['post.published'], author);
    const post = await writePost(app, author, 'Words that stay here');
    await publish(app, author, post.id);
    await app.runDueJobs();
    await app.runDueJobs();
    const [message] = await arrived();
    expect(message).toMatchObject({ refusal: null });
    const body = z
      .object({ type: z.string(), data: z.object({ postId: z.string() }) })
      .parse(JSON.parse(message?.body ?? ''));
    expect([body.type, body.data.postId]).toEqual(['post.published', post.id]);
    expect(message?.body).not.toContain('Words that stay here');
    expect(await log(webhook.id, author)).toMatchObject([
      { event: 'post.published', status: 'delivered', attempts: 1 },
    ]);
  });
  it('is told nothing that it did not ask for', async () => {
    const author = await signUpAuthor(app);
    await add(['run.finished'], author);
    const post = await writePost(app, author, 'Out it goes');
    await publish(app, author, post.id);
    await app.runDueJobs();
    await app.runDueJobs();
    expect(await arrived()).toEqual([]);
  });
  it('is tried again with growing pauses, with the same id, and shows each answer', async () => {
    const { webhook } = await add();
    await fail(503, 2);
    await ping(webhook.id);
    await app.runDueJobs();
    expect(await log(webhook.id)).toMatchObject([{ status: 'waiting', attempts: 1, answerStatus: 503 }]);
    app.clock.advance(11_000);
    await app.runDueJobs();
    expect(await log(webhook.id)).toMatchObject([{ status: 'waiting', attempts: 2 }]);
    app.clock.advance(11_000);
    await app.runDueJobs();
    expect(await log(webhook.id)).toMatchObject([{ attempts: 2 }]);
    app.clock.advance(60_000);
    await app.runDueJobs();
    const [delivery] = await log(webhook.id);
    expect(delivery).toMatchObject({ status: 'delivered', attempts: 3, answerStatus: 204 });
    expect((await arrived()).map(({ id }) => id)).toEqual([delivery?.id]);
  });
  it('sends a delivery again when its owner asks, and the receiver knows it', async () => {
    const { webhook } = await add();
    await ping(webhook.id);
    await app.runDueJobs();
    const [delivery] = await log(webhook.id);
    const again = { params: { id: delivery?.id ?? '' } };
    expect((await app.call(sendWebhookAgain, again, { token: owner.token })).status).toBe(202);
    await app.runDueJobs();
    expect((await arrived()).map(({ repeated }) => repeated)).toEqual([false, true]);
    const stranger = await app.signUp();
    expect((await app.call(sendWebhookAgain, again, { token: stranger.token })).status).toBe(404);
  });
  it('sends nothing again that is on its way, and no more than ten a minute', async () => {
    const { webhook } = await add();
    await fail(503, 1);
    const sent = (await ping(webhook.id)).body.data;
    const again = async () => {
      const answer = await app.call(sendWebhookAgain, { params: { id: sent.id } }, { token: owner.token });
      return answer.body.code ?? answer.status;
    };
    expect(await again()).toBe('webhook_delivery_under_way');
    await app.runDueJobs();
    expect(await again()).toBe('webhook_delivery_under_way');
    app.clock.advance(60_000);
    await app.runDueJobs();
    const codes = await Promise.all(
      Array.from({ length: 12 }, async () => (await ping(webhook.id)).body.code),
    );
    expect(codes).toContain('too_many_requests');
  });
  it('keeps an edit that is made while a message is under way', async () => {
    const { webhook } = await add();
    const { faults } = app.sandbox.control;
    await faults.add({ kind: 'status', operation: `hooks.${name}`, status: 410, delayMs: 1500 });
    await ping(webhook.id);
    const sending = app.runDueJobs();
    await expect
      .poll(async () => (await faults.list()).map(({ struck }) => struck), { timeout: 5000 })
      .not.toEqual([0]);
    const change = { url: `${app.sandbox.webUrl}/hooks/${name}-moved` };
    await app.call(changeWebhook, { params: { id: webhook.id }, body: change }, { token: owner.token });
    await sending;
    expect(await log(webhook.id)).toMatchObject([{ answerStatus: 410 }]);
    expect(await one(webhook.id)).toMatchObject({ ...change, active: true, turnedOff: null });
  });
  it('signs with the old secret too for a day', async () => {
    const { webhook } = await add();
    const rotated = await app.call(
      rotateWebhookSecret,
      { params: { id: webhook.id } },
      { token: owner.token },
    );
    await ping(webhook.id);
    await app.runDueJobs();
    app.clock.advance(25 * hour);
    await ping(webhook.id);
    await app.runDueJobs();
    expect((await arrived()).map(({ refusal }) => refusal)).toEqual([null, 'No signature fits']);
    await app.sandbox.control.hooks.expect(name, rotated.body.data.secret);
    await ping(webhook.id);
    await app.runDueJobs();
    expect((await arrived()).at(-1)?.refusal).toBeNull();
  });
  it('is turned off when it is gone, and after days of nothing but failures, and its owner is told', async () => {
    const { webhook } = await add();
    await fail(410, 1);
    await ping(webhook.id);
    await app.runDueJobs();
    expect(await one(webhook.id)).toMatchObject({ active: false, turnedOff: 'gone' });
    expect((await ping(webhook.id)).body.code).toBe('webhook_off');

    const on = { params: { id: webhook.id }, body: { active: true } };
    await app.call(changeWebhook, on, { token: owner.token });
    await fail(500, 1);
    await ping(webhook.id);
    await app.runDueJobs();
    await app.context.database.pool.query("UPDATE webhook_deliveries SET status = 'failed'");
    app.clock.advance(5 * 24 * hour);
    await fail(500);
    for (let days = 0; days < 4; days += 1) {
      expect(await one(webhook.id)).toMatchObject({ active: true });
      await ping(webhook.id);
      await app.runDueJobs();
      app.clock.advance(24 * hour);
    }
    await app.runDueJobs();
    expect(await one(webhook.id)).toMatchObject({ active: false, turnedOff: 'failing' });
    await app.runDueJobs();
    const mails = await app.sandbox.control.mailbox.mails(owner.email);
    expect(mails.map(({ subject }) => subject)).toContain('A webhook was turned off');
  });
  it('keeps its secret in no table', async () => {
    const headers = { 'idempotency-key': 'hook-once' };
    const body = { url: `${app.sandbox.webUrl}/hooks/${name}`, events: allEvents };
    const { body: made } = await app.call(createWebhook, { body }, { token: owner.token, headers });
    for (const table of ['webhooks', 'idempotency_keys']) {
      const { rows } = await app.context.database.pool.query(`SELECT t::text AS row FROM ${table} t`);
      expect(JSON.stringify(rows)).not.toContain(made.data.secret);
    }
  });
  it('goes to no private address, and is one of ten', async () => {
    const make = (url: string) =>
      app.call(createWebhook, { body: { url, events: allEvents } }, { token: owner.token });
    expect((await make('http://example.com/hook')).body.code).toBe('webhook_address_not_allowed');
    for (const host of [
      '169.254.169.254',
      '127.0.0.1',
      '[::1]',
      'localhost',
      'user@example.com',
      'example.com:8443',
    ])
      expect((await make(`https://${host}/hook`)).body.code).toBe('webhook_address_not_allowed');
    for (let n = 0; n < webhookLimit; n += 1) await make('https://example.com/hook');
    expect((await make('https://example.com/hook')).body.code).toBe('webhook_limit');
  });
  it('belongs to its owner alone', async () => {
    const { webhook } = await add();
    const { token } = await app.signUp();
    const params = { id: webhook.id };
    expect((await app.call(deleteWebhook, { params }, { token })).status).toBe(404);
    expect((await app.call(changeWebhook, { params, body: { active: false } }, { token })).status).toBe(404);
    expect((await app.call(listWebhookDeliveries, { params, query: {} }, { token })).status).toBe(404);
    expect((await app.call(rotateWebhookSecret, { params }, { token })).status).toBe(404);
  });
});
