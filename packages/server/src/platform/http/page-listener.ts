import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '../metrics.ts';
import type { PageForm, Pages } from './pages.ts';

interface PageListener {
  pages: Pages;
  metrics: Metrics;
  securityHeaders: Readonly<Record<string, string>>;
}

/**
 * Serves static files before the application sees the request, since creating web `Request` and `Response` objects
 * costs several times as much as sending the bytes. Returns false for requests that the application must handle.
 */
export function createPageListener({
  pages,
  metrics,
  securityHeaders,
}: PageListener): (request: IncomingMessage, response: ServerResponse) => boolean {
  const security = Object.entries(securityHeaders).flat();
  const ready = new WeakMap<PageForm, readonly string[]>();
  const headersOf = (form: PageForm): readonly string[] => {
    let headers = ready.get(form);
    if (headers === undefined) ready.set(form, (headers = [...form.headers.flat(), ...security]));
    return headers;
  };

  return (request, response) => {
    const { method, url = '/', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const question = url.indexOf('?');
    const path = question === -1 ? url : url.slice(0, question);
    // Paths with percent escapes are rare and left to the application.
    if (path.includes('%') || !path.startsWith('/')) return false;
    const page = pages.find(path);
    if (page === null) return false;
    const began = performance.now();
    const form = page.form(headers['accept-encoding'] ?? '');
    const same = headers['if-none-match'] === page.etag;
    const sent = [...headersOf(form), 'x-request-id', randomUUID()];
    if (same) response.writeHead(304, sent).end();
    else {
      sent.push('content-length', String(form.bytes.length));
      response.writeHead(200, sent).end(method === 'HEAD' ? undefined : form.bytes);
    }
    metrics.request(method, 'page', same ? 304 : 200, (performance.now() - began) / 1000);
    return true;
  };
}
