import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret in the format of receivers' libraries: `whsec_` and 32 random bytes in base64. */
export function createWebhookSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

/** The signed content. `id` is the same for every attempt, `timestamp` (Unix seconds) is not. */
export interface SignedMessage {
  id: string;
  timestamp: number;
  body: string;
}

/**
 * The headers of Standard Webhooks 1.0: HMAC-SHA256 over `id.timestamp.body`, with one signature per secret, so
 * that receivers can rotate secrets. https://www.standardwebhooks.com
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
