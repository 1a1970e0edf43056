import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { printedOrigin } from '@limelight/contracts/catalog';
import type { Context as HonoContext } from 'hono';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Routes that are only rendered in the browser. */
const applicationRoutes = [
  /^\/dashboard(\/|$)/,
  /^\/linkedin\/callback$/,
  /^\/auth\/callback\/(google|linkedin)$/,
];

/** Common guesses for the addresses of pages. */
const otherNames = new Map([
  ['signup', '/sign-up'],
  ['register', '/sign-up'],
  ['signin', '/login'],
]);

interface Page {
  path: string;
  etag: string;
  bytes: Buffer<ArrayBuffer>;
  br: Buffer<ArrayBuffer> | null;
  gzip: Buffer<ArrayBuffer> | null;
}

export interface Pages {
  /** `sha256-…` of every inline script in the prerendered pages, for the content security policy. */
  scriptHashes: readonly string[];
  /** The file at a path, ready to be sent, or null. */
  find(path: string): ReadyPage | null;
  /** Like `find`, for requests through the application. Unknown paths get the 404 page. */
  serve(http: HonoContext): Response;
}

/** One encoding of a file, with its headers. */
export interface PageForm {
  headers: readonly (readonly [name: string, value: string])[];
  bytes: Buffer<ArrayBuffer>;
}

export interface ReadyPage {
  etag: string;
  /** The smallest encoding that `accept-encoding` allows. */
  form(acceptEncoding: string): PageForm;
}

/** The build of the web package, which is next to the server package. Null when it was not built. */
export function findBuiltPages(): string | null {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'web', 'build', 'client');
    if (existsSync(join(candidate, 'index.html'))) return candidate;
  }
  return null;
}

const etagOf = (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Files containing the installation's address are compressed at runtime, once per file, in a few milliseconds. */
function withAddress(path: string, printed: Buffer, siteUrl: string): Page {
  const bytes = Buffer.from(printed.toString('utf8').replaceAll(printedOrigin, siteUrl));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return {
    path,
    etag: etagOf(bytes),
    bytes,
    br: Buffer.from(brotliCompressSync(bytes, { params })),
    gzip: Buffer.from(gzipSync(bytes)),
  };
}

function readIfThere(file: string): Buffer<ArrayBuffer> | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Null for a file that is gone: a build over a running program replaces them. */
function readPage(root: string, path: string, siteUrl: string): Page | null {
  const file = join(root, path);
  const bytes = readIfThere(file);
  if (bytes === null) return null;
  if (bytes.includes(printedOrigin)) return withAddress(path, bytes, siteUrl);
  return { path, etag: etagOf(bytes), bytes, br: readIfThere(`${file}.br`), gzip: readIfThere(`${file}.gz`) };
}

/** Prepares the headers of each encoding in advance, so that a request only selects one. */
function makeReady(page: Page): ReadyPage {
  const immutable = page.path.startsWith('assets/');
  const headers = [
    ['content-type', types[extname(page.path)] ?? 'application/octet-stream'],
    ['cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache'],
    ['etag', page.etag],
    ['vary', 'accept-encoding'],
  ] as const;
  const encoded = (name: string, bytes: Buffer<ArrayBuffer> | null): PageForm | null =>
    bytes && { headers: [...headers, ['content-encoding', name]], bytes };
  const [br, gzip] = [encoded('br', page.br), encoded('gzip', page.gzip)];
  const plain: PageForm = { headers, bytes: page.bytes };
  return {
    etag: page.etag,
    form(accepted) {
      if (br && /\bbr\b/.test(accepted)) return br;
      return gzip && /\bgzip\b/.test(accepted) ? gzip : plain;
    },
  };
}

/**
 * Serves the built pages from memory, with the compression done by the build. Files are read on first request.
 * `siteUrl` (without a trailing slash) replaces `printedOrigin`.
 */
export function createPages(root: string, siteUrl: string): Pages {
  const known = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && entry.name !== 'csp-hashes.json')
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  const cache = new Map<string, ReadyPage>();
  const pageAt = (path: string): ReadyPage | null => {
    const known = cache.get(path);
    if (known !== undefined) return known;
    const read = readPage(root, path, siteUrl);
    if (read === null) return null;
    const page = makeReady(read);
    cache.set(path, page);
    return page;
  };
  const hashFile = join(root, 'csp-hashes.json');
  const hashes: unknown = existsSync(hashFile) ? JSON.parse(readFileSync(hashFile, 'utf8')) : [];

  const find = (url: string): ReadyPage | null => {
    const path = url.replace(/^\/+/, '').replace(/\/+$/, '');
    // Only served for unknown paths, with status 404.
    if (path === '404' || path === '404/index.html') return null;
    if (path !== '' && known.has(path)) return pageAt(path);
    const printed = path === '' ? 'index.html' : `${path}/index.html`;
    if (known.has(printed)) return pageAt(printed);
    return applicationRoutes.some((route) => route.test(url)) ? pageAt('__spa-fallback.html') : null;
  };

  return {
    scriptHashes: Array.isArray(hashes) ? hashes.filter((hash) => typeof hash === 'string') : [],
    find,
    serve(http) {
      const found = find(http.req.path);
      const named = otherNames.get(http.req.path.replaceAll('/', ''));
      if (found === null && named !== undefined) {
        const location = `${named}${new URL(http.req.url).search}`;
        return new Response(null, { status: 308, headers: { location } });
      }
      const page = found ?? pageAt('404/index.html');
      if (page === null) return new Response('There is no such page.', { status: 404 });
      const { headers, bytes } = page.form(http.req.header('accept-encoding') ?? '');
      const init = { headers: headers.map(([name, value]): [string, string] => [name, value]) };
      if (found !== null && http.req.header('if-none-match') === page.etag)
        return new Response(null, { ...init, status: 304 });
      return new Response(bytes, { ...init, status: found === null ? 404 : 200 });
    },
  };
}
