import { describe } from 'vitest';
import { testWholePath } from './test-whole-path.ts';

describe('with node-llama-cpp from npm', () => {
  testWholePath({ npm: () => ['npm'], leastPackages: 50 });
});
