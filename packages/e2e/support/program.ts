import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));

export interface RunningProgram {
  url: string;
  mailboxUrl: string;
  dataDir: string;
  output(): string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const deadline = Date.now() + 420_000; Date.now() < deadline;) {
    if (child.exitCode !== null) throw new Error(`The program ended:\n${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The program did not become ready:\n${output()}`);
}

/** Runs the program like `npm start`, in demo mode, on a fresh data folder. */
export async function startProgram(environment: Record<string, string> = {}): Promise<RunningProgram> {
  const data = await mkdtemp(join(tmpdir(), 'limelight journey '));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let text = '';
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await rm(data, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child, () => text);
    const system: unknown = await (await fetch(`${url}/api/system`)).json();
    const mailboxUrl = JSON.stringify(system).match(/"mailboxUrl":"([^"]+)"/)?.[1] ?? '';
    return { url, mailboxUrl, dataDir: data, output: () => text, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
