import { expect, test } from 'vitest';
import { filesOfRoutes, fillWorker, namedFiles } from './service-worker.ts';

const manifest = `window.__reactRouterManifest=${JSON.stringify({
  routes: {
    root: { module: '/assets/root.js' },
    'routes/dashboard/home': {
      module: '/assets/home.js',
      imports: ['/assets/list.js'],
      css: ['/assets/a.css#'],
    },
    'routes/site/faq': { module: '/assets/faq.js', imports: [], css: [] },
  },
})};`;

test('the worker keeps the files of the dashboard and no others', () => {
  expect(filesOfRoutes(manifest, 'routes/dashboard/')).toEqual([
    '/assets/home.js',
    '/assets/list.js',
    '/assets/a.css',
  ]);
  const shell = '<link href="/assets/base.css"/><script src="/assets/root.js"></script><a href="/api/x">';
  expect(namedFiles(shell)).toEqual(['/assets/base.css', '/assets/root.js']);
});

test('its version changes with the shell and with the files, and with nothing else', () => {
  const fill = (shell: string, files: string[]) =>
    fillWorker("const version = '__VERSION__'; const files = __FILES__;", shell, files);
  const one = fill('<html>$&</html>', ['/assets/a.js']);
  expect(one).toMatch(/^const version = "[\w-]{12}"; const files = \["\/assets\/a\.js"\];$/);
  expect(fill('<html>$&</html>', ['/assets/a.js'])).toBe(one);
  expect(fill('<html></html>', ['/assets/a.js'])).not.toBe(one);
  expect(fill('<html>$&</html>', ['/assets/b.js'])).not.toBe(one);
});
