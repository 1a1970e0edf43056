import type { Config } from '@react-router/dev/config';
import { join } from 'node:path';
import { writeCspHashes } from './csp-hashes.ts';
import { publicPaths } from './app/public-paths.ts';

export default {
  appDirectory: 'app',
  ssr: false,
  prerender: [...publicPaths],
  async buildEnd({ reactRouterConfig }) {
    await writeCspHashes(join(reactRouterConfig.buildDirectory, 'client'));
  },
} satisfies Config;
