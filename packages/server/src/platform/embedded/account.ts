import { chmod, chown, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';

/** The operating-system account that runs PostgreSQL, if it is not our own. */
export type Account = { uid: number; gid: number };

/** Accounts that exist on nearly every system and own no files, in order of preference. */
const UNPRIVILEGED = ['nobody', 'daemon'];

/** PostgreSQL refuses to run as root and needs another account. */
export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Finds an existing unprivileged account. initdb requires an entry in the password file, so an arbitrary number
 * would not work.
 */
export async function findUnprivilegedAccount(): Promise<Account> {
  const accounts = new Map<string, Account>();
  for (const line of (await readFile('/etc/passwd', 'utf8')).split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name && uid && gid && Number(uid) !== 0) accounts.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  for (const name of UNPRIVILEGED) {
    const account = accounts.get(name);
    if (account) return account;
  }
  throw new EmbeddedPostgresError(
    'no_account',
    `The built-in database cannot run as root, and this system has no account named ${UNPRIVILEGED.join(' or ')} ` +
      'to run it as. Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

/** True when the account has access to the directory and all its parents. */
export async function canEnter(path: string, account: Account): Promise<boolean> {
  for (let directory = path; ; directory = dirname(directory)) {
    const { uid, gid, mode } = await stat(directory);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    if (((mode >> shift) & 0o1) === 0) return false;
    if (directory === dirname(directory)) return true;
  }
}

/**
 * Lets the account's group pass through a directory that only root can enter. It stays closed to everybody else,
 * and a directory that is already open to others is not changed.
 */
export async function grantPassage(path: string, account: Account): Promise<void> {
  const { uid, mode } = await stat(path);
  if (uid !== 0 || (mode & 0o077) !== 0) return;
  await chown(path, uid, account.gid);
  await chmod(path, 0o710);
}
