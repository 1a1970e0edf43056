import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordCost } from '../../platform/password-cost.ts';

const derive = promisify(argon2);

const tagLength = 32;
const encoded = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

// Hashing runs on the thread pool that files and name look-ups share; it may not fill it.
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

/** A hash with its parameters, in the form `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await inTurn(() => derive('argon2id', { message: password, nonce, tagLength, ...cost }));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${withoutPadding(nonce)}$${withoutPadding(tag)}`;
}

export interface PasswordCheck {
  matches: boolean;
  /** It was made at another cost: hash the password anew. */
  outdated: boolean;
}

/** Compares in constant time. A stored value that is no hash of ours matches nothing. */
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

/** The same work as `checkPassword` where there is no password to compare with; never matches. */
export async function checkNoPassword(password: string, cost: PasswordCost): Promise<PasswordCheck> {
  const hash = nobody.get(cost) ?? hashPassword(randomBytes(32).toString('base64'), cost);
  nobody.set(cost, hash);
  await checkPassword(password, await hash, cost);
  return { matches: false, outdated: false };
}
