import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { LocalModelError } from '../errors.ts';
import { freeDiskBytes } from '../fit.ts';
import { SingleFlight, type Caller } from '../single-flight.ts';
import { npmInstall, type InstallProgress } from './npm.ts';
import { runtimePackages, type RuntimePackage } from './platform.ts';

const packageFile = z.looseObject({ version: z.string() });

export type RuntimeStatus = {
  state: 'absent' | 'installing' | 'ready' | 'unsupported';
  /** The version in use, whether installed or not. */
  version: string;
};

/** The runtime in its own folder, one per version. It is complete once the folder has its final name. */
export class Runtime {
  readonly #directory: string;
  readonly #package: RuntimePackage;
  readonly #npm: readonly string[];
  readonly #installing = new SingleFlight<InstallProgress>();

  constructor(directory: string, runtime: RuntimePackage, npm: readonly string[] = ['npm']) {
    this.#directory = directory;
    this.#package = runtime;
    this.#npm = npm;
  }

  get #folder(): string {
    return join(this.#directory, `runtime-${this.#package.version}`);
  }

  /** The file to import. Throws a named failure when the runtime is not installed. */
  get entry(): string {
    const { name, entry } = this.#package;
    const file = join(this.#folder, 'node_modules', name, ...entry);
    if (existsSync(file)) return file;
    throw new LocalModelError('runtime_missing', 'Install the runtime first.');
  }

  async status(): Promise<RuntimeStatus> {
    const { version } = this.#package;
    if (runtimePackages(this.#package) === undefined) return { state: 'unsupported', version };
    if (this.#installing.has('runtime')) return { state: 'installing', version };
    return { state: (await isComplete(this.#folder, this.#package)) ? 'ready' : 'absent', version };
  }

  async install(caller: Caller<InstallProgress> = {}): Promise<void> {
    const packages = runtimePackages(this.#package);
    if (packages === undefined)
      throw new LocalModelError(
        'unsupported_platform',
        'There is no build of the runtime for this computer.',
      );
    if (await isComplete(this.#folder, this.#package)) return;
    await this.#installing.join('runtime', caller, (signal, report) =>
      this.#installNow(packages, signal, report),
    );
  }

  async close(): Promise<void> {
    await this.#installing.abortAll();
  }

  async #installNow(
    packages: readonly string[],
    signal: AbortSignal,
    report: (progress: InstallProgress) => void,
  ): Promise<void> {
    await mkdir(this.#directory, { recursive: true });
    const freeBytes = await freeDiskBytes(this.#directory);
    const { installedBytes: neededBytes } = this.#package;
    if (freeBytes < neededBytes)
      throw new LocalModelError('disk_full', 'There is not enough room on the disk for the runtime.', {
        neededBytes,
        freeBytes,
      });
    const building = await mkdtemp(join(this.#directory, 'installing-'));
    try {
      await writeFile(join(building, 'package.json'), '{ "name": "local-model-runtime", "private": true }\n');
      report({ line: 'Starting npm', packages: 0 });
      const fetched = await npmInstall({ command: this.#npm, directory: building, packages, signal, report });
      if (!(await isComplete(building, this.#package)))
        throw new LocalModelError(
          'runtime_install_failed',
          'npm installed something else than was asked for.',
        );
      await rm(this.#folder, { recursive: true, force: true });
      await rename(building, this.#folder);
      report({ line: 'Installed', packages: fetched });
    } finally {
      await rm(building, { recursive: true, force: true });
    }
  }
}

async function isComplete(folder: string, { name, version }: RuntimePackage): Promise<boolean> {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return false;
  try {
    return packageFile.parse(JSON.parse(await readFile(file, 'utf8'))).version === version;
  } catch {
    return false;
  }
}
