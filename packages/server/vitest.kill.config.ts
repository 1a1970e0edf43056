import { defineConfig } from 'vitest/config';

/** Two hundred kills of processes at work on runs: `npm run test:kill`. */
export default defineConfig({
  test: {
    include: ['packages/server/src/modules/runs/test-long-run.ts'],
    globalSetup: ['packages/server/src/testing/global-setup.ts'],
  },
});
