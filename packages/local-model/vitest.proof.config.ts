import { defineConfig } from 'vitest/config';

/** Tests the whole path with the real runtime, which npm has to download: `npm run test:local-model`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/test-real-runtime.ts'],
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 180_000,
    hookTimeout: 30_000,
  },
});
