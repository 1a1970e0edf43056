import { afterEach, beforeEach, expect, test } from 'vitest';
import { startAnsweringServer, type AnsweringServer } from '../../lib/testing/answering-server.ts';
import { bringFiles, placeFiles } from './place-files.ts';

let server: AnsweringServer;
beforeEach(async () => {
  server = await startAnsweringServer();
});
afterEach(() => server.close());

const manifest = {
  version: 'x',
  routes: {
    root: { module: '/assets/root.js', imports: ['/assets/base.js'] },
    'routes/dashboard/home': { module: '/assets/home.js', imports: ['/assets/base.js', '/assets/list.js'] },
    'routes/dashboard/write': { module: '/assets/write.js', imports: ['/assets/list.js'] },
    'routes/site/pricing': { module: '/assets/pricing.js' },
  },
};

test('the code of each place is named once, and that of nothing else', () => {
  expect(placeFiles(manifest)).toEqual([
    '/assets/home.js',
    '/assets/base.js',
    '/assets/list.js',
    '/assets/write.js',
  ]);
  expect(placeFiles(undefined)).toEqual([]);
  expect(placeFiles({ routes: [{ path: '/dashboard' }] })).toEqual([]);
});

test('places are there when all of their code has come', async () => {
  const files = placeFiles(manifest).map((file) => `${server.base}${file}`);
  server.answer((_, response) => void response.end('export {};'));
  expect(await bringFiles(globalThis.fetch, files)).toBe(true);
  expect(server.received).toHaveLength(4);
  server.answer((request, response) => {
    response.statusCode = request.path.endsWith('list.js') ? 404 : 200;
    response.end();
  });
  expect(await bringFiles(globalThis.fetch, files)).toBe(false);
  expect(await bringFiles(globalThis.fetch, [])).toBe(false);
  await server.close();
  expect(await bringFiles(globalThis.fetch, files)).toBe(false);
});
