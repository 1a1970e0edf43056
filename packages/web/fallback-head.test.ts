import { expect, test } from 'vitest';
import { addLinks, listFiles, readRouteFiles, withoutInherited, withSortedImports } from './fallback-head.ts';

const manifest = `window.__reactRouterManifest=${JSON.stringify({
  entry: {},
  routes: {
    'routes/a': { id: 'routes/a', module: '/assets/a.js', imports: ['/assets/b.js'], css: ['/assets/a.css'] },
  },
})};`;

test('the files of a route come from the router’s manifest, and one that is not there is an error', () => {
  expect(readRouteFiles(manifest, 'routes/a')).toEqual({
    scripts: ['/assets/a.js', '/assets/b.js'],
    styles: ['/assets/a.css'],
  });
  expect(() => readRouteFiles(manifest, 'routes/none')).toThrow(/expected object/);
});

test('every file of the manifest is known, so that one which is not there ends the build', () => {
  expect(listFiles(manifest)).toEqual(['/assets/a.js', '/assets/b.js', '/assets/a.css']);
});

test('what the head names already is not named again', () => {
  const html = '<html><head><link rel="modulepreload" href="/assets/b.js"/></head><body></body></html>';
  expect(addLinks(html, readRouteFiles(manifest, 'routes/a'))).toBe(
    '<html><head><link rel="modulepreload" href="/assets/b.js"/><link rel="stylesheet" href="/assets/a.css"/>' +
      '<link rel="modulepreload" href="/assets/a.js"/></head><body></body></html>',
  );
});

test('the scripts of every route are named in one order, the most frequent first', () => {
  const lists = (imports: string[][]) =>
    `{"routes":{${imports.map((list, n) => `"${n}":${JSON.stringify({ imports: list, css: ['z', 'a'] })}`).join()}}}`;
  expect(withSortedImports(lists([['c', 'b', 'a'], ['a', 'c'], ['c'], []]))).toBe(
    lists([['c', 'a', 'b'], ['c', 'a'], ['c'], []]),
  );
});

test('a route does not name the scripts of those around it, and keeps everything else', () => {
  const routes = {
    root: { id: 'root', imports: ['/assets/r.js'] },
    layout: { id: 'layout', parentId: 'root', imports: ['/assets/r.js', '/assets/l.js'], hasLoader: false },
    page: { id: 'page', parentId: 'layout', imports: ['/assets/l.js', '/assets/p.js', '/assets/r.js'] },
  };
  const made = withoutInherited(`window.x=${JSON.stringify({ entry: {}, routes })};`);
  expect(made.startsWith('window.x={')).toBe(true);
  expect(JSON.parse(made.slice(made.indexOf('=') + 1, -1))).toEqual({
    entry: {},
    routes: {
      root: routes.root,
      layout: { ...routes.layout, imports: ['/assets/l.js'] },
      page: { ...routes.page, imports: ['/assets/p.js'] },
    },
  });
});
