import type { Clock } from '../../platform/clock.ts';
import type { WebPages } from '../web-pages/index.ts';
import { signatureHeaders } from './sign.ts';

export { createWebhookSecret } from './sign.ts';

export interface WebhookMessage {
  /** The address that a person named: https and public. */
  url: string;
  /** One, or the old and the new one while the receiver changes to the new one. */
  secrets: readonly string[];
  /** The same each time this message is sent, so that the receiver can tell a repetition. */
  id: string;
  payload: object;
}

/**
 * `delivered`: the receiver answered 2xx. `refused`: another status, redirects included. `not-allowed`: the address is
 * not https or not public, and sending again will not help. `unreachable`: no answer, so it may or may not have arrived.
 */
export type WebhookDelivery =
  | { state: 'delivered'; status: number; answer: string }
  | { state: 'refused'; status: number; answer: string; retryAfterSeconds: number | null }
  | { state: 'not-allowed' }
  | { state: 'too-large' }
  | { state: 'unreachable'; reason: 'name' | 'timeout' | 'connection' };

export interface SignedWebhooks {
  /**
   * Signs a message and posts it as JSON of at most 256 KB. The answer's first 2,000 bytes are kept. Every outcome is a value;
   * throws only the signal's reason, once that is aborted.
   */
  send(message: WebhookMessage, signal?: AbortSignal): Promise<WebhookDelivery>;
}

const payloadByteLimit = 256 * 1024;

interface SignedWebhooksParts {
  webPages: Pick<WebPages, 'send'>;
  clock: Clock;
}

/** Webhooks to addresses that people named, by Standard Webhooks 1.0 and through the guard of strange addresses. */
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
