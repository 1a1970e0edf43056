import { startSandbox, type Sandbox } from '@limelight/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { createWebPages } from '../web-pages/index.ts';
import { createSignedWebhooks, createWebhookSecret, type SignedWebhooks } from './index.ts';
import { signatureHeaders } from './sign.ts';

let sandbox: Sandbox;
let webhooks: SignedWebhooks;
const secret = createWebhookSecret();
const payload = { type: 'post.published', data: { text: 'Grüße — नमस्ते 🎉' } };

function make(opened: string[], timeoutMs?: number): SignedWebhooks {
  const config = { FETCH_ALLOWED_ADDRESSES: opened, PUBLIC_URL: 'https://limelight.example' };
  const parts = timeoutMs === undefined ? {} : { timeoutMs };
  const webPages = createWebPages(config, createLog('silent'), parts);
  return createSignedWebhooks({ webPages, clock: { now: () => Date.now() } });
}

beforeAll(async () => {
  sandbox = await startSandbox();
  webhooks = make([sandbox.webUrl]);
  await sandbox.control.hooks.expect('here', secret);
});
afterAll(async () => sandbox.close());

const send = (path: string, id: string, secrets = [secret], from = webhooks) =>
  from.send({ url: `${sandbox.webUrl}/${path}`, secrets, id, payload });

describe('a signature', () => {
  it('is the one that the reference library of Standard Webhooks 1.1.1 makes', () => {
    const message = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: 1_614_265_330,
      body: JSON.stringify(payload),
    };
    expect(signatureHeaders(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLasw'])).toEqual({
      'webhook-id': message.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,bZRNbUpSh46H4sHf5NV7CJG76upvxtdO+wv9/1yxFL8=',
    });
  });
});

describe('a delivery', () => {
  it('is verified by the receiver, and known again when it is sent again', async () => {
    expect(await send('hooks/here', 'first')).toEqual({ state: 'delivered', status: 204, answer: '' });
    expect(await send('hooks/here', 'first')).toMatchObject({ state: 'delivered', status: 200 });
    const arrived = await sandbox.control.hooks.deliveries('here');
    expect(arrived.map(({ refusal, repeated }) => [refusal, repeated])).toEqual([
      [null, false],
      [null, true],
    ]);
    expect(JSON.parse(arrived[0]?.body ?? '')).toEqual(payload);
  });
  it('fits a receiver that knows one of two secrets', async () => {
    expect((await send('hooks/here', 'rotating', [createWebhookSecret(), secret])).state).toBe('delivered');
    expect(await send('hooks/here', 'wrong', [createWebhookSecret()])).toMatchObject({
      state: 'refused',
      status: 400,
      answer: JSON.stringify({ message: 'No signature fits' }),
    });
  });
  it('follows no redirect', async () => {
    expect(await send('hooks-moved', 'moved')).toMatchObject({ state: 'refused', status: 307 });
    expect((await sandbox.control.hooks.deliveries('here')).length).toBeGreaterThan(0);
  });
  it('tells what the receiver asks for', async () => {
    await sandbox.control.faults.add({
      kind: 'status',
      operation: 'hooks.here',
      status: 503,
      headers: { 'retry-after': '90' },
    });
    expect(await send('hooks/here', 'busy')).toMatchObject({ status: 503, retryAfterSeconds: 90 });
  });
  it('keeps the beginning of a long answer only', async () => {
    const body = 'x'.repeat(3_000_000);
    await sandbox.control.faults.add({ kind: 'status', operation: 'hooks.here', status: 500, body });
    const outcome = await send('hooks/here', 'long');
    expect(outcome).toMatchObject({ state: 'refused', answer: 'x'.repeat(2_000) });
  });
  it('gives up on a receiver that never answers, and on one that hangs up', async () => {
    await sandbox.control.faults.add({ kind: 'hang', operation: 'hooks.here' });
    expect(await send('hooks/here', 'hang', [secret], make([sandbox.webUrl], 200))).toEqual({
      state: 'unreachable',
      reason: 'timeout',
    });
    await sandbox.control.faults.add({ kind: 'drop', operation: 'hooks.here' });
    expect(await send('hooks/here', 'drop')).toEqual({ state: 'unreachable', reason: 'connection' });
  });
  it.each([
    'http://example.com/hook',
    'https://127.0.0.1/hook',
    'https://169.254.169.254/latest',
    'https://[::1]/hook',
    'https://example.com:8443/hook',
    'https://name:word@example.com/hook',
    'file:///etc/hostname',
    'not an address',
  ])('never goes to %s', async (url) => {
    const outcome = await make([]).send({ url, secrets: [secret], id: 'closed', payload });
    expect(outcome).toEqual({ state: 'not-allowed' });
  });
  it('ends with its caller', async () => {
    const left = AbortSignal.abort(new Error('nobody waits'));
    const message = { url: `${sandbox.webUrl}/hooks/here`, secrets: [secret], id: 'left', payload };
    await expect(webhooks.send(message, left)).rejects.toThrow('nobody waits');
  });
});
