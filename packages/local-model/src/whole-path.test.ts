import { describe } from 'vitest';
import { testWholePath } from './test-whole-path.ts';

describe('with the stand-in for the runtime', () => {
  testWholePath({ npm: ({ npmRegistryUrl }) => ['npm', `--registry=${npmRegistryUrl}`], leastPackages: 2 });
});
