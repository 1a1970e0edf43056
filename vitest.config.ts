import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Console output fails a test: what a test expects to be logged, it catches. */
const quiet = {
  onConsoleLog: () => {
    throw new Error('A test wrote to the console.');
  },
};

/** A poll ends when what it waits for is there: how long that takes a busy machine is not what it proves. */
const patient = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    ...quiet,
    // Left to itself vitest keeps one core of two for its own.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          expect: patient,
          isolate: false,
          testTimeout: 30_000,
          include: [
            'packages/{contracts,local-model,post-text,slides,web,sandbox}/**/*.test.{ts,tsx}',
            'packages/server/src/{platform,integrations}/**/*.test.ts',
          ],
          exclude: [
            '**/node_modules/**',
            '**/build/**',
            '**/dist/**',
            'packages/server/src/platform/{embedded,http}/**',
          ],
          globalSetup: ['scripts/test/browser.ts'],
        },
      },
      {
        test: {
          name: 'server',
          expect: patient,
          // Each test application has a database of its own; modules keep nothing of one outside its context.
          isolate: false,
          include: [
            'packages/server/src/{evaluation,modules,operator,testing}/**/*.test.ts',
            'packages/server/src/platform/http/**/*.test.ts',
            'packages/server/src/*.test.ts',
          ],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          hookTimeout: 30_000,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'journeys',
          // Each file has a browser of its own, and each visitor a profile; what the files share keeps nothing.
          isolate: false,
          expect: patient,
          include: ['packages/e2e/journeys/**/*.test.ts'],
          globalSetup: ['scripts/test/browser.ts', 'packages/e2e/support/global-setup.ts'],
          hookTimeout: 240_000,
          testTimeout: 180_000,
          // A browser on a busy machine can lose a moment; the report names what needed a second try.
          retry: 1,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'ground',
          expect: patient,
          include: [
            'scripts/**/*.test.{ts,mjs}',
            'packages/bench/**/*.test.ts',
            'packages/server/src/platform/embedded/**/*.test.ts',
          ],
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
