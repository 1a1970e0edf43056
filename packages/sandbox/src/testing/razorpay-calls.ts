import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Sandbox } from '../start.ts';
import { asRecord, readJson } from './linkedin-calls.ts';

/** The calls of a merchant's server. `errorOf` returns the status and error of a refusal. */
export function merchant(sandbox: Sandbox) {
  const credentials = `${sandbox.razorpayKeyId}:${sandbox.razorpayKeySecret}`;
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${sandbox.razorpayUrl}/v1${path}`, {
      method,
      headers: {
        authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const done = async (response: Promise<Response>) => {
    const answer = await response;
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return readJson(answer);
  };
  let receipts = 0;
  return {
    call,
    get: (path: string) => done(call('GET', path)),
    /** Creates an order, by default of INR 499. */
    order: async (more: Record<string, unknown> = {}) => {
      receipts += 1;
      const order = { amount: 49_900, currency: 'INR', receipt: `purchase-${receipts}`, ...more };
      return done(call('POST', '/orders', order));
    },
    orderId: async function orderId(more: Record<string, unknown> = {}) {
      return String((await this.order(more))['id']);
    },
    capture: (id: string, body: unknown) => call('POST', `/payments/${id}/capture`, body),
    refund: (id: string, body?: unknown, headers?: Record<string, string>) =>
      call('POST', `/payments/${id}/refund`, body, headers),
  };
}

export async function errorOf(response: Response | Promise<Response>) {
  const answer = await response;
  const error = asRecord((await readJson(answer))['error']);
  return {
    status: answer.status,
    code: error['code'],
    description: String(error['description']),
    field: error['field'],
    reason: error['reason'],
  };
}

export type Received = { id: string; signature: string; body: string; event: string };

/** A merchant's webhook endpoint that records its requests. `answer` decides the status of each. */
export async function webhookReceiver(answer: (received: Received) => number | 'never' = () => 200) {
  const received: Received[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const entry: Received = {
        id: String(incoming.headers['x-razorpay-event-id']),
        signature: String(incoming.headers['x-razorpay-signature']),
        body,
        event: String(asRecord(JSON.parse(body))['event']),
      };
      received.push(entry);
      const status = answer(entry);
      if (status !== 'never') outgoing.writeHead(status, status === 302 ? { location: '/else' } : {}).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    events: () => received.map(({ event }) => event),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
