import type { Hono } from 'hono';
import type { Config } from '../config/index.ts';
import { isMigrated, type Database } from '../db/index.ts';
import type { DiskWatch } from '../disk.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Queue } from '../queue.ts';
import { sameText } from '../secrets.ts';
import type { Storage } from '../storage.ts';
import { AppError } from './app-error.ts';
import { createHttp } from './app.ts';
import type { HttpEnvironment } from './route.ts';
import { securityHeaders } from './security.ts';

interface Process {
  config: Config;
  database: Database;
  queue: Queue;
  storage: Storage;
  metrics: Metrics;
  disk: DiskWatch;
}

/**
 * Endpoints of every process: `/healthz` (it is alive), `/readyz` (it can do its work) and `/metrics`. `isStopping`
 * returns true once the process has begun to shut down.
 */
export function mountHealth(
  app: Hono<HttpEnvironment>,
  { config, database, queue, storage, metrics, disk }: Process,
  isStopping: () => boolean,
): void {
  app.get('/healthz', (http) => http.json({ status: 'ok' }));
  app.get('/readyz', async (http) => {
    const reachable = await database.pool
      .query('SELECT 1')
      .then(() => true)
      .catch(() => false);
    const checks = {
      database: reachable,
      migrations: reachable && (await isMigrated(database).catch(() => false)),
      queue: queue.isReady(),
      storage: await storage.answers(),
      disk: disk.hasRoom(),
      accepting: !isStopping(),
    };
    const ready = Object.values(checks).every(Boolean);
    return http.json({ status: ready ? 'ready' : 'not ready', checks }, ready ? 200 : 503);
  });
  app.get('/metrics', async (http) => {
    // Without a token, metrics are only available in demo mode, on this machine, and not through a proxy.
    const token = config.METRICS_TOKEN;
    const address = http.get('address');
    const local =
      config.LIMELIGHT_MODE === 'demo' &&
      /^(127\.|::1$)/.test(address) &&
      http.req.header('x-forwarded-for') === undefined;
    const allowed =
      token === undefined ? local : sameText(`Bearer ${token}`, http.req.header('authorization') ?? '');
    if (!allowed) throw new AppError('not_found');
    return http.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });
}

/** Only these three endpoints, for a process that serves nothing else. */
export function createHealthApp(
  process: Process & { log: Log },
  isStopping: () => boolean,
): Hono<HttpEnvironment> {
  const { config, metrics, disk, log } = process;
  const app = createHttp({
    log,
    metrics,
    disk,
    trustedProxies: config.TRUSTED_PROXIES,
    securityHeaders: securityHeaders(config, []),
  });
  mountHealth(app, process, isStopping);
  app.notFound(() => {
    throw new AppError('not_found');
  });
  return app;
}
