import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Walks once through the built program in production mode: `npm run test:production`, also part of `npm run test:long`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'production',
    expect: { poll: { timeout: 20_000 } },
    include: ['packages/e2e/production/**/*.test.ts'],
    globalSetup: ['packages/server/src/testing/global-setup.ts'],
    // The first start builds what has changed.
    hookTimeout: 420_000,
    testTimeout: 60_000,
  },
});
