import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordCost } from '../../../platform/password-cost.ts';

const derive = promisify(argon2);

const tagLength = 32;
const encoded = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

// Hashing shares libuv's thread pool with file access and DNS, so it must not occupy all threads.
const mostAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const withoutPadding = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '');

/** Returns a PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await inTurn(() => derive('argon2id', { message: password, nonce, tagLength, ...cost }));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${withoutPadding(nonce)}$${withoutPadding(tag)}`;
}

export interface PasswordCheck {
  matches: boolean;
  /** The hash was made with different parameters, so the password should be hashed again. */
  outdated: boolean;
}

/** Compares in constant time. A stored value in an unknown format never matches. */
export async function checkPassword(
  password: string,
  hash: string,
  cost: PasswordCost,
): Promise<PasswordCheck> {
  const [, m, t, p, salt = '', kept = ''] = encoded.exec(hash) ?? [];
  if (m === undefined) return { matches: false, outdated: false };
  const expected = Buffer.from(kept, 'base64');
  const parameters = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  const tag = await inTurn(() =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt, 'base64'),
      tagLength: expected.length,
      ...parameters,
    }),
  );
  return {
    matches: timingSafeEqual(tag, expected),
    outdated:
      parameters.memory !== cost.memory ||
      parameters.passes !== cost.passes ||
      parameters.parallelism !== cost.parallelism,
  };
}

const nobody = new WeakMap<PasswordCost, Promise<string>>();

/** Does the same work as `checkPassword` when there is no such account, and never matches. */
export async function checkNoPassword(password: string, cost: PasswordCost): Promise<PasswordCheck> {
  const hash = nobody.get(cost) ?? hashPassword(randomBytes(32).toString('base64'), cost);
  nobody.set(cost, hash);
  await checkPassword(password, await hash, cost);
  return { matches: false, outdated: false };
}
