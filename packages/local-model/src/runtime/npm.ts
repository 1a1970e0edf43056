import { spawn } from 'node:child_process';
import { platform } from 'node:os';
import { createInterface } from 'node:readline';
import { cancelled, LocalModelError, systemCode } from '../errors.ts';

const LAST_LINES = 20;
/**
 * npm's messages about packages, from the registry or its cache: `npm http fetch GET 200 https://…/name-1.0.0.tgz
 * 52ms`.
 */
const FETCHED = /http (?:fetch GET 200|cache) \S*\/([^/\s]+)\.tgz\b/;

export type InstallProgress = {
  /** The current activity, such as "Fetched lifecycle-utils 4.5.2". */
  line: string;
  packages: number;
};

type NpmRun = {
  /** The command that starts npm, normally `['npm']`. */
  command: readonly string[];
  directory: string;
  packages: readonly string[];
  signal: AbortSignal;
  report: (progress: InstallProgress) => void;
};

/**
 * Installs packages into `directory` and returns the number that npm fetched. Skips optional packages, which include
 * builds for graphics cards of several hundred megabytes, and install scripts, one of which would compile.
 */
export function npmInstall({ command, directory, packages, signal, report }: NpmRun): Promise<number> {
  const [program = 'npm', ...first] = command;
  const options = ['--omit=optional', '--ignore-scripts', '--save-exact', '--no-audit', '--no-fund'];
  const args = [...first, 'install', '--prefix', directory, ...options, '--loglevel=http', ...packages];
  return new Promise((resolve, reject) => {
    const windows = platform() === 'win32';
    const child = spawn(program, windows ? args.map((part) => `"${part}"`) : args, {
      cwd: directory,
      stdio: ['ignore', 'pipe', 'pipe'],
      // On Windows npm is a script, which only a shell can run.
      shell: windows,
      signal,
    });
    const lines: string[] = [];
    let fetched = 0;
    const read = (line: string) => {
      if (line.trim() === '') return;
      lines.push(line);
      if (lines.length > LAST_LINES) lines.shift();
      const name = FETCHED.exec(line)?.[1];
      if (name === undefined) return;
      fetched += 1;
      report({ line: `Fetched ${name.replace(/-(?=\d)/, ' ')}`, packages: fetched });
    };
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', read);
    child.once('error', (error) => {
      if (signal.aborted) return reject(cancelled());
      const missing = systemCode(error) === 'ENOENT';
      reject(
        missing
          ? new LocalModelError(
              'npm_missing',
              'npm could not be started. Install Node.js with npm, then try again.',
            )
          : installFailed(lines, error.message),
      );
    });
    child.once('close', (exitCode) => {
      if (exitCode === 0) return resolve(fetched);
      reject(signal.aborted ? cancelled() : installFailed(lines, `npm ended with code ${exitCode}`));
    });
  });
}

function installFailed(lines: readonly string[], reason: string): LocalModelError {
  if (lines.some((line) => line.includes('ENOSPC')))
    return new LocalModelError('disk_full', 'The disk is full. Free some space, then install again.');
  return new LocalModelError(
    'runtime_install_failed',
    'The runtime could not be installed. Check the internet connection, then try again.',
    { reason, lines: [...lines] },
  );
}
