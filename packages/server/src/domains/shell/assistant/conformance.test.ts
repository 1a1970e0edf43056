import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDesk, type Desk } from './test-assistant.ts';

/**
 * Of the protocol’s official suite, what a server can be asked that has tools of its own. The other scenarios call tools,
 * resources and prompts of the suite’s example server, or what this one does not declare: logging, subscriptions, sessions.
 */
const scenarios = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
];

const suite = join(
  dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')),
  'dist',
  'index.js',
);

let desk: Desk;
let door: Server;
let url: string;

/** The suite has no token of its own: this adds one, and leaves everything else as it was sent. */
async function openDoor(to: URL, token: string): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const { host = '' } = incoming.headers;
    const own = /^(localhost|127\.0\.0\.1):/.test(host);
    const headers = { ...incoming.headers, authorization: `Bearer ${token}`, host: own ? to.host : host };
    const { method, url: path } = incoming;
    const passed = request({ host: to.hostname, port: to.port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeAll(async () => {
  desk = await openDesk();
  door = await openDoor(desk.mcpUrl, await desk.tokenWith(['read', 'drafts', 'runs']));
  const address = door.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/mcp`;
});
afterAll(async () => {
  door.closeAllConnections();
  door.close();
  await desk.close();
});

it.each(scenarios)('passes %s of the official suite', async (scenario) => {
  const run = promisify(execFile)(process.execPath, [suite, 'server', '--url', url, '--scenario', scenario]);
  const { stdout } = await run.catch((error: Error & { stdout?: string }) => ({
    stdout: `${error.stdout ?? ''}\n${error.message}`,
  }));
  expect(stdout).toContain('0 failed');
  expect(stdout).not.toContain('Passed: 0/');
});
