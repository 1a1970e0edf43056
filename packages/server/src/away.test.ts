import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@limelight/contracts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { closeContext, createContext } from './context.ts';
import { createLog } from './platform/log.ts';
import { startProgram } from './program.ts';
import { startWeb } from './roles/web.ts';
import { createTestApp } from './testing/index.ts';

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
  .png()
  .toBuffer();

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

test('without its database the program answers 503 by name, and refuses to start with a reason', async () => {
  const app = await createTestApp();
  const { config } = app.context;
  const nowhere = `postgres://nobody@127.0.0.1:${await closedPort()}/none`;
  const context = createContext(config, nowhere, { log: createLog('silent') });
  const web = await startWeb(context);
  const answer = await fetch(`http://127.0.0.1:${web.port}/api${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'asha@example.com', password: 'Correct1@horse' }),
  });
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }]);
  await web.stop(1000);
  await closeContext(context);
  await expect(startProgram(config, nowhere, createLog('silent'))).rejects.toThrow(
    /^The database cannot be used: .*ECONNREFUSED.* Check DATABASE_URL/,
  );
  const unknown = new URL(app.databaseUrl);
  unknown.pathname = '/no_such_database';
  await expect(startProgram(config, unknown.href, createLog('silent'))).rejects.toThrow(
    'database "no_such_database" does not exist',
  );
  await app.close();
});

test('without its file storage it is not ready, and answers 503 by name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'limelight-away-'));
  const file = join(folder, 'in-the-way');
  await writeFile(file, '');
  const app = await createTestApp({ environment: { STORAGE_DIR: file } });
  const person = await app.signUp();
  const upload = async () => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(picture)], 'desk.png', { type: 'image/png' }));
    const headers = { authorization: `Bearer ${person.token}` };
    return app.fetch('/api/media', { method: 'POST', body: form, headers });
  };
  const refused = await upload();
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'unavailable' }]);
  const ready = await app.fetch('/readyz');
  expect([ready.status, await ready.json()]).toMatchObject([
    503,
    { checks: { storage: false, database: true } },
  ]);
  await rm(file);
  expect((await upload()).status).toBe(201);
  expect((await app.fetch('/readyz')).status).toBe(200);
  await app.close();
  await rm(folder, { recursive: true });
});
