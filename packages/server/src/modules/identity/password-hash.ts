import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's recommendation for Argon2id (2024): 19 MiB, two passes, one lane. */
const current = { memory: 19_456, passes: 2, parallelism: 1 } as const;
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
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await inTurn(() => derive('argon2id', { message: password, nonce, tagLength, ...current }));
  return `$argon2id$v=19$m=${current.memory},t=${current.passes},p=${current.parallelism}$${withoutPadding(nonce)}$${withoutPadding(tag)}`;
}

export interface PasswordCheck {
  matches: boolean;
  /** The parameters have changed since: hash the password anew. */
  outdated: boolean;
}

/** Compares in constant time. A stored value that is no hash of ours matches nothing. */
export async function checkPassword(password: string, hash: string): Promise<PasswordCheck> {
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
      parameters.memory !== current.memory ||
      parameters.passes !== current.passes ||
      parameters.parallelism !== current.parallelism,
  };
}

let nobody: Promise<string> | null = null;

/** The same work as `checkPassword` where there is no password to compare with; never matches. */
export async function checkNoPassword(password: string): Promise<PasswordCheck> {
  nobody ??= hashPassword(randomBytes(32).toString('base64'));
  await checkPassword(password, await nobody);
  return { matches: false, outdated: false };
}
