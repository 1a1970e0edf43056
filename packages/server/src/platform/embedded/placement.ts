import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, realpath, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Account, canEnter, findUnprivilegedAccount, grantPassage, runsAsRoot } from './account.ts';
import { type Binaries, placeBinaries } from './binaries.ts';
import { EmbeddedPostgresError, systemErrorCode, unlessAbsent } from './errors.ts';
import { readState, type State } from './state.ts';

/** The location of the data. `unclaimed` marks existing data there that this checkout has no record of. */
type DataPlace = { directory: string; elsewhere: State['elsewhere']; unclaimed: boolean };

export type Placement = DataPlace & { binaries: Binaries; account: Account | undefined };

/**
 * Decides where the data are stored. For an ordinary user that is `dataDir`. Root has to run the server with
 * another account: in `dataDir` if that account can enter it, otherwise (a checkout under root's home) below
 * `systemDir`, together with the binaries, which the account must also be able to read.
 */
export async function decidePlacement(
  dataDir: string,
  binaries: Binaries,
  state: State | undefined,
  systemDir: string,
): Promise<Placement> {
  const existing = await unlessAbsent(lstat(dataDir));
  if (!runsAsRoot()) {
    if (state?.elsewhere || (existing && process.getuid && existing.uid !== process.getuid())) {
      throw notOurs(state?.elsewhere?.directory ?? dataDir);
    }
    return { binaries, account: undefined, directory: dataDir, elsewhere: undefined, unclaimed: false };
  }
  const elsewhere = await findElsewhere(dataDir, state);
  const data = elsewhere ? await unlessAbsent(lstat(elsewhere.directory)) : existing;
  // The current owner keeps the data, so that a checkout first started by an ordinary user stays theirs.
  const account = data && data.uid !== 0 ? { uid: data.uid, gid: data.gid } : await findUnprivilegedAccount();
  const reachable = await canEnter(join(binaries.directory, 'bin'), account);
  const placed = reachable ? binaries : await placeBinaries(binaries, await ownGround(systemDir));
  if (elsewhere)
    return { binaries: placed, account, directory: elsewhere.directory, elsewhere, unclaimed: false };
  await grantPassage(dirname(dataDir), account);
  if (await canEnter(dirname(dataDir), account))
    return { binaries: placed, account, directory: dataDir, elsewhere: undefined, unclaimed: false };
  return { binaries: placed, account, ...(await moveElsewhere(dataDir, systemDir, existing !== undefined)) };
}

async function findElsewhere(dataDir: string, state: State | undefined): Promise<State['elsewhere']> {
  if (!state?.elsewhere) return undefined;
  const { directory, standsFor } = state.elsewhere;
  if (!(await unlessAbsent(lstat(directory)))) return undefined;
  if (standsFor === dataDir) return state.elsewhere;
  // A moved checkout keeps its data; in a copied one they belong to the original.
  const original = await readState(stateFile(standsFor));
  return original?.elsewhere?.directory === directory ? undefined : { directory, standsFor: dataDir };
}

async function moveElsewhere(dataDir: string, systemDir: string, hasData: boolean): Promise<DataPlace> {
  const home = join(
    await ownGround(systemDir),
    createHash('sha256').update(dataDir).digest('hex').slice(0, 16),
  );
  await makeGround(home);
  const directory = join(home, basename(dataDir));
  if (hasData) {
    try {
      await rename(dataDir, directory);
    } catch (error) {
      throw new EmbeddedPostgresError(
        'unreachable',
        `The database in ${dataDir} must move to ${directory}, where the account that runs it can reach it, and cannot be ` +
          'moved there. Move the checkout to a directory that other accounts may enter.',
        { cause: error },
      );
    }
  }
  const unclaimed = !hasData && (await unlessAbsent(lstat(directory))) !== undefined;
  return { directory, elsewhere: { directory, standsFor: dataDir }, unclaimed };
}

/** The directory outside all checkouts where root stores data and binaries. */
async function ownGround(systemDir: string): Promise<string> {
  try {
    await makeGround(systemDir);
    return systemDir;
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    const temporary = join(await realpath(tmpdir()), 'limelight');
    await makeGround(temporary);
    return temporary;
  }
}

async function makeGround(directory: string): Promise<void> {
  await mkdir(dirname(directory), { recursive: true });
  try {
    await mkdir(directory);
    await chmod(directory, 0o755);
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error;
  }
  // In a world-writable directory, another user may have created this directory first.
  const entry = await lstat(directory);
  if (!entry.isDirectory() || entry.uid !== 0 || (entry.mode & 0o022) !== 0) {
    throw new EmbeddedPostgresError(
      'unreachable',
      `${directory} must be a directory that only root can write to. Remove it and start again.`,
    );
  }
}

export function stateFile(dataDir: string): string {
  return `${dataDir}.json`;
}

/** Leaves a note where a person would look for the data. */
export async function writeNote(dataDir: string, directory: string): Promise<void> {
  await writeFile(
    `${dataDir}-is-elsewhere.txt`,
    'Limelight was started as root. PostgreSQL refuses to run as root, and the account that runs it instead\n' +
      `cannot enter this directory. The database is therefore in\n\n  ${directory}\n\n` +
      'To start with an empty database, stop Limelight and delete that directory and this one.\n',
  );
}

function notOurs(directory: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'not_ours',
    `The database in ${directory} belongs to another account, because the first start was made by that account or by root. ` +
      'Start as that account again, or delete .data to start with an empty database.',
  );
}
