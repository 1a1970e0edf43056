import type { Clock } from '../../platform/clock.ts';
import type { WebPages } from '../web-pages/index.ts';
import { signatureHeaders } from './sign.ts';

export { createWebhookSecret } from './sign.ts';

export interface WebhookMessage {
  /** The address entered by a person, which must be https and public. */
  url: string;
  /** One secret, or the old and the new one during a rotation. */
  secrets: readonly string[];
  /** Repeated for each attempt, so that the receiver can detect duplicates. */
  id: string;
  payload: object;
}

/**
 * `delivered`: the receiver responded with 2xx. `refused`: another status, including redirects. `not-allowed`: the
 * address is not https or not public, so retrying is useless. `unreachable`: no response, so the message may or may
 * not have arrived.
 */
export type WebhookDelivery =
  | { state: 'delivered'; status: number; answer: string }
  | { state: 'refused'; status: number; answer: string; retryAfterSeconds: number | null }
  | { state: 'not-allowed' }
  | { state: 'too-large' }
  | { state: 'unreachable'; reason: 'name' | 'timeout' | 'connection' };

export interface SignedWebhooks {
  /**
   * Signs a message and posts it as JSON of at most 256 KB. Keeps the first 2,000 bytes of the response. Returns
   * every outcome as a value and throws only the signal's reason once it is aborted.
   */
  send(message: WebhookMessage, signal?: AbortSignal): Promise<WebhookDelivery>;
}

const payloadByteLimit = 256 * 1024;

interface SignedWebhooksParts {
  webPages: Pick<WebPages, 'send'>;
  clock: Clock;
}

/** Webhooks according to Standard Webhooks 1.0, sent through the guard against internal addresses. */
export function createSignedWebhooks({ webPages, clock }: SignedWebhooksParts): SignedWebhooks {
  return {
    async send({ url, secrets, id, payload }, signal) {
      const body = JSON.stringify(payload);
      if (Buffer.byteLength(body) > payloadByteLimit) return { state: 'too-large' };
      const timestamp = Math.floor(clock.now() / 1000);
      const headers = {
        'content-type': 'application/json',
        ...signatureHeaders({ id, timestamp, body }, secrets),
      };
      const posted = await webPages.send(url, { headers, body }, signal);
      if (posted.state !== 'answered') return posted;
      const { status, text: answer, retryAfterSeconds } = posted;
      return status >= 200 && status <= 299
        ? { state: 'delivered', status, answer }
        : { state: 'refused', status, answer, retryAfterSeconds };
    },
  };
}
