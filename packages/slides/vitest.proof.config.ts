import { defineConfig } from 'vitest/config';

/** Lays out three hundred generated decks and compares each design's PDF with the screen: `npm run test:slides`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/test-many-decks.ts', 'src/test-same-picture.ts'],
    testTimeout: 600_000,
  },
});
