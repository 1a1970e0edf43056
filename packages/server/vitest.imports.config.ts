import { defineConfig } from 'vitest/config';

/** Reads damaged copies of every importable file, and an export of 50 MB: `npm run test:imports`. */
export default defineConfig({
  test: {
    include: [
      'packages/server/src/domains/library/imports/reading/test-long-run.ts',
      'packages/server/src/domains/library/imports/test-long-run.ts',
    ],
    globalSetup: ['packages/server/src/testing/global-setup.ts'],
    hookTimeout: 60_000,
    testTimeout: 1_200_000,
    // The PDF reader leaves unhandled rejections behind. In production they end its thread, which is reported as a
    // named error.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
