import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endOrphan } from './orphan.mjs';
import { ROOT } from './settings.mjs';

let root;
let port;
const running = new Set();

beforeAll(async () => {
  const base = await realpath(await mkdtemp(join(tmpdir(), 'limelight start ')));
  // The database of root runs under another account and needs access to the checkout.
  await chmod(base, 0o755);
  root = join(base, 'my clone');
  await mkdir(root);
  for (const name of ['scripts', 'package.json', 'package-lock.json', 'tsconfig.base.json']) {
    await cp(join(ROOT, name), join(root, name), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  for (const name of ['server', 'sandbox']) {
    const fixture = pathToFileURL(join(ROOT, 'scripts/start/fixtures', `${name}.mjs`)).href;
    await mkdir(join(root, 'packages', name, 'dist'), { recursive: true });
    await writeFile(join(root, 'packages', name, 'dist/main.js'), `import ${JSON.stringify(fixture)};\n`);
    await writeFile(join(root, 'packages', name, 'package.json'), '{"type":"module"}');
  }
  markAsBuilt();
  port = await freePort();
});
afterEach(async () => {
  for (const start of running) await start.end('SIGKILL');
});
afterAll(() => rm(join(root, '..'), { recursive: true, force: true }));

function markAsBuilt() {
  const stamp = pathToFileURL(join(root, 'scripts/start/build-stamp.mjs')).href;
  execFileSync(process.execPath, [
    '-e',
    `import('${stamp}').then((stamp) => stamp.writeStamp(stamp.sourceMark()))`,
  ]);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: found } = server.address();
  server.close();
  await once(server, 'close');
  return found;
}

/** Runs the start script. `said` is its output, `ended` resolves to its exit code. */
function start(environment = {}) {
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('npm_') && name !== 'NODE_OPTIONS'),
  );
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...clean, FIXTURE_DIR: root, PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The start script could not be run.');
  const started = { child, pid, said: '' };
  const ended = new Promise((done) => {
    child.once('close', (code) => {
      running.delete(started);
      done(code);
    });
  });
  started.ended = ended;
  started.end = async (signal) => {
    if (running.has(started)) child.kill(signal);
    return ended;
  };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (started.said += text));
  running.add(started);
  return started;
}

async function ready(started) {
  await expect
    .poll(() => started.said.includes('ready') || !running.has(started), { timeout: 60_000, interval: 10 })
    .toBe(true);
  expect(started.said).toContain('ready');
}

const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const lives = (pid) => {
  try {
    process.kill(pid, 0);
    // In a container whose init process does not reap children, exited processes stay listed.
    return !(existsSync('/proc/self/stat') && /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
  } catch {
    return false;
  }
};
const processes = () => ({
  server: read('environment.json').pid,
  sandbox: read('sandbox.json').pid,
  database: databasePid(),
});
function databasePid() {
  const elsewhere = read('.data/postgres.json').elsewhere?.directory ?? join(root, '.data/postgres');
  return Number(readFileSync(join(elsewhere, 'postmaster.pid'), 'utf8').split('\n')[0]);
}
async function expectNoneLeft(pids) {
  await expect
    .poll(() => Object.entries(pids).filter(([, pid]) => lives(pid)), { timeout: 10_000, interval: 20 })
    .toEqual([]);
}

describe.skipIf(process.platform === 'win32')('npm start', () => {
  it('says what to open and how to sign in, and Ctrl-C leaves no process behind', async () => {
    const started = start();
    await ready(started);
    const pids = processes();
    const { url } = { url: `http://localhost:${port}` };
    expect(started.said).toContain(url);
    expect(started.said).toMatch(
      /with any email address; emails appear at http:\/\/127\.0\.0\.1:\d+\/mailbox/,
    );
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('limelight');
    // Sent to the whole process group, as a terminal does.
    process.kill(-started.pid, 'SIGINT');
    expect(await started.ended).toBe(0);
    await expectNoneLeft(pids);
    expect(started.said).toContain('Stopped.');
  });

  it('picks a port when it may take any, and names that one', async () => {
    const started = start({ PORT: '0' });
    await ready(started);
    const url = started.said.match(/Open +(http:\/\/localhost:\d+)/)?.[1] ?? '';
    expect(await (await fetch(url)).text()).toBe('limelight');
    process.kill(-started.pid, 'SIGINT');
    expect(await started.ended).toBe(0);
  });

  it('tells the program where the stand-ins are, at the same address each time', async () => {
    const first = start();
    await ready(first);
    const before = read('environment.json');
    await first.end('SIGTERM');
    const second = start({ FETCH_ALLOWED_ADDRESSES: 'http://127.0.0.1:4000/hooks' });
    await ready(second);
    const after = read('environment.json');
    await second.end('SIGTERM');
    const { port: sandboxPort, 'smtp-port': smtpPort } = read('sandbox.json');
    expect(after).toMatchObject({
      STAND_INS: 'linkedin,google,mail,payment,jobs',
      FETCH_ALLOWED_ADDRESSES: `http://127.0.0.1:${sandboxPort}/web,http://127.0.0.1:4000/hooks`,
      LINKEDIN_OAUTH_URL: `http://127.0.0.1:${sandboxPort}/linkedin`,
      LINKEDIN_API_URL: `http://127.0.0.1:${sandboxPort}/linkedin-api`,
      GOOGLE_AUTH_URL: `http://127.0.0.1:${sandboxPort}/google/o/oauth2/v2/auth`,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAILBOX_URL: `http://127.0.0.1:${sandboxPort}/mailbox`,
      RAZORPAY_API_URL: `http://127.0.0.1:${sandboxPort}/razorpay`,
      RAZORPAY_CHECKOUT_URL: `http://127.0.0.1:${sandboxPort}/razorpay/v1/checkout.js`,
    });
    expect(read('sandbox.json')['razorpay-webhook-url']).toMatch(/^http:.*\/api\/payment\/webhook$/);
    expect(after.LINKEDIN_OAUTH_URL).toBe(before.LINKEDIN_OAUTH_URL);
    expect(after.SMTP_URL).toBe(before.SMTP_URL);
  });

  it('stands in only for what nobody has configured', async () => {
    const started = start({ LINKEDIN_CLIENT_ID: 'real', LINKEDIN_CLIENT_SECRET: 'real' });
    await ready(started);
    const environment = read('environment.json');
    await started.end('SIGTERM');
    expect(environment.STAND_INS).toBe('google,mail,payment,jobs');
    expect(environment.LINKEDIN_OAUTH_URL).toBeUndefined();
    expect(environment.LINKEDIN_CLIENT_ID).toBe('real');
  });

  it('reads .env, and starts no stand-in when everything is configured there', async () => {
    await rm(join(root, 'sandbox.json'), { force: true });
    await writeFile(
      join(root, '.env'),
      'SMTP_URL=smtp://mail.example\nLINKEDIN_CLIENT_ID=real\nLINKEDIN_CLIENT_SECRET=real\nGOOGLE_CLIENT_ID=real\nRAZORPAY_KEY_ID=real\nJOB_BOARDS_URL=\n',
    );
    try {
      const started = start();
      await ready(started);
      const environment = read('environment.json');
      await started.end('SIGTERM');
      expect(environment).toMatchObject({ SMTP_URL: 'smtp://mail.example', LINKEDIN_CLIENT_ID: 'real' });
      expect(environment.STAND_INS).toBeUndefined();
      expect(existsSync(join(root, 'sandbox.json'))).toBe(false);
    } finally {
      await rm(join(root, '.env'));
    }
  });

  it('starts no stand-in in production mode and passes the log through', async () => {
    await rm(join(root, 'sandbox.json'), { force: true });
    const started = start({ LIMELIGHT_MODE: 'production', HOST: '127.0.0.1' });
    await ready(started);
    expect(started.said.trim()).toBe('{"msg":"ready"}');
    expect(await started.end('SIGTERM')).toBe(0);
    expect(read('environment.json').STAND_INS).toBeUndefined();
    expect(existsSync(join(root, 'sandbox.json'))).toBe(false);
  });

  it('ends everything at the second Ctrl-C when the program does not end', async () => {
    const started = start({ FIXTURE_CONDUCT: 'stubborn' });
    await ready(started);
    const pids = processes();
    started.child.kill('SIGINT');
    await expect.poll(() => started.said).toContain('Stopping');
    const again = setInterval(() => started.child.kill('SIGINT'), 100);
    expect(await started.ended).not.toBe(0);
    clearInterval(again);
    await expectNoneLeft(pids);
  });

  it('leaves nothing behind when the program is killed, says so by its exit code, and finds the data again', async () => {
    const started = start();
    await ready(started);
    const pids = processes();
    process.kill(pids.server, 'SIGKILL');
    expect(await started.ended).toBe(137);
    expect(started.said).toContain('Limelight ended unexpectedly (SIGKILL). Its log: .data/limelight.log');
    await expectNoneLeft(pids);
    const { databaseUrl } = read('environment.json');
    const second = start();
    await ready(second);
    expect(read('environment.json').databaseUrl).toBe(databaseUrl);
    await second.end('SIGTERM');
  });

  it('takes everything along when it is itself killed', async () => {
    const started = start();
    await ready(started);
    const pids = processes();
    await started.end('SIGKILL');
    await expectNoneLeft(pids);
    expect(lives(process.pid)).toBe(true);
  });

  it.each(['slow', 'stubborn'])(
    'starts again on the same data after it and the database were killed, also with a program that is %s to end',
    async (conduct) => {
      const first = start({ FIXTURE_CONDUCT: conduct });
      await ready(first);
      const { server, database } = processes();
      process.kill(first.pid, 'SIGKILL');
      process.kill(database, 'SIGKILL');
      await expect.poll(() => [first.pid, database].filter(lives)).toEqual([]);
      // The start script waits as long as a program needs to exit. The test waits less.
      if (conduct === 'stubborn') await endOrphan(join(root, '.data'), { patienceMs: 300 });
      const second = start();
      await ready(second);
      expect(lives(server)).toBe(false);
      await second.end('SIGTERM');
    },
  );

  it('leaves a program alone whose start script still runs', async () => {
    const first = start();
    await ready(first);
    await endOrphan(join(root, '.data'));
    const second = start();
    expect(await second.ended).toBe(1);
    expect(lives(processes().server)).toBe(true);
    await first.end('SIGTERM');
  });

  it('passes on why the program refused to start', async () => {
    const started = start({ FIXTURE_CONDUCT: 'refuse' });
    expect(await started.ended).toBe(1);
    expect(started.said).toContain('The configuration has errors.');
  });

  it.each(['127.0.0.1', '::1', '0.0.0.0'])(
    'reports a port that another program uses on %s, with the way out, at once',
    async (host) => {
      const other = createServer().listen(port, host);
      await once(other, 'listening');
      try {
        const started = start();
        expect(await started.ended).toBe(1);
        expect(started.said).toContain(
          `Port ${port} is in use. Stop the other program, or start with another port: PORT=3001 npm start`,
        );
        expect(started.said).not.toContain('    at ');
      } finally {
        other.close();
      }
    },
  );

  it('names the folder of the data when it cannot be written', async () => {
    const dataDir = join(root, 'package.json');
    const started = start({ DATA_DIR: dataDir });
    expect(await started.ended).toBe(1);
    expect(started.said).toContain(`${dataDir} cannot be written (EEXIST). `);
    expect(started.said).not.toContain('    at ');
  });

  it('takes other ports for the stand-ins when the file with theirs is damaged', async () => {
    await mkdir(join(root, '.data/sandbox'), { recursive: true });
    await writeFile(join(root, '.data/sandbox/ports.json'), '{"port":');
    const started = start();
    await ready(started);
    await started.end('SIGTERM');
    expect(read('.data/sandbox/ports.json').port).toBe(Number(read('sandbox.json').port));
  });

  it('reports a port that is none', async () => {
    const started = start({ PORT: 'eighty' });
    expect(await started.ended).toBe(1);
    expect(started.said).toContain('PORT is "eighty"; it must be a number from 0 to 65535.');
  });

  it.each([
    ['scripts/start.mjs'],
    ['scripts/test.mjs'],
    ['scripts/operator.mjs', 'restore', 'file.backup'],
    ['scripts/eval.mjs'],
    ['scripts/bench.mjs', 'packages/bench/src/main.ts'],
  ])('says what to do when npm was not allowed to bring the Node that it runs on: %s', async (...words) => {
    const bare = await mkdtemp(join(root, '..', 'bare '));
    await cp(join(root, 'scripts'), join(bare, 'scripts'), { recursive: true });
    await cp(join(root, 'package-lock.json'), join(bare, 'package-lock.json'));
    await mkdir(join(bare, 'node_modules'));
    const hash = createHash('sha256')
      .update(readFileSync(join(bare, 'package-lock.json')))
      .digest('hex');
    await writeFile(
      join(bare, 'node_modules/.limelight-installed'),
      `${hash} ${process.platform}-${process.arch} with tools\n`,
    );
    const child = spawn(process.execPath, words, { cwd: bare, env: { ...process.env, PORT: '0' } });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(said).toContain('npm rebuild node --ignore-scripts=false');
  });
});
