import { defineConfig } from 'vitest/config';

/** Kills working processes two hundred times, a news run after every step, and fifty turns of the co-pilot: `npm run test:kill`. */
export default defineConfig({
  test: {
    include: [
      'packages/server/src/domains/runs/runs/test-long-run.ts',
      'packages/server/src/domains/agents/agents/test-news-kills.ts',
      'packages/server/src/domains/shell/copilot/test-long-run.ts',
    ],
    globalSetup: ['packages/server/src/testing/global-setup.ts'],
  },
});
