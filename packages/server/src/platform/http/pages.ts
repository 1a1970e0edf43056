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

/** Routes of the application that exist only in the browser. */
const applicationRoutes = [
  /^\/dashboard(\/|$)/,
  /^\/linkedin\/callback$/,
  /^\/auth\/callback\/(google|linkedin)$/,
];

interface Page {
  path: string;
  etag: string;
  bytes: Buffer<ArrayBuffer>;
  br: Buffer<ArrayBuffer> | null;
  gzip: Buffer<ArrayBuffer> | null;
}

export interface Pages {
  /** `sha256-…` of every inline script in the printed pages, for the content-security policy. */
  scriptHashes: readonly string[];
  serve(http: HonoContext): Response;
}

/** The built page lies beside the server's package. Null when it was not built. */
export function findBuiltPages(): string | null {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'web', 'build', 'client');
    if (existsSync(join(candidate, 'index.html'))) return candidate;
  }
  return null;
}

const etagOf = (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** A file that carries the installation's address is compressed here: a few ms, once for each file. */
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

function readPage(root: string, path: string, siteUrl: string): Page {
  const file = join(root, path);
  const bytes = readFileSync(file);
  if (bytes.includes(printedOrigin)) return withAddress(path, bytes, siteUrl);
  const variant = (suffix: string) => (existsSync(file + suffix) ? readFileSync(file + suffix) : null);
  return { path, etag: etagOf(bytes), bytes, br: variant('.br'), gzip: variant('.gz') };
}

/**
 * Serves the built page from memory, compressed as built. Each file is read at its first request. Where the build printed
 * `printedOrigin`, `siteUrl` stands (without a slash at the end).
 */
export function createPages(root: string, siteUrl: string): Pages {
  const known = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && entry.name !== 'csp-hashes.json')
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  const cache = new Map<string, Page>();
  const pageAt = (path: string): Page => {
    let page = cache.get(path);
    if (page === undefined) cache.set(path, (page = readPage(root, path, siteUrl)));
    return page;
  };
  const hashFile = join(root, 'csp-hashes.json');
  const hashes: unknown = existsSync(hashFile) ? JSON.parse(readFileSync(hashFile, 'utf8')) : [];

  const find = (url: string): { page: Page; status: 200 | 404 } => {
    const path = url.replace(/^\/+/, '').replace(/\/+$/, '');
    if (path !== '' && known.has(path)) return { page: pageAt(path), status: 200 };
    const printed = path === '' ? 'index.html' : `${path}/index.html`;
    if (known.has(printed)) return { page: pageAt(printed), status: path === '404' ? 404 : 200 };
    if (applicationRoutes.some((route) => route.test(url)))
      return { page: pageAt('__spa-fallback.html'), status: 200 };
    return { page: pageAt('404/index.html'), status: 404 };
  };

  return {
    scriptHashes: Array.isArray(hashes) ? hashes.filter((hash) => typeof hash === 'string') : [],
    serve(http) {
      const { page, status } = find(http.req.path);
      const immutable = page.path.startsWith('assets/');
      const headers = new Headers({
        'content-type': types[extname(page.path)] ?? 'application/octet-stream',
        'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag: page.etag,
        vary: 'accept-encoding',
      });
      if (status === 200 && http.req.header('if-none-match') === page.etag)
        return new Response(null, { status: 304, headers });
      const accepted = http.req.header('accept-encoding') ?? '';
      if (page.br && /\bbr\b/.test(accepted)) {
        headers.set('content-encoding', 'br');
        return new Response(page.br, { status, headers });
      }
      if (page.gzip && /\bgzip\b/.test(accepted)) {
        headers.set('content-encoding', 'gzip');
        return new Response(page.gzip, { status, headers });
      }
      return new Response(page.bytes, { status, headers });
    },
  };
}
