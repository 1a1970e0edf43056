import { importJWK, jwtVerify } from 'jose';
import { machineTime } from '../clock.ts';
import { empty, json, type Answer } from '../http/answer.ts';
import { header, type Call, type Router } from '../http/router.ts';
import { decryptPush } from './decrypt.ts';
import type { PushState } from './state.ts';

const bodyLimit = 4096;
const dayMs = 86_400_000;
const urgencies: ReadonlySet<string> = new Set(['very-low', 'low', 'normal', 'high']);

/** The subject of a signature according to RFC 8292. Throws with the reason when it is invalid. */
async function verifiedSubject(call: Call, origin: string, expectedKey: string): Promise<string> {
  const found = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(header(call, 'authorization') ?? '');
  const [, token = '', key = ''] = found ?? [];
  if (key !== expectedKey) throw new Error('The key is not the one that the browser subscribed with.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || point[0] !== 4) throw new Error('The key is no point of P-256.');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token, publicKey, { algorithms: ['ES256'], audience: origin });
  if (payload.exp === undefined || payload.exp * 1000 > machineTime() + dayMs)
    throw new Error('The signature is good for more than a day.');
  if (!/^(mailto:|https:\/\/)/.test(payload.sub ?? '')) throw new Error('The signature names nobody.');
  return payload.sub ?? '';
}

/** Mounts a push service (RFC 8030) below `/web/push`. It is stricter than real ones. */
export function mountPush(router: Router, state: PushState): void {
  router.add('POST', '/web/push/send/:id', async (call): Promise<Answer> => {
    const origin = `http://${header(call, 'host') ?? ''}`;
    const refuse = (status: number, reason: string) => {
      state.refusals.push(reason);
      return json(status, { message: reason });
    };
    const fault = state.faults.shift();
    if (fault !== undefined) return json(fault, { message: 'As ordered' });
    const browser = state.browsers.get(call.params['id'] ?? '');
    if (browser === undefined) return refuse(404, 'No such subscription');
    if (browser.gone) return refuse(410, 'The browser is gone');
    const ttl = Number(header(call, 'ttl') ?? Number.NaN);
    if (!Number.isInteger(ttl) || ttl < 0) return refuse(400, 'TTL is missing');
    const urgency = header(call, 'urgency') ?? 'normal';
    if (!urgencies.has(urgency)) return refuse(400, 'Urgency is not known');
    if (header(call, 'content-encoding') !== 'aes128gcm') return refuse(415, 'Use aes128gcm');
    if (call.body.length > bodyLimit) return refuse(413, 'At most 4,096 bytes');
    let subject: string;
    try {
      subject = await verifiedSubject(call, origin, browser.applicationServerKey);
    } catch (error) {
      return refuse(403, error instanceof Error ? error.message : 'The signature is wrong');
    }
    try {
      const text = decryptPush(call.body, browser.ecdh, browser.secret);
      state.messages.push({ browser: browser.id, text, ttl, urgency, subject });
    } catch (error) {
      return refuse(400, error instanceof Error ? error.message : 'The message cannot be opened');
    }
    return empty(201, { location: `${origin}/web/push/messages/${state.messages.length}` });
  });
}
