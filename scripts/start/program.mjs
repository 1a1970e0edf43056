import { spawn } from 'node:child_process';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { NODE } from './install.mjs';
import { ROOT } from './settings.mjs';
import { StartFailure } from './terminal.mjs';

const LOG_LIMIT_BYTES = 5_000_000;

/** The program's log in demo mode, so that the terminal stays readable. */
export function logFile(settings) {
  return join(settings.dataDir, 'limelight.log');
}

/**
 * Starts the program on the Node that npm installed. It has its own session, so that Ctrl-C only reaches this script,
 * which then stops everything properly. `ready` resolves to the address once the program serves requests, `ended` to
 * how it exited.
 */
export function startProgram(settings, environment) {
  const output = settings.demo ? openLog(logFile(settings)) : 'inherit';
  const envFile = existsSync(join(ROOT, '.env')) ? ['--env-file=.env'] : [];
  const script = join('packages', 'server', 'dist', 'main.js');
  const child = spawn(NODE, [...envFile, script], {
    cwd: ROOT,
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(ROOT, 'packages', 'server', 'dist', '.compile-cache'),
      ...process.env,
      ...environment,
      PORT: String(settings.port),
    },
    stdio: ['ignore', output, 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  if (output !== 'inherit') closeSync(output);
  const program = { child, served: false };
  program.ready = new Promise((done) => {
    child.on('message', (message) => {
      if (message?.ready !== true) return;
      program.served = true;
      done(message.url ?? `http://localhost:${settings.port}`);
    });
  });
  program.ended = new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code, signal) => done({ code, signal }));
  });
  return program;
}

/** Creates the folder of the data with its log, or says why that is not possible. */
export function ensureDataDir(settings) {
  const { dataDir, demo } = settings;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK);
    if (demo) closeSync(openLog(logFile(settings)));
  } catch (error) {
    throw new StartFailure(
      `${dataDir} cannot be written (${error.code}). Allow it for this user, or choose another folder with DATA_DIR.`,
    );
  }
}

function openLog(file) {
  if (existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}
