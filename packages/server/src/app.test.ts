import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { createPost, endpointName, endpoints, generatePost, logout } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createApp } from './app.ts';
import { loadConfig } from './platform/config/index.ts';
import { createLog } from './platform/log.ts';
import { startProgram, StartRefused } from './program.ts';
import { startWeb } from './roles/web.ts';
import { testEnvironment } from './testing/environment.ts';
import { createTestApp, type TestApp } from './testing/index.ts';

const openApi = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ operationId: z.string(), responses: z.record(z.string(), z.unknown()) })),
  ),
});
const logLine = z.object({ level: z.string(), time: z.string() });

const lines: string[] = [];
const log = createLog('info', { write: (line) => lines.push(line) });

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ log, environment: { METRICS_TOKEN: 'metrics-token-metrics' } });
});
afterAll(() => app.close());

describe('health', () => {
  it('lives and is ready', async () => {
    expect((await app.fetch('/healthz')).status).toBe(200);
    const ready = await app.fetch('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      200,
      {
        status: 'ready',
        checks: {
          database: true,
          migrations: true,
          queue: true,
          storage: true,
          disk: true,
          accepting: true,
        },
      },
    ]);
  });

  it('is not ready without its database, or before the database has its newest form', async () => {
    const query = vi.spyOn(app.context.database.pool, 'query').mockRejectedValue(new Error('gone'));
    const away = await app.fetch('/readyz');
    query.mockRestore();
    expect([away.status, await away.json()]).toMatchObject([503, { checks: { database: false } }]);
    expect((await app.fetch('/healthz')).status).toBe(200);
    const { pool } = app.context.database;
    await pool.query("UPDATE schema_migrations SET hash = 'old ' || hash");
    const behind = await app.fetch('/readyz');
    await pool.query('UPDATE schema_migrations SET hash = substr(hash, 5)');
    expect([behind.status, await behind.json()]).toMatchObject([
      503,
      { checks: { database: true, migrations: false } },
    ]);
    expect((await app.fetch('/readyz')).status).toBe(200);
  });

  it('is not ready while it stops', async () => {
    const stopping = createApp(app.context, { pages: null, isStopping: () => true });
    const response = await stopping.request(
      '/readyz',
      {},
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
    expect([response.status, await response.json()]).toMatchObject([503, { checks: { accepting: false } }]);
  });
});

it('goes on answering for a while after it was asked to stop, and says that it is not ready', async () => {
  const { config } = app.context;
  const web = await startWeb({ ...app.context, config: { ...config, DRAIN_SECONDS: 1 } });
  const url = `http://127.0.0.1:${web.port}`;
  const stopped = web.stop(1000);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/api/check-loc`)).status).toBe(200);
  await stopped;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
});

it('a worker alone says how it is, on its port, and answers nothing else', async () => {
  const { databaseUrl } = app;
  const environment = { ROLES: 'worker', DATABASE_URL: databaseUrl, HOST: '127.0.0.1' };
  const worker = await startProgram(
    loadConfig(testEnvironment(environment)),
    databaseUrl,
    createLog('silent'),
  );
  try {
    expect(worker.url).toBeNull();
    const ask = async (path: string) => fetch(`http://127.0.0.1:${worker.port}${path}`);
    expect((await ask('/healthz')).status).toBe(200);
    const ready = await ask('/readyz');
    expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ready' }]);
    expect(await (await ask('/metrics')).text()).toContain('limelight_posts_overdue');
    for (const path of ['/', '/login', '/api/system', '/api/openapi.json', '/api/posts']) {
      const refused = await ask(path);
      expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'not_found' }]);
    }
  } finally {
    await worker.stop(1000);
  }
});

describe('figures', () => {
  it('are for who holds the token', async () => {
    expect((await app.fetch('/metrics')).status).toBe(404);
    expect((await app.fetch('/metrics', { headers: { authorization: 'Bearer wrong' } })).status).toBe(404);
    const response = await app.fetch('/metrics', {
      headers: { authorization: 'Bearer metrics-token-metrics' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('version=0.0.4');
    const text = await response.text();
    expect(text).toContain('limelight_http_request_seconds_bucket');
    expect(text).toMatch(/limelight_posts_overdue 0/);
  });

  it('are for this machine alone without a token, and not through a proxy', async () => {
    const open = await createTestApp();
    try {
      expect((await open.fetch('/metrics')).status).toBe(200);
      expect((await open.fetch('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(
        404,
      );
    } finally {
      await open.close();
    }
  });
});

describe('every answer', () => {
  it('carries the security headers and a request id', async () => {
    const { headers } = await app.fetch('/api/system');
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'self'.*script-src 'self' 'wasm-unsafe-eval' (?!'unsafe)[^;]*; style-src.*frame-ancestors 'none'/,
    );
    expect(headers.get('content-security-policy')).toContain('https://accounts.google.com');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('tells unknown addresses and methods apart, by name', async () => {
    const unknown = await app.fetch('/api/nothing');
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'not_found' }]);
    const method = await app.fetch('/api/system', { method: 'DELETE' });
    expect([method.status, await method.json()]).toMatchObject([405, { code: 'method_not_allowed' }]);
  });
});

it('describes every endpoint as OpenAPI, with its refusals', async () => {
  const document = openApi.parse(await (await app.fetch('/api/openapi.json')).json());
  expect(document.openapi).toBe('3.1.0');
  const described = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
    endpoints.map(endpointName).toSorted(),
  );
  expect(Object.keys(document.paths['/posts/{id}/schedule']?.['post']?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '400', '401', '404', '409']),
  );
});

it('logs requests without tokens, addresses of people or texts', async () => {
  const person = await app.signUp({ email: 'somebody.private@example.com' });
  await app.call(createPost, { body: { text: 'Secret words of a draft' } }, { token: person.token });
  await app
    .fetch('/api/posts/generate', {
      method: generatePost.method,
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ idea: 'Secret words of an idea' }),
    })
    .then((response) => response.text());
  await app.call(logout, {}, { token: person.token });
  await app.runDueJobs();
  const written = lines.join('');
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(() => logLine.parse(JSON.parse(line))).not.toThrow();
  expect(written).toContain('"route":"/api/posts"');
  expect(written).toContain('"requestId"');
  for (const secret of [person.token, person.password, 'somebody.private', 'Secret words'])
    expect(written).not.toContain(secret);
});

it('logs a query that failed without what it carried', async () => {
  const { token } = await app.signUp({ email: 'another.private@example.com' });
  const { pool } = app.context.database;
  await pool.query("ALTER TABLE posts ADD CONSTRAINT no_such_text CHECK (text NOT LIKE 'Refused%')");
  try {
    const before = lines.length;
    const refused = await app.call(createPost, { body: { text: 'Refused secret words' } }, { token });
    expect([refused.status, refused.body.code]).toEqual([500, 'internal_error']);
    const written = lines.slice(before).join('');
    expect(written).toContain('"msg":"request failed"');
    // What an operator needs: the error's code, the constraint and where it happened.
    expect(written).toContain('23514');
    expect(written).toContain('no_such_text');
    expect(written).toContain('insertPost');
    expect(written).not.toContain('secret words');
  } finally {
    await pool.query('ALTER TABLE posts DROP CONSTRAINT no_such_text');
  }
});

it('takes a request that was broken off for no fault of its own', async () => {
  const { token } = await app.signUp();
  const before = lines.length;
  const { port } = new URL(app.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `POST /api/posts HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"text":`,
  );
  await once(socket, 'connect');
  await setTimeout(100);
  socket.destroy();
  await expect.poll(() => lines.slice(before).join('')).toContain('"route":"/api/posts"');
  expect(lines.slice(before).join('')).not.toContain('"level":"error"');
});

it('refuses a database of the demo in production mode, and one of production in demo mode', async () => {
  const { databaseUrl } = app;
  const quiet = createLog('silent');
  const demo = loadConfig(testEnvironment({ DATABASE_URL: databaseUrl, HOST: '127.0.0.1' }));
  await (await startProgram(demo, databaseUrl, quiet)).stop(1000);
  const production = loadConfig(
    testEnvironment({
      LIMELIGHT_MODE: 'production',
      SUPPORT_EMAIL: 'support@studio.test',
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      STORAGE_DIR: '/tmp/none',
    }),
  );
  await expect(startProgram(production, databaseUrl, quiet)).rejects.toThrow(StartRefused);
  await app.context.database.pool.query("UPDATE installation SET mode = 'production'");
  await expect(startProgram(demo, databaseUrl, quiet)).rejects.toThrow(StartRefused);
});
