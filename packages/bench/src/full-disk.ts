// Runs the demo on a small file system, fills that, and frees it again.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { checkout, end, freePort } from './processes.ts';

const fileSystemSize = '200m';
const text = 'Seventy replies, and one of them was right. '.repeat(60);
/** More writes than fill the space that PostgreSQL had reserved. */
const writesWhileFull = 300;
/** The program reports a full disk for half a minute after the last refusal. */
const readyWithinMs = 60_000;

const { values } = parseArgs({ options: { folder: { type: 'string' } } });

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function require(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not so: ${what}.`);
  say(`  ok  ${what}`);
}

/** A folder on a file system that can be filled without harm. */
async function smallFolder(): Promise<{ folder: string; free: () => Promise<void> }> {
  if (values.folder !== undefined) return { folder: values.folder, free: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'limelight-full-'));
  const { status } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${fileSystemSize},mode=755`,
    'tmpfs',
    folder,
  ]);
  if (status !== 0) {
    await rm(folder, { recursive: true });
    throw new Error('Only root on Linux can mount a small file system. Name one: -- --folder /mnt/small');
  }
  const free = async () => {
    spawnSync('umount', [folder]);
    await rm(folder, { recursive: true });
  };
  return { folder, free };
}

/** Writes until there is no room for another byte. */
async function fill(file: string): Promise<void> {
  for (const size of [1_000_000, 1_000]) {
    const zeros = function* () {
      for (;;) yield Buffer.alloc(size);
    };
    await pipeline(zeros(), createWriteStream(`${file}.${size}`)).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    });
  }
}

async function prove(folder: string, url: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const person = {
    name: 'Jo Ann',
    email: 'jo@example.com',
    password: 'Correct1@horse',
    acceptTerms: true,
  };
  const signedUp = await fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers,
    body: JSON.stringify(person),
  });
  const token = /"token":"([^"]+)"/.exec(await signedUp.text())?.[1] ?? '';
  const session = { ...headers, authorization: `Bearer ${token}` };
  const write = async (): Promise<string> => {
    const answer = await fetch(`${url}/api/posts`, {
      method: 'POST',
      headers: session,
      body: JSON.stringify({ text }),
    });
    return `${answer.status} ${/"code":"(\w+)"/.exec(await answer.text())?.[1] ?? ''}`.trim();
  };
  const read = async (path: string) => (await fetch(url + path, { headers: session })).status;

  require((await write()) === '201', 'a post is kept while there is room');
  const file = join(folder, 'fill');
  await fill(file);
  const answers = new Map<string, number>();
  for (let count = 0; count < writesWhileFull; count += 1) {
    const answer = await write();
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  say(`      ${[...answers].map(([answer, count]) => `${count} times ${answer}`).join(', ')}`);
  require(answers.has('503 disk_full') &&
    [...answers.keys()].every(
      (one) => one === '201' || one === '503 disk_full',
    ), 'a write on the full disk is kept or refused by name');
  require((await read('/api/posts')) === 200, 'posts can be read');
  require((await read('/healthz')) === 200, 'the program lives');
  require((await read('/readyz')) === 503, 'the program says that it is not ready');
  for (const size of [1_000_000, 1_000]) await rm(`${file}.${size}`, { force: true });
  require((await write()) === '201', 'a post is kept as soon as there is room again');
  const until = Date.now() + readyWithinMs;
  while ((await read('/readyz')) !== 200 && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 500));
  require((await read('/readyz')) === 200, 'the program is ready again by itself');
}

const { folder, free } = await smallFolder();
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const program = spawn(process.execPath, ['scripts/start.mjs'], {
  cwd: checkout,
  env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data') },
  stdio: 'ignore',
});
const ended = once(program, 'exit');
try {
  say('Starting …');
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (program.exitCode !== null) throw new Error('The program did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await prove(folder, url);
} finally {
  await end(program);
  await ended;
  await rm(join(folder, 'data'), { recursive: true, force: true });
  await free();
}
