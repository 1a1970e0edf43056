import { defineConfig } from 'vitest/config';

/** Three hundred generated decks, and each design on the screen beside its PDF: `npm run test:slides`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/test-many-decks.ts', 'src/test-same-picture.ts'],
    testTimeout: 120_000,
  },
});
