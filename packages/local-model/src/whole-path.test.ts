import { describe } from 'vitest';
import { testWholePath } from './test-whole-path.ts';
import { testWholeSpeech } from './test-whole-speech.ts';

describe('with the stand-in for the runtime', () => {
  testWholePath({ npm: ({ npmRegistryUrl }) => ['npm', `--registry=${npmRegistryUrl}`], leastPackages: 2 });
});

describe('with the stand-in for the runtime of speech', () => {
  testWholeSpeech(({ npmRegistryUrl }) => ['npm', `--registry=${npmRegistryUrl}`]);
});
