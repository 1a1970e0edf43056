import type { Config } from '@react-router/dev/config';
import { join } from 'node:path';
import { writeCspHashes } from './csp-hashes.ts';
import { linkDashboard } from './fallback-head.ts';
import { publicPaths } from './app/public-paths.ts';
import { writeSiteFiles } from './site-files.ts';

export default {
  appDirectory: 'app',
  ssr: false,
  prerender: [...publicPaths],
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    await linkDashboard(folder);
    await writeCspHashes(folder);
    await writeSiteFiles(folder, publicPaths, Date.now());
  },
} satisfies Config;
