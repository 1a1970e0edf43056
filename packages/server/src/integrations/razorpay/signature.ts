import { createHmac, timingSafeEqual } from 'node:crypto';

const hexDigest = /^[0-9a-f]{64}$/;

/** HMAC-SHA256 in lower-case hexadecimal, compared in constant time. */
export function isSignedBy(secret: string, message: string | Uint8Array, signature: string): boolean {
  if (secret === '' || !hexDigest.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(message).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
