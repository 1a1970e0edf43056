import {
  acceptCopilotProposals,
  checkCoupon,
  checkLoc,
  checkout,
  createPost,
  exportData,
  finishLinkedinConnection,
  generatePost,
  getCopilotTurn,
  getPost,
  publishPost,
  saveBilling,
  signUp,
  startCopilotTurn,
  startLinkedinConnection,
  updatePost,
  uploadMedia,
  userDetails,
  verifyEmail,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createClient, type Client } from './client.ts';
import { install, metricsToken, type Installation } from './installation.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/** In the United States. */
const visitor = '8.8.8.8';
const email = 'asha@studio.example';

const idea =
  'We moved 40 customers to the new billing system in one weekend, and on Monday nobody called support.';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let installation: Installation;
let client: Client;

beforeAll(async () => {
  installation = await install(inject('databaseUrl'), visitor);
  client = createClient(installation.url);
});
afterAll(() => installation.stop());

test('shows the pages, and where the visitor is', async () => {
  const page = await client.fetch('/');
  expect(page.status).toBe(200);
  const asset = /(?:src|href)="(\/assets\/[^"]+)"/.exec(await page.text())?.[1] ?? '';
  expect((await client.fetch(asset)).status).toBe(200);
  expect(await client.call(checkLoc, {})).toEqual({ country: 'US', currency: 'USD' });
});

test('shows its figures to nobody without the token, not even on this machine', async () => {
  const ask = async (headers: Record<string, string>) => fetch(`${installation.url}/metrics`, { headers });
  expect((await ask({})).status).toBe(404);
  expect((await ask({ authorization: 'Bearer another-token-of-some-length' })).status).toBe(404);
  const shown = await ask({ authorization: `Bearer ${metricsToken}` });
  expect(await shown.text()).toContain('limelight_posts_overdue');
});

test('signs up and verifies the address by mail', async () => {
  const { token } = await client.call(signUp, {
    body: { name: 'Asha Rao', email, password: 'Correct1@horse' },
  });
  client.signIn(token);
  const { mailbox } = installation.sandbox.control;
  const mail = async () => (await mailbox.mails(email))[0]?.text ?? '';
  await expect.poll(mail).toContain('/verify-email');
  const text = await mail();
  const mailToken = /\/verify-email\S*token=([\w.-]+)/.exec(text)?.[1] ?? '';
  const verified = await client.call(verifyEmail, { body: { token: mailToken } });
  expect(verified).toEqual({ email });
  expect(text).toContain('support@studio.test');
  expect(text).not.toContain('.example');
});

test('buys credits with a coupon, paid once the provider says so', async () => {
  await installation.operate('coupon', 'create', 'OPENING', '--percent', '20');
  const { products } = await client.call(checkCoupon, { body: { coupon: 'OPENING' } });
  expect(products.USD).toContain('p_cr2500');
  const address = {
    country: 'US',
    state: 'Ohio',
    taxNumber: null,
    name: null,
    address: null,
    currency: null,
  } as const;
  await client.call(saveBilling, { body: address });
  const order = await client.call(checkout, { body: { product: 'p_cr2500', coupon: 'OPENING' } });
  expect(order).toMatchObject({ currency: 'USD', settled: false });
  const credits = async () => (await client.call(userDetails, {})).userUsage;
  const before = await credits();
  await installation.sandbox.control.razorpay.pay({ orderId: order.id });
  await expect.poll(credits).toBe(before + 2500);
});

test('writes with the model, connects LinkedIn and publishes with a picture', async () => {
  const written = await client.write(generatePost, { body: { idea } });
  expect(written.engine).toMatchObject({ kind: 'model' });
  const picture = await client.upload(uploadMedia, new File([png], 'dot.png', { type: 'image/png' }));
  const params = { id: written.postId ?? '' };
  const { version, text } = await client.call(getPost, { params });
  const media = [{ mediaId: picture.id, altText: 'A dot' }];
  await client.call(updatePost, { params, body: { version, media } });

  const { linkedin } = installation.sandbox.control;
  const { id: member } = await linkedin.addMember({ name: 'Asha Rao', email });
  const consent = new URL((await client.call(startLinkedinConnection, {})).url).searchParams;
  const [redirectUri, state] = [consent.get('redirect_uri') ?? '', consent.get('state') ?? ''];
  const { code } = await linkedin.authorize({ member, redirectUri, state });
  const connection = await client.call(finishLinkedinConnection, { body: { code, state } });
  expect(connection).toMatchObject({ status: 'connected', canPost: true });

  await client.call(publishPost, { params });
  await expect.poll(async () => (await client.call(getPost, { params })).status).toBe('published');
  const [published, ...others] = await linkedin.posts({ member });
  expect(published?.rendered.text).toBe(text);
  expect(others).toEqual([]);
});

test('does what the co-pilot is asked once the person agrees, whichever process answers', async () => {
  const { id: postId } = await client.call(createPost, { body: { text: 'Only with a yes.' } });
  const { model, linkedin } = installation.sandbox.control;
  const calls = [{ tool: 'publish_post', input: { postId } }];
  await model.order({ kind: 'answer', json: { say: 'I propose it.', calls } });
  await model.order({ kind: 'answer', json: { say: 'It waits for you.', calls: [] } });
  const { id } = await client.call(startCopilotTurn, { body: { request: 'Publish my draft' } });
  const turn = async () => client.call(getCopilotTurn, { params: { id } });
  await expect.poll(async () => (await turn()).status).toBe('done');
  const { answer, proposals, charged } = await turn();
  expect({ answer, charged }).toEqual({ answer: 'It waits for you.', charged: 5 });
  expect((await client.call(getPost, { params: { id: postId } })).status).toBe('draft');

  const body = { proposals: proposals.map(({ id: one, fingerprint }) => ({ id: one, fingerprint })) };
  const { items } = await client.call(acceptCopilotProposals, { body });
  expect(items).toMatchObject([{ status: 'done' }]);
  const status = async () => (await client.call(getPost, { params: { id: postId } })).status;
  await expect.poll(status).toBe('published');
  const texts = (await linkedin.posts({})).map(({ rendered }) => rendered.text);
  expect(texts.filter((text) => text === 'Only with a yes.')).toHaveLength(1);
});

test('downloads everything about the person', async () => {
  const { url } = await client.call(exportData, {});
  const file = await client.fetch(url);
  expect(file.status).toBe(200);
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

test('logged no error on the way', async () => {
  await installation.stop();
  expect(installation.errors).toEqual([]);
});
