import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** True in `npm run test:long`. */
const isLong = process.env['TEST_LONG'] === '1';
/** Left out of `npm test`: they take minutes, or test a stand-in in detail. */
const long = isLong ? [] : ['**/*.long.test.ts'];

/** Console output fails a test, so tests have to capture the output they expect. */
const quiet = {
  onConsoleLog: () => {
    throw new Error('A test wrote to the console.');
  },
};

/** Lets tests run at a later date, as a program does that is told so. */
const clock = ['scripts/test/clock.ts'];

/** A generous timeout, because polls measure no speed and busy machines are slow. */
const patient = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    ...quiet,
    // By default, Vitest reserves one core, which would be half of two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          provide: { isLong },
          setupFiles: clock,
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
            ...long,
            'packages/server/src/platform/{embedded,http}/**',
          ],
          globalSetup: ['scripts/test/browser.ts'],
        },
      },
      {
        test: {
          name: 'server',
          provide: { isLong },
          setupFiles: clock,
          expect: patient,
          // Each test application has its own database, and modules keep no state outside their context, so isolation
          // is not needed.
          isolate: false,
          include: [
            'packages/server/src/{evaluation,domains,operator,testing}/**/*.test.ts',
            'packages/server/src/platform/http/**/*.test.ts',
            'packages/server/src/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...long],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          hookTimeout: 30_000,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'journeys',
          setupFiles: clock,
          // Each file has its own browser and each visitor its own profile, and shared modules keep no state.
          isolate: false,
          expect: patient,
          include: ['packages/e2e/journeys/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...long],
          globalSetup: ['scripts/test/browser.ts', 'packages/e2e/support/global-setup.ts'],
          hookTimeout: 240_000,
          testTimeout: 180_000,
          maxWorkers: 2,
        },
      },
      ...(isLong ? ['packages/e2e/vitest.production.config.ts'] : []),
      {
        test: {
          name: 'ground',
          expect: patient,
          include: [
            'scripts/**/*.test.{ts,mjs}',
            'packages/bench/**/*.test.ts',
            'packages/server/src/platform/embedded/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...long],
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
