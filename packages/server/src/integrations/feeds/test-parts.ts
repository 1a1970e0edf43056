import { brand } from '@limelight/contracts';
import type { Sandbox } from '@limelight/sandbox';
import { createLog } from '../../platform/log.ts';
import { createThreads } from '../../platform/threads/index.ts';
import { createWebPages } from '../web-pages/index.ts';
import { createFeeds } from './index.ts';

/** The reader of feeds over real HTTP against the sandbox, whose whole server it may reach. */
export function feedsAt(sandbox: Sandbox, timeoutMs = 1_500) {
  const log = createLog('silent');
  const threads = createThreads(log);
  const webPages = createWebPages(
    { FETCH_ALLOWED_ADDRESSES: [sandbox.url], PUBLIC_URL: `https://${brand.name}.example` },
    log,
    { timeoutMs },
  );
  return { threads, feeds: createFeeds({ webPages, threads, clock: { now: () => 0 } }) };
}
