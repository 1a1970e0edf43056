import { brand } from '@limelight/contracts';
import type { Sandbox } from '@limelight/sandbox';
import { createLog } from '../../platform/log.ts';
import { createThreads } from '../../platform/threads/index.ts';
import { createWebPages } from '../web-pages/index.ts';
import { createFeeds } from './index.ts';

/** A feed reader with real HTTP, allowed to access the whole sandbox server. */
export function feedsAt(sandbox: Sandbox, timeoutMs = 20_000) {
  const log = createLog('silent');
  const threads = createThreads(log);
  const webPages = createWebPages(
    { FETCH_ALLOWED_ADDRESSES: [sandbox.url], PUBLIC_URL: `https://${brand.name}.example` },
    log,
    { timeoutMs },
  );
  return { threads, feeds: createFeeds({ webPages, threads, clock: { now: () => 0 } }) };
}
