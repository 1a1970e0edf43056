import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret as receivers' libraries take it: `whsec_` and 32 random bytes in base64. */
export function createWebhookSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

/** What is sent: `id` stays the same when a message is sent again, `timestamp` (seconds since 1970) does not. */
export interface SignedMessage {
  id: string;
  timestamp: number;
  body: string;
}

/**
 * The headers of a message by Standard Webhooks 1.0: HMAC-SHA256 over `id.timestamp.body`, one signature for each secret, so
 * that a receiver can change from one to the other. https://www.standardwebhooks.com
 */
export function signatureHeaders(
  { id, timestamp, body }: SignedMessage,
  secrets: readonly string[],
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret, 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
