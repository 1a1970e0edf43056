import { spawn } from 'node:child_process';
import { chown, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { type Binaries, program } from './binaries.ts';
import { EmbeddedPostgresError, unlessAbsent } from './errors.ts';
import { serverEnvironment } from './settings.ts';

export const ROLE = 'limelight';
const MAJOR = '18';

/**
 * The locales for pg_trgm's character classes, in order of preference. pg_trgm still asks the C library for them,
 * which with plain `C` only recognises ASCII letters. Everything else uses PostgreSQL's built-in C.UTF-8, which is
 * the same on every system.
 */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** True when a database exists. Fails with `wrong_version` when another major version of PostgreSQL created it. */
export async function isInitialised(directory: string): Promise<boolean> {
  const version = (await unlessAbsent(readFile(join(directory, 'PG_VERSION'), 'utf8')))?.trim();
  if (version === undefined || version === MAJOR) return version === MAJOR;
  throw new EmbeddedPostgresError(
    'wrong_version',
    `The database in ${directory} was made by PostgreSQL ${version} and this is PostgreSQL ${MAJOR}. ` +
      `Move it with pg_dump and pg_restore, or delete the directory to start with an empty database.`,
  );
}

/**
 * Creates the database next to its final path and renames it at the end, so that a directory with the final name is
 * always complete, even after a power failure. Disposable data need not be `synchronous`.
 */
export async function initialise(
  binaries: Binaries,
  directory: string,
  account: Account | undefined,
  password: string,
  { synchronous = true }: { synchronous?: boolean } = {},
): Promise<void> {
  const parent = dirname(directory);
  const prefix = `${basename(directory)}.new-`;
  const drafts = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  await Promise.all(drafts.map((name) => rm(join(parent, name), { recursive: true, force: true })));
  const draft = join(parent, `${prefix}${process.pid}`);
  try {
    await makeCluster(binaries, draft, account, synchronous);
    await writeFile(
      join(draft, 'pg_hba.conf'),
      `# Only the program, only with its password, only from this machine.\nhost all ${ROLE} 127.0.0.1/32 scram-sha-256\n`,
    );
    await runAlone(binaries, draft, account, [
      `CREATE ROLE ${ROLE} LOGIN CREATEDB PASSWORD '${password}'`,
      `CREATE DATABASE ${ROLE} OWNER ${ROLE}`,
    ]);
    await rm(directory, { recursive: true, force: true });
    await rename(draft, directory);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Sets a new password for the role, for when the stored one was lost. The server must be stopped. */
export async function resetPassword(
  binaries: Binaries,
  directory: string,
  account: Account | undefined,
  password: string,
): Promise<void> {
  await runAlone(binaries, directory, account, [`ALTER ROLE ${ROLE} PASSWORD '${password}'`]);
}

async function makeCluster(
  binaries: Binaries,
  directory: string,
  account: Account | undefined,
  synchronous: boolean,
): Promise<void> {
  let problem = '';
  for (const characterType of CHARACTER_TYPES) {
    await rm(directory, { recursive: true, force: true });
    await mkdir(directory, { mode: 0o700 });
    if (account) await chown(directory, account.uid, account.gid);
    const { code, output } = await execute(program(binaries, 'initdb'), account, [
      `--pgdata=${directory}`,
      '--username=postgres',
      '--auth=reject',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(synchronous ? [] : ['--no-sync']),
    ]);
    if (code === 0) return;
    problem = output;
    if (!output.includes('invalid locale name')) break;
  }
  throw new EmbeddedPostgresError(
    'initialise_failed',
    `The built-in database could not be made in ${directory}:\n${problem.trim()}`,
  );
}

/** Runs SQL in PostgreSQL's single-user mode as the superuser, who cannot log in over the network. */
async function runAlone(
  binaries: Binaries,
  directory: string,
  account: Account | undefined,
  statements: string[],
): Promise<void> {
  const input = statements.map((statement) => `${statement};\n`).join('');
  const { code, output } = await execute(
    program(binaries, 'postgres'),
    account,
    ['--single', '-c', 'log_checkpoints=off', '-D', directory, 'postgres'],
    input,
  );
  const failure = /^.*(?:ERROR|FATAL|PANIC):.*$/m.exec(output)?.[0];
  if (code !== 0 || failure !== undefined) {
    throw new EmbeddedPostgresError(
      'initialise_failed',
      `The built-in database in ${directory} could not be prepared: ${failure ?? output.trim()}`,
    );
  }
}

function execute(
  file: string,
  account: Account | undefined,
  args: string[],
  input = '',
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...account,
      ...serverEnvironment(),
      cwd: dirname(file),
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    // A program that exits before reading all its input is judged by its exit code.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
