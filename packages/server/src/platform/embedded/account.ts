import { chmod, chown, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';

/** The operating-system account that PostgreSQL runs as, where it is not our own. */
export type Account = { uid: number; gid: number };

/** Accounts that exist on nearly every system and own nothing, best first. */
const UNPRIVILEGED = ['nobody', 'daemon'];

/** True when this process is root: PostgreSQL refuses to run as root and needs another account. */
export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Finds an existing account without privileges. initdb insists on an entry in the password file,
 * so a bare number would not do.
 */
export async function findUnprivilegedAccount(passwordFile = '/etc/passwd'): Promise<Account> {
  const accounts = new Map<string, Account>();
  for (const line of (await readFile(passwordFile, 'utf8')).split('\n')) {
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

/** True when the account may enter the directory, and so every directory above it. */
export async function canEnter(path: string, account: Account): Promise<boolean> {
  for (let directory = path; ; directory = dirname(directory)) {
    const { uid, gid, mode } = await stat(directory);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    if (((mode >> shift) & 0o1) === 0) return false;
    if (directory === dirname(directory)) return true;
  }
}

/**
 * Lets the account pass through a directory of root's that is closed to everybody: by its group, so that it stays closed
 * to all others. A directory that its owner has opened to somebody is left as it is.
 */
export async function grantPassage(path: string, account: Account): Promise<void> {
  const { uid, mode } = await stat(path);
  if (uid !== 0 || (mode & 0o077) !== 0) return;
  await chown(path, uid, account.gid);
  await chmod(path, 0o710);
}
