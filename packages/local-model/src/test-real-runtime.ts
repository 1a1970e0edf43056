import { describe } from 'vitest';
import { testWholePath } from './test-whole-path.ts';
import { testWholeSpeech } from './test-whole-speech.ts';

describe('with node-llama-cpp from npm', () => {
  testWholePath({ npm: () => ['npm'], leastPackages: 50 });
});

describe('with sherpa-onnx-node from npm', () => {
  testWholeSpeech(() => ['npm']);
});
