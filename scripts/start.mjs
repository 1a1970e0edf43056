// Entry point of `npm start`: installs and builds what is missing, starts the program, and stops it properly.
// Plain JavaScript without dependencies, because on a fresh clone it runs before anything is installed, on Node 20 or
// newer.
import { relative } from 'node:path';
import { ensureBuilt, ensureInstalled } from './start/install.mjs';
import { endOrphan, forgetStart, recordStart } from './start/orphan.mjs';
import { isFree, pickPort, portInUse, requireFreePort } from './start/ports.mjs';
import { ensureDataDir, logFile, startProgram } from './start/program.mjs';
import { planSandbox, sandboxEnvironment, startSandbox } from './start/sandbox.mjs';
import { readSettings, ROOT } from './start/settings.mjs';
import { endSandbox, supervise } from './start/supervise.mjs';
import { runMain, say } from './start/terminal.mjs';

const NAMES = {
  linkedin: 'LinkedIn',
  google: 'Google',
  mail: 'mail',
  payment: 'payment',
  jobs: 'job boards',
};

function printReady(settings, plan, url) {
  const lines = [
    ['Open', url],
    ...(plan?.standIns.includes('mail')
      ? [['Sign up', `with any email address; emails appear at ${plan.url}/mailbox`]]
      : []),
    ...(plan
      ? [
          [
            'Simulated',
            `${new Intl.ListFormat('en').format(plan.standIns.map((name) => NAMES[name] ?? name))}; the README explains how to connect the real services`,
          ],
        ]
      : []),
    ['Log', relative(ROOT, logFile(settings))],
    ['Stop', 'Ctrl-C'],
  ];
  say(`\nLimelight is ready.\n\n${lines.map(([name, text]) => `  ${name.padEnd(10)} ${text}`).join('\n')}\n`);
}

async function main() {
  const asked = readSettings();
  // Links in emails and LinkedIn's redirect contain the port, so a free one has to be chosen before the start.
  const settings = asked.port === 0 ? { ...asked, port: await pickPort() } : asked;
  await endOrphan(settings.dataDir, {
    onFound: () => say('Stopping an earlier Limelight that was left running …'),
  });
  if (settings.servesPages) await requireFreePort(settings.port, settings.host);
  await ensureInstalled();
  await ensureBuilt();
  ensureDataDir(settings);
  const plan = await planSandbox(settings);
  const program = startProgram(settings, sandboxEnvironment(plan));
  recordStart(settings.dataDir, program.child.pid);
  const sandbox = plan && startSandbox(plan);
  const supervised = supervise({ program, sandbox, dataDir: settings.dataDir });
  if (settings.demo) {
    Promise.all([program.ready, sandbox?.ready]).then(
      ([url]) => printReady(settings, plan, url),
      (error) => process.stderr.write(`${error.message}\n`),
    );
  }
  const { code, signal, asked: expected } = await supervised;
  await endSandbox(sandbox);
  forgetStart(settings.dataDir);
  if (code !== 0 && !program.served) {
    if (settings.servesPages && !(await isFree(settings.port, settings.host))) throw portInUse(settings.port);
    if (settings.demo)
      process.stderr.write(`The program could not start. Its log: ${relative(ROOT, logFile(settings))}\n`);
  } else if (code !== 0 && !expected) {
    const log = settings.demo ? ` Its log: ${relative(ROOT, logFile(settings))}` : '';
    process.stderr.write(`Limelight ended unexpectedly (${signal ?? `code ${code}`}).${log}\n`);
  }
  return code;
}

await runMain(main);
