import { defineConfig } from 'vitest/config';

/** Kills working processes two hundred times, and a news run after every step: `npm run test:kill`. */
export default defineConfig({
  test: {
    include: [
      'packages/server/src/domains/runs/runs/test-long-run.ts',
      'packages/server/src/domains/agents/agents/test-news-kills.ts',
    ],
    globalSetup: ['packages/server/src/testing/global-setup.ts'],
  },
});
