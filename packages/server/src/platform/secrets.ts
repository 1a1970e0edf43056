import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

export function randomHex(): string {
  return randomBytes(32).toString('hex');
}

export function sha256(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex');
}

export interface Secrets {
  /** Encrypts with AES-256-GCM. `purpose` is authenticated, so a value cannot be used elsewhere. */
  seal(plain: string, purpose: string): string;
  /** Throws when the value was not sealed with this key for this purpose. */
  open(sealed: string, purpose: string): string;
  /** A keyed, deterministic one-way hash. */
  hash(value: string, purpose: string): string;
  /** The signature for a URL path that is valid until `expires` (Unix seconds). */
  sign(path: string, expires: number): string;
  verify(path: string, expires: number, signature: string, nowMs: number): boolean;
}

/** Compares in a time that does not depend on where the texts differ. */
export function sameText(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export function createSecrets(appSecret: string, encryptionKey: string): Secrets {
  const key = Buffer.from(encryptionKey, 'hex');
  const keyed = (value: string) => createHmac('sha256', appSecret).update(value).digest('base64url');
  return {
    seal(plain, purpose) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `v1.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed.slice(3), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(
        Buffer.from(purpose),
      );
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    hash: (value, purpose) => keyed(`hash:${purpose}:${value}`),
    sign: (path, expires) => keyed(`sign:${path}:${expires}`),
    verify(path, expires, signature, nowMs) {
      if (expires * 1000 < nowMs) return false;
      return sameText(keyed(`sign:${path}:${expires}`), signature);
    },
  };
}
