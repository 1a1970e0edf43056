import { stopLeftoverDatabase } from './leftover-database.mjs';
import { say } from './terminal.mjs';

const ORDERLY_END_MS = 30_000;
const SANDBOX_END_MS = 3_000;
/** A single Ctrl-C arrives twice, from the terminal and from npm. After this time it counts as another one. */
const SAME_KEYPRESS_MS = 700;

/**
 * Waits for the program's end and returns the exit code to pass on, and whether somebody asked for it. A signal first ends the program, which needs its
 * services to finish running work, then the rest. A second signal ends everything at once.
 */
export async function supervise({ program, sandbox, dataDir }) {
  let askedAt;
  const force = () => program.child.kill('SIGKILL');
  const ask = () => {
    if (askedAt === undefined) {
      askedAt = Date.now();
      say('\nStopping … (Ctrl-C again stops at once)');
      program.child.kill('SIGTERM');
      setTimeout(force, ORDERLY_END_MS).unref();
    } else if (Date.now() - askedAt > SAME_KEYPRESS_MS) force();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
  const watch = watchParent(ask);
  sandbox?.child.once('exit', () => {
    if (askedAt === undefined && program.child.exitCode === null && program.child.signalCode === null) {
      process.stderr.write('The simulated services stopped unexpectedly. Stopping …\n');
      ask();
    }
  });
  const { code, signal } = await program.ended;
  clearInterval(watch);
  await stopLeftoverDatabase(dataDir, program.child.pid);
  await endSandbox(sandbox);
  if (askedAt !== undefined && code === 0) say('Stopped.');
  return { code: code ?? (signal === 'SIGKILL' ? 137 : 1), signal, asked: askedAt !== undefined };
}

/** Stops the stand-ins, and kills them if they do not exit when asked to. */
export async function endSandbox(sandbox) {
  const child = sandbox?.child;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), SANDBOX_END_MS);
  await ended;
  clearTimeout(timer);
}

/** npm run as a service may be killed without passing the signal on. Its child must then exit too. */
function watchParent(ask) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && ask(), 1000).unref();
}
