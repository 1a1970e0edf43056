import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Account, canEnter, findUnprivilegedAccount, runsAsRoot } from './account.ts';
import { type Binaries, findBinaries, placeBinaries } from './binaries.ts';
import { unlessAbsent } from './errors.ts';
import { initialise, ROLE } from './initialise.ts';
import { isAlive, startMark } from './process-identity.ts';
import { launchServer, stopLeftover, stopServer } from './server-process.ts';

/** A PostgreSQL server for one test run. `url` leads to an empty database whose role can create and drop others. */
export type TestPostgres = { url: string; stop(): Promise<void> };

const PREFIX = 'limelight-test-';
const OWNER_FILE = 'owner.json';
const ownerSchema = z.object({ pid: z.number(), started: z.string().optional() });
/** Fixed, since only this machine can connect and the data are disposable. */
const PASSWORD = 'limelight-tests';

/**
 * Starts PostgreSQL in a temporary directory: fast, not durable, and removed by `stop()`. Leftovers of a killed run
 * are removed by the next one. Meant for a global set-up, which calls `stop()` whether tests passed or not:
 *
 *     export default async function setup(project: TestProject) {
 *       const server = await startTestPostgres();
 *       project.provide('databaseUrl', server.url);
 *       return () => server.stop();
 *     }
 *
 * The first run on a machine creates a data directory, which takes a second; later ones copy it from
 * `node_modules/.cache`.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const found = await findBinaries();
  const account = runsAsRoot() ? await findUnprivilegedAccount() : undefined;
  const base = await temporaryBase(account);
  await sweep(base, found);
  const home = await mkdtemp(join(base, PREFIX));
  const directory = join(home, 'postgres');
  try {
    await chmod(home, account ? 0o711 : 0o700);
    await writeFile(
      join(home, OWNER_FILE),
      JSON.stringify({ pid: process.pid, started: await startMark(process.pid) }),
    );
    const reachable = !account || (await canEnter(join(found.directory, 'bin'), account));
    const binaries = reachable ? found : await placeBinaries(found, home);
    await fill(binaries, directory, account);
    const plan = {
      binaries,
      directory,
      account,
      durability: 'disposable' as const,
      logFile: join(home, 'postgres.log'),
    };
    const server = await launchServer(plan, undefined);
    return {
      url: `postgres://${ROLE}:${PASSWORD}@127.0.0.1:${server.port}/${ROLE}`,
      stop: async () => {
        await stopServer(plan, server.pid, 'SIGQUIT');
        await server.exited;
        await rm(home, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}

async function temporaryBase(account: Account | undefined): Promise<string> {
  const preferred = await realpath(tmpdir());
  return !account || (await canEnter(preferred, account)) ? preferred : '/tmp';
}

/** Copies the prepared data directory and creates it first if it is missing for this version. */
async function fill(binaries: Binaries, directory: string, account: Account | undefined): Promise<void> {
  const cache = join(cacheDirectory(), `test-postgres-${binaries.version}`);
  if (await unlessAbsent(lstat(cache))) {
    await cp(cache, directory, { recursive: true, mode: 0 });
    await give(directory, account);
    return;
  }
  await initialise(binaries, directory, account, PASSWORD, { synchronous: false });
  const draft = `${cache}.${process.pid}`;
  await mkdir(dirname(cache), { recursive: true });
  await cp(directory, draft, { recursive: true });
  // Another run may have been faster, and its copy is just as good.
  await rename(draft, cache).catch(() => rm(draft, { recursive: true, force: true }));
}

function cacheDirectory(): string {
  return fileURLToPath(new URL('../../../../../node_modules/.cache/limelight', import.meta.url));
}

async function give(directory: string, account: Account | undefined): Promise<void> {
  await chmod(directory, 0o700);
  if (!account) return;
  const entries = await readdir(directory, { recursive: true });
  await Promise.all(
    [directory, ...entries.map((entry) => join(directory, entry))].map((path) =>
      chown(path, account.uid, account.gid),
    ),
  );
}

/** Stops and removes servers of test runs that have ended. */
async function sweep(base: string, binaries: Binaries): Promise<void> {
  const homes = (await readdir(base))
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => join(base, name));
  await Promise.all(
    homes.map(async (home) => {
      const owner = await unlessAbsent(readFile(join(home, OWNER_FILE), 'utf8')).catch(() => undefined);
      if (owner === undefined) return;
      const { pid, started } = ownerSchema.parse(JSON.parse(owner));
      if (isAlive(pid) && (await startMark(pid)) === started) return;
      await stopLeftover({ binaries, directory: join(home, 'postgres') });
      await rm(home, { recursive: true, force: true });
    }),
  );
}
