import { defineConfig } from 'vitest/config';

/** A longer run of the model test of publishing: `npm run test:model`. */
export default defineConfig({
  test: {
    include: ['packages/server/src/domains/publishing/publishing/model/test-long-run.ts'],
    globalSetup: ['packages/server/src/testing/global-setup.ts'],
  },
});
