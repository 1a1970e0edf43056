import { getPushState, listNotifications, subscribePush, unsubscribePush } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { notify } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());

const state = async ({ token }: Person) => (await app.call(getPushState, {}, { token })).body.data;
const browsers = async (person: Person) => (await state(person)).browsers;

async function browserOf(person: Person) {
  const browser = await app.sandbox.control.push.subscribe((await state(person)).publicKey);
  const { endpoint, keys } = browser;
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Safari/537.36' };
  const saved = await app.call(subscribePush, { body: { endpoint, keys } }, { token: person.token, headers });
  expect(saved.body.data).toMatchObject({ device: 'Chrome on Linux' });
  return { ...browser, subscriptionId: saved.body.data.id };
}

let events = 0;
async function tell(userId: string): Promise<void> {
  events += 1;
  await app.context.database.db.transaction(async (tx) =>
    notify(app.context, tx, {
      userId,
      kind: 'unconfirmed',
      key: `event:${events}`,
      title: 'Is your post on LinkedIn?',
      detail: 'Look at your feed.',
      about: 'A secret first line',
      path: '/dashboard/generate-post',
    }),
  );
  await app.runDueJobs();
}
const arrived = async (browser: string) =>
  (await app.sandbox.control.push.messages()).filter((message) => message.browser === browser);

it('reaches a browser signed and encrypted, without words of the post, and forgets it when it is gone', async () => {
  const person = await app.signUp();
  const [one, other] = [await browserOf(person), await browserOf(person)];
  await tell(person.id);
  const [message, ...more] = await arrived(one.id);
  expect(more).toEqual([]);
  expect(message).toMatchObject({ ttl: 86_400, urgency: 'normal' });
  expect(message?.subject).toMatch(/^mailto:/);
  const sent: unknown = JSON.parse(message?.text ?? '');
  const { items } = (await app.call(listNotifications, { query: {} }, { token: person.token })).body.data;
  expect(sent).toEqual({
    id: items[0]?.id,
    title: 'Is your post on LinkedIn?',
    body: 'Look at your feed.',
    path: '/dashboard/generate-post',
  });
  expect(await arrived(other.id)).toHaveLength(1);

  await app.sandbox.control.push.leave(one.id);
  await tell(person.id);
  expect((await browsers(person)).map(({ id }) => id)).toEqual([other.subscriptionId]);
  expect(await arrived(other.id)).toHaveLength(2);

  // A busy service is retried, and the notification arrives only once.
  await app.sandbox.control.push.fail([503, 429]);
  await tell(person.id);
  await app.runDueJobs();
  await app.runDueJobs();
  expect(await arrived(other.id)).toHaveLength(3);

  const { token } = person;
  await app.call(unsubscribePush, { params: { id: other.subscriptionId } }, { token });
  await tell(person.id);
  expect(await arrived(other.id)).toHaveLength(3);
  expect(await app.sandbox.control.push.refusals()).toEqual(['The browser is gone']);
});

it('takes addresses of push services only, and gives a browser to whoever subscribed it last', async () => {
  const [person, next] = [await app.signUp(), await app.signUp()];
  const browser = await browserOf(person);
  const { keys } = browser;
  const subscribe = async (endpoint: string, token = person.token) =>
    app.call(subscribePush, { body: { endpoint, keys } }, { token });
  const plain = await subscribe('http://push.example.com/send/1');
  expect(plain.body.code).toBe('push_address_refused');
  expect((await subscribe('ftp://push.example.com')).status).toBe(400);
  expect((await subscribe('https://127.0.0.1/send/2')).body.code).toBe('push_address_refused');
  expect(await browsers(person)).toHaveLength(1);

  expect((await subscribe(browser.endpoint, next.token)).status).toBe(200);
  expect([await browsers(person), await browsers(next)].map(({ length }) => length)).toEqual([0, 1]);
  const before = (await arrived(browser.id)).length;
  await tell(person.id);
  expect(await arrived(browser.id)).toHaveLength(before);
  const params = { id: (await browsers(next))[0]?.id ?? '' };
  expect((await app.call(unsubscribePush, { params }, { token: person.token })).status).toBe(404);
});
