// Replaces sherpa-onnx-node in tests without it: the same functions, which hear what the tiny model hears.
import { existsSync, readFileSync } from 'node:fs';

const STEP_SECONDS = 0.02;
const SILENCE = 0.01;
const SAMPLES_PER_STEP = 320;
/** How ONNX files begin. */
const ONNX = 0x08;

function soundsIn(samples) {
  const sounds = [];
  for (let at = 0; at * SAMPLES_PER_STEP < samples.length; at += 1) {
    const step = samples.subarray(at * SAMPLES_PER_STEP, (at + 1) * SAMPLES_PER_STEP);
    if (step.every((sample) => Math.abs(sample) < SILENCE)) continue;
    const last = sounds.at(-1);
    if (last !== undefined && at - last.to <= 6) last.to = at + 1;
    else sounds.push({ from: at, to: at + 1 });
  }
  return sounds;
}

class Stream {
  acceptWaveform({ samples, sampleRate }) {
    if (sampleRate !== 16_000) throw new Error('Only 16 kHz can be heard.');
    this.samples = samples;
  }
}

export class OfflineRecognizer {
  static async createAsync({ modelConfig: { transducer, tokens } }) {
    if (!existsSync(tokens)) throw new Error('Failed to create offline recognizer');
    for (const path of Object.values(transducer))
      if (readFileSync(path)[0] !== ONNX)
        throw new Error(`Load model from ${path} failed:Protobuf parsing failed.`);
    return new OfflineRecognizer();
  }

  createStream() {
    return new Stream();
  }

  async decodeAsync({ samples }) {
    const sounds = soundsIn(samples);
    const tokens = sounds.flatMap(() => [' loud', ' quiet']);
    const timestamps = sounds.flatMap(({ from, to }) => [from * STEP_SECONDS, to * STEP_SECONDS]);
    return { text: tokens.join('').trim(), tokens, timestamps };
  }
}
