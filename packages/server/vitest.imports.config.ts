import { defineConfig } from 'vitest/config';

/** Two hundred damaged copies of each kind of file that can be imported: `npm run test:imports`. */
export default defineConfig({
  test: {
    include: ['packages/server/src/modules/imports/reading/test-long-run.ts'],
    testTimeout: 600_000,
    // The PDF reader leaves rejections behind it. In the program they end its thread, which is a named refusal.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
