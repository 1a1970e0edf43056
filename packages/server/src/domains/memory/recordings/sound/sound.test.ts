import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  Mp4OutputFormat,
  OGG,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sentences, spokenOgg, tonesWav } from '../test-sounds.ts';
import { cutAtPauses, stepSeconds } from './cut.ts';
import { decode, inspect, opusSeconds } from './decode.worker.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limelight-decode-'));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

async function look(bytes: Uint8Array) {
  const path = join(folder, 'given');
  await writeFile(path, bytes);
  return inspect(path);
}

async function decoded(bytes: Uint8Array) {
  const found = await look(bytes);
  if ('fault' in found) throw new Error(found.fault);
  const raw = join(folder, 'raw');
  const { seconds, stretches } = await decode(join(folder, 'given'), raw, found);
  expect((await stat(raw)).size).toBe(Math.round(seconds * 32_000));
  return { ...found, decodedSeconds: seconds, stretches };
}

/** The same packets in another container, as a browser writes them. */
async function inContainer(format: WebMOutputFormat | Mp4OutputFormat): Promise<Uint8Array> {
  const input = new Input({ source: new BufferSource(spokenOgg()), formats: [OGG] });
  const track = await input.getPrimaryAudioTrack();
  const config = await track?.getDecoderConfig();
  if (track === null || config === null || config === undefined) throw new Error('no track');
  const output = new Output({ format, target: new BufferTarget() });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets())
    await source.add(packet, { decoderConfig: config });
  await output.finalize();
  input.dispose();
  return new Uint8Array(output.target.buffer ?? new ArrayBuffer(0));
}

test('Opus in Ogg, WebM, a WebM that was recorded live and MP4 has one length and one sound', async () => {
  const ogg = await decoded(spokenOgg());
  expect(ogg).toMatchObject({ format: 'opus', mime: 'audio/ogg' });
  expect(ogg.seconds).toBeGreaterThan(8);
  expect(ogg.stretches.length).toBeGreaterThan(0);
  const others = [
    ['audio/webm', new WebMOutputFormat()],
    ['audio/webm', new WebMOutputFormat({ appendOnly: true })],
    ['audio/mp4', new Mp4OutputFormat()],
  ] as const;
  for (const [mime, format] of others) {
    const other = await decoded(await inContainer(format));
    expect(other.mime).toBe(mime);
    expect(Math.abs(other.decodedSeconds - ogg.decodedSeconds)).toBeLessThan(0.05);
    expect(other.stretches).toEqual(ogg.stretches);
  }
});

test('WAV of every usual kind is read at 16 kHz', async () => {
  const tones = sentences(3);
  const plain = await decoded(tonesWav(tones));
  expect(plain.decodedSeconds).toBeCloseTo(10.5, 2);
  // The same head, read as 48 kHz in three channels of 8 bits, or a float, is another sound of a known length.
  const variants = [
    { channels: 2, rate: 48_000, bits: 16, kind: 1 },
    { channels: 1, rate: 44_100, bits: 24, kind: 1 },
    { channels: 1, rate: 8_000, bits: 8, kind: 1 },
    { channels: 1, rate: 16_000, bits: 32, kind: 3 },
  ];
  for (const { channels, rate, bits, kind } of variants) {
    const frame = channels * (bits / 8);
    const file = Buffer.concat([Buffer.from(tonesWav([]).subarray(0, 44)), Buffer.alloc(rate * frame * 2)]);
    file.writeUInt16LE(kind, 20);
    file.writeUInt16LE(channels, 22);
    file.writeUInt32LE(rate, 24);
    file.writeUInt16LE(frame, 32);
    file.writeUInt16LE(bits, 34);
    file.writeUInt32LE(rate * frame * 2, 40);
    expect((await decoded(file)).decodedSeconds).toBeCloseTo(2, 2);
  }
});

test('what is cut off is read as far as it goes, and what lies about itself is refused or ends', async () => {
  const ogg = spokenOgg();
  const half = await decoded(ogg.subarray(0, Math.floor(ogg.length / 2)));
  expect(half.decodedSeconds).toBeGreaterThan(1);
  const wav = tonesWav(sentences(2));
  const cut = await decoded(wav.subarray(0, 44 + 32_000));
  expect(cut.decodedSeconds).toBeCloseTo(1, 2);
  // A head that promises hours counts for what follows it.
  const lying = Buffer.from(wav);
  lying.writeUInt32LE(0xffffffff, 40);
  expect((await decoded(lying)).decodedSeconds).toBeCloseTo(7, 1);
  const slow = Buffer.from(wav);
  slow.writeUInt32LE(1, 24);
  expect(await look(slow)).toEqual({ fault: 'unreadable' });
  const random = Buffer.from(ogg);
  for (let at = 200; at < random.length; at += 3) random[at] = (at * 7919) % 256;
  const found = await look(random);
  expect('fault' in found || found.seconds < 7200).toBe(true);
});

test('two hours are the most, by what the packets hold and not by what the file says', async () => {
  const head = Buffer.from(tonesWav([]).subarray(0, 44));
  head.writeUInt32LE(8_000, 24);
  head.writeUInt16LE(8, 34);
  head.writeUInt16LE(1, 32);
  const hours = Buffer.concat([head, Buffer.alloc(8_000 * 7_201)]);
  hours.writeUInt32LE(8_000 * 7_201, 40);
  expect(await look(hours)).toEqual({ fault: 'long' });
  expect([0x08, 0x78, 0x7b].map((toc) => opusSeconds(Uint8Array.of(toc, 6)))).toEqual([0.02, 0.02, 0.12]);
  // Configuration 3 has 60 ms; 63 of them are more than a packet may hold.
  expect(opusSeconds(Uint8Array.of(0x1b, 63))).toBe(0.12);
  expect(opusSeconds(new Uint8Array())).toBe(0);
});

const steps = (seconds: number) => Math.round(seconds / stepSeconds);
const loudness = (...parts: [seconds: number, value: number][]) =>
  Float32Array.from(parts.flatMap(([seconds, value]) => Array<number>(steps(seconds)).fill(value)));

/** A voice without a pause. */
const syllables = (seconds: number) =>
  Array.from({ length: Math.round(seconds * 5) }, (_, at): [number, number] => [
    0.2,
    at % 3 === 0 ? 0.05 : 0.2,
  ]);

test('a recording is cut at its pauses, and at the quietest place where it has none', () => {
  const cut = (...parts: [number, number][]) =>
    cutAtPauses(loudness(...parts)).map(({ from, to }) => [from, to].map((one) => Math.round(one * 10) / 10));
  expect(cut([2, 0], [5, 0.2], [0.4, 0], [4, 0.2], [1, 0], [3, 0.2])).toEqual([
    [1.8, 11.6],
    [12.2, 15.4],
  ]);
  const [first, second] = cut(...syllables(20), [0.1, 0.01], ...syllables(10), [3, 0]);
  expect(first?.[1]).toBeCloseTo(20.05, 0);
  expect(second?.[0]).toBe(first?.[1]);
  for (const [from = 0, to = 0] of cut(...syllables(100), [1, 0])) expect(to - from).toBeLessThanOrEqual(25);
});

test('silence, noise, a hum and a click are nobody who speaks', () => {
  const noise = Float32Array.from({ length: steps(60) }, (_, at) => 0.02 + 0.004 * Math.sin(at * 12.9898));
  for (const sound of [
    new Float32Array(steps(60)),
    noise,
    loudness([60, 0.3]),
    loudness([5, 0], [0.04, 0.5], [5, 0]),
  ])
    expect(cutAtPauses(sound)).toEqual([]);
});
