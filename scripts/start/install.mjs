import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './build-stamp.mjs';
import { ROOT } from './settings.mjs';
import { say, StartFailure } from './terminal.mjs';
import { tidy } from './tidy.mjs';

const WINDOWS = process.platform === 'win32';

/** The Node that the program runs on. npm installs it like any other package, whatever Node the machine has. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node');

/**
 * Installs the contents of the lock file unless they are already installed. Packages for tests, checks and measurements
 * are only installed on request, but never removed. Without them, files that nothing reads go, see decision 025.
 */
export async function ensureInstalled({ withTools = false } = {}) {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20)
    throw new StartFailure(
      `Limelight needs Node 20 or newer; this is ${process.version}. See https://nodejs.org`,
    );
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  const mark = `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
  const whole = `${mark} with tools\n`;
  const stamps = withTools ? [whole] : [whole, `${mark}\n`];
  const stampFile = join(ROOT, 'node_modules', '.limelight-installed');
  if (!(existsSync(stampFile) && stamps.includes(readFileSync(stampFile, 'utf8')))) {
    const present = presentPackages();
    const tools = withTools || Object.values(present).some(({ dev }) => dev);
    if (!installedByHand(JSON.parse(lock).packages, present, tools)) {
      say(
        existsSync(join(ROOT, 'node_modules'))
          ? 'Updating dependencies …'
          : 'Installing dependencies (once; takes a minute or two) …',
      );
      await npm([
        'ci',
        '--loglevel=error',
        '--no-audit',
        '--no-fund',
        tools ? '--include=dev' : '--omit=dev',
      ]);
      if (!tools) tidy(join(ROOT, 'node_modules'));
    }
    requireBinary(NODE, 'node');
    writeFileSync(stampFile, tools ? whole : `${mark}\n`);
  }
  requireBinary(NODE, 'node');
}

/** npm's record of its last installation, by path. Empty when there is none. */
function presentPackages() {
  const record = join(ROOT, 'node_modules', '.package-lock.json');
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).packages : {};
}

/** True when somebody has already run `npm ci` or `npm install`: npm's own record matches the lock file. */
function installedByHand(wanted, present, tools) {
  if (!existsSync(NODE)) return false;
  return Object.entries(wanted).every(([path, { version, optional, link, dev, devOptional }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    if ((dev || devOptional) && !tools) return true;
    return link || (path in present ? present[path].version === version : optional === true);
  });
}

function requireBinary(file, name) {
  if (existsSync(file)) return;
  throw new StartFailure(
    `npm did not run the install script of the package "${name}", which provides the program that Limelight runs on.\n` +
      'Install scripts are probably turned off (ignore-scripts). Either allow them for this directory:\n\n' +
      `  npm rebuild ${name} --ignore-scripts=false\n\n` +
      'and start again, or remove node_modules and run: npm ci --ignore-scripts=false',
  );
}

export function npm(args, options = {}) {
  const cli = process.env.npm_execpath;
  const own = cli && basename(cli).startsWith('npm') && /\.c?js$/.test(cli);
  // The outer Node is preferred, because npm ci removes node_modules and with it possibly the Node that runs this
  // script.
  const outer = process.env.npm_node_execpath;
  const node = outer && existsSync(outer) ? outer : process.execPath;
  const [command, all] = own ? [node, [cli, ...args]] : [WINDOWS ? 'npm.cmd' : 'npm', args];
  return run(command, all, { shell: WINDOWS && !own, ...options });
}

export async function ensureBuilt() {
  if (isBuilt()) return;
  say('Building …');
  await run(NODE, ['scripts/build.mjs']);
}

/**
 * Goes on with a script of the checkout on the Node of the checkout, in this process if it runs on that one. Returns
 * the exit code. The packages have to be installed.
 */
export async function goOn(script, args) {
  const path = join(ROOT, script);
  if (realpathSync(process.execPath) === realpathSync(NODE)) {
    process.argv = [process.argv[0], path, ...args];
    await import(pathToFileURL(path).href);
    return process.exitCode ?? 0;
  }
  const child = spawn(NODE, [path, ...args], { stdio: 'inherit' });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done(code ?? 1));
  });
}

/** Runs a program with its output on the terminal. Rejects when it fails. */
export function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    child.once('error', fail);
    child.once('close', (code, signal) => {
      if (code === 0) done();
      else
        fail(
          new StartFailure(
            `"${[basename(command), ...args.map((arg) => basename(arg))].join(' ')}" ended with ${signal ?? `code ${code}`}.`,
          ),
        );
    });
  });
}
