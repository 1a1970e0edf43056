import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export const checkout = fileURLToPath(new URL('../../..', import.meta.url));
export const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

export interface Running {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Resolves as soon as the address answers with success. */
export async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the process behind ${url} ended with ${child.exitCode}`);
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Runs a script on this Node and waits until `path` answers on `port`. */
export async function runServer(
  script: string,
  port: number,
  path: string,
  environment: Record<string, string>,
): Promise<Running> {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url + path, child);
  return { url, pid: child.pid ?? 0, stop: () => end(child) };
}

/** Runs the built program in production mode on a database, as a server would. */
export async function runProgram(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<Running> {
  const port = await freePort();
  return runServer(`${checkout}packages/server/dist/main.js`, port, '/readyz', {
    LIMELIGHT_MODE: 'production',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: `http://localhost:${port}`,
    APP_SECRET: 's'.repeat(40),
    ENCRYPTION_KEY: '0f'.repeat(32),
    STORAGE_DIR: `${checkout}packages/bench/results/files`,
    SUPPORT_EMAIL: 'support@limelight.test',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
    ...environment,
  });
}
