import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type Sandbox } from '@limelight/sandbox';
import { afterAll, beforeAll } from 'vitest';
import { startProgram, type RunningProgram } from './program.ts';

const rate = 48_000;

/** What the transcriber of the sandbox hears in each tone, by its pitch in hertz. */
export const sentences = {
  400: 'In March 2021 I moved the night shift at Brightwater to scanners.',
  700: 'Nobody wanted them at first.',
  1000: 'What did I learn from that?',
  1300: 'Ask people before you buy them anything.',
} as const;

/** The pitch of a tone that went through a microphone is up to ten hertz off. */
const heard = Object.fromEntries(
  Object.entries(sentences).flatMap(([hertz, sentence]) =>
    [-10, 0, 10].map((off) => [String(Number(hertz) + off), sentence]),
  ),
);

/** A WAV file with the tones one after the other. */
export function tonesFile(seconds: number, pauseSeconds: number): Buffer {
  const samples = Object.keys(sentences).flatMap((hertz) => {
    const tone = Array.from({ length: seconds * rate }, (_, at) =>
      Math.round(12_000 * Math.sin((2 * Math.PI * Number(hertz) * at) / rate)),
    );
    return [...tone, ...Array.from({ length: pauseSeconds * rate }, () => 0)];
  });
  const body = Buffer.from(new Int16Array(samples).buffer);
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(36 + body.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(body.length, 40);
  return Buffer.concat([head, body]);
}

/** The arguments of a browser whose microphone hears the tones again and again. */
export function microphoneArguments(): string[] {
  const path = join(mkdtempSync(join(tmpdir(), 'limelight-microphone-')), 'tones.wav');
  writeFileSync(path, tonesFile(1, 1));
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${path}`,
    '--autoplay-policy=no-user-gesture-required',
  ];
}

/** A separate program for a journey file, with a transcriber and a model of the sandbox connected. */
export function startSpeechProgram(): { readonly url: string; readonly sandbox: Sandbox } {
  let sandbox: Sandbox;
  let program: RunningProgram;
  beforeAll(async () => {
    sandbox = await startSandbox({ model: { mode: 'helpful' } });
    await sandbox.control.speech.configure({ sentences: heard });
    program = await startProgram({
      TRANSCRIBER_BASE_URL: sandbox.speechUrl,
      TRANSCRIBER_MODEL: 'whisper-journey',
    });
  });
  afterAll(async () => {
    await program.stop();
    await sandbox.close();
  });
  return {
    get url() {
      return program.url;
    },
    get sandbox() {
      return sandbox;
    },
  };
}
