import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../app.ts';
import type { Context } from '../context.ts';
import {
  createHealthApp,
  createPageListener,
  createPages,
  findBuiltPages,
  securityHeaders,
  type Pages,
} from '../platform/http/index.ts';

export interface WebRole {
  port: number;
  /** Says that it is not ready for `DRAIN_SECONDS`, then takes no new connection, lets running answers end, then cuts what is left. */
  stop(graceMs: number): Promise<void>;
}

/** Serves what `create` makes on the configured host and port. Rejects with the system's error, `EADDRINUSE` among them. */
async function listen(
  { config, metrics }: Context,
  pages: Pages | null,
  create: (isStopping: () => boolean) => ReturnType<typeof createApp>,
): Promise<WebRole> {
  let stopping = false;
  const app = create(() => stopping);
  const sends =
    pages &&
    createPageListener({ pages, metrics, securityHeaders: securityHeaders(config, pages.scriptHashes) });
  const answer = getRequestListener(app.fetch, { hostname: config.HOST });
  const server = createServer((request, response) => {
    if (!sends?.(request, response)) void answer(request, response);
  });
  server.listen(config.PORT, config.HOST);
  if (!server.listening)
    await Promise.race([
      once(server, 'listening'),
      once(server, 'error').then(([error]) => Promise.reject(error)),
    ]);
  // Longer than any load balancer's, so that it is never us who closes a connection it is about to use.
  server.keepAliveTimeout = 75_000;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('This process has no port.');
  return {
    port: address.port,
    async stop(graceMs) {
      stopping = true;
      await sleep(config.DRAIN_SECONDS * 1000);
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeIdleConnections();
      const cut = setTimeout(() => {
        server.closeAllConnections();
      }, graceMs);
      const idle = setInterval(() => {
        server.closeIdleConnections();
      }, 100);
      await closed;
      clearTimeout(cut);
      clearInterval(idle);
    },
  };
}

/** Answers the API and serves the built page. Rejects when the port is taken. */
export async function startWeb(context: Context): Promise<WebRole> {
  const root = findBuiltPages();
  const pages = root === null ? null : createPages(root, context.config.PUBLIC_URL);
  return listen(context, pages, (isStopping) => createApp(context, { pages, isStopping }));
}

/** For a worker without the web role: tells the operator how this process is, and answers nothing else. */
export async function startHealth(context: Context): Promise<WebRole> {
  return listen(context, null, (isStopping) => createHealthApp(context, isStopping));
}
