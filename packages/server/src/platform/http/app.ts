import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { errorCatalogue } from '@limelight/contracts';
import { Hono } from 'hono';
import { isAway } from '../away.ts';
import type { DiskWatch } from '../disk.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { clientAddress, createProxyTrust } from './address.ts';
import { AppError } from './app-error.ts';
import { ClientLeft } from './client-left.ts';
import type { HttpEnvironment } from './route.ts';

interface HttpOptions {
  log: Log;
  metrics: Metrics;
  disk: DiskWatch;
  trustedProxies: readonly string[];
  securityHeaders: Readonly<Record<string, string>>;
}

/** Only for the log: the client disconnected before there was a response. */
const leftStatus = 499;

function expectedOf(error: unknown, disk: DiskWatch): AppError | null {
  if (error instanceof AppError) return error;
  if (disk.note(error)) return new AppError('disk_full');
  return isAway(error) ? new AppError('unavailable') : null;
}

/** Expected refusals are reported by name. For other errors the client gets only the request id. */
function refuse(error: unknown, requestId: string, log: Log, disk: DiskWatch): Response {
  if (error instanceof ClientLeft) {
    log.info({ requestId }, 'request left');
    return new Response(null, { status: leftStatus });
  }
  const expected = expectedOf(error, disk);
  if (expected === null || expected.status >= 500) log.error({ err: error, requestId }, 'request failed');
  const body = expected
    ? {
        message: expected.message,
        code: expected.code,
        ...(expected.details === undefined ? {} : { details: expected.details }),
      }
    : { message: errorCatalogue.internal_error.message, code: 'internal_error', details: { requestId } };
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  if (expected?.retryAfterSeconds) headers.set('retry-after', String(expected.retryAfterSeconds));
  return new Response(JSON.stringify(body), { status: expected?.status ?? 500, headers });
}

/**
 * The outermost layer: request id, address, security headers, access log, metrics, and the only place where errors
 * become responses.
 */
export function createHttp({
  log,
  metrics,
  disk,
  trustedProxies,
  securityHeaders,
}: HttpOptions): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  const trusts = createProxyTrust(trustedProxies);
  const security = Object.entries(securityHeaders);
  app.use(async (http, next) => {
    const began = performance.now();
    const given = http.req.header('x-request-id');
    const peer = getConnInfo(http).remote.address ?? '';
    const viaProxy = trusts(peer);
    const requestId = viaProxy && given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    http.set('requestId', requestId);
    http.set('viaProxy', viaProxy);
    http.set('address', clientAddress(peer, http.req.header('x-forwarded-for') ?? null, trusts));
    await next();
    const { res } = http;
    res.headers.set('x-request-id', requestId);
    for (const [name, value] of Object.entries(http.get('extraHeaders') ?? {})) res.headers.set(name, value);
    for (const [name, value] of security) if (!res.headers.has(name)) res.headers.set(name, value);
    const durationMs = performance.now() - began;
    const path = http.req.routePath === '*' || http.req.routePath === '/*' ? 'page' : http.req.routePath;
    metrics.request(http.req.method, path, res.status, durationMs / 1000);
    if (http.req.path.startsWith('/api/')) {
      log.info(
        {
          requestId,
          method: http.req.method,
          route: path,
          status: res.status,
          durationMs: Math.round(durationMs * 10) / 10,
        },
        'request',
      );
    }
  });
  app.onError((error, http) => refuse(error, http.get('requestId'), log, disk));
  return app;
}
