import { open, type FileHandle } from 'node:fs/promises';
import { soundRate } from './limits.ts';

interface Wav {
  channels: number;
  rate: number;
  bits: number;
  /** Samples as floating-point numbers. */
  float: boolean;
  start: number;
  bytes: number;
  seconds: number;
}

const mostChunks = 100;
const formats = { whole: 1, float: 3, extensible: 0xfffe } as const;

async function read(file: FileHandle, length: number, position: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function formatIn(file: FileHandle): Promise<Omit<Wav, 'seconds'> | null> {
  const { size } = await file.stat();
  let position = 12;
  let format: Pick<Wav, 'channels' | 'rate' | 'bits' | 'float'> | null = null;
  for (let chunk = 0; chunk < mostChunks && position + 8 <= size; chunk += 1) {
    const head = await read(file, 8, position);
    const [name, length] = [head.toString('latin1', 0, 4), head.readUInt32LE(4)];
    const start = position + 8;
    if (name === 'fmt ') {
      const fields = await read(file, 40, start);
      if (length < 16 || fields.length < 16) return null;
      const given = fields.readUInt16LE(0);
      const kind = given === formats.extensible && fields.length >= 26 ? fields.readUInt16LE(24) : given;
      if (kind !== formats.whole && kind !== formats.float) return null;
      format = {
        channels: fields.readUInt16LE(2),
        rate: fields.readUInt32LE(4),
        bits: fields.readUInt16LE(14),
        float: kind === formats.float,
      };
    }
    // A recording that was streamed does not know its length and says nothing or everything.
    if (name === 'data')
      return format === null ? null : { ...format, start, bytes: Math.min(length || size, size - start) };
    position = start + length + (length % 2);
  }
  return null;
}

const isFit = ({ channels, rate, bits, float }: Omit<Wav, 'seconds'>) =>
  channels >= 1 &&
  channels <= 8 &&
  rate >= 8_000 &&
  rate <= 192_000 &&
  (float ? bits === 32 : [8, 16, 24, 32].includes(bits));

async function wavOf(file: FileHandle): Promise<Wav | null> {
  const format = await formatIn(file);
  if (format === null || !isFit(format)) return null;
  const seconds = format.bytes / (format.rate * format.channels * (format.bits / 8));
  return seconds === 0 ? null : { ...format, seconds };
}

/** What the head of a WAV file says; null when it is none that can be read. */
export async function readWav(path: string): Promise<Wav | null> {
  const file = await open(path);
  try {
    return await wavOf(file);
  } finally {
    await file.close();
  }
}

function sampleAt(buffer: Buffer, at: number, { bits, float }: Wav): number {
  if (float) return buffer.readFloatLE(at);
  if (bits === 8) return (buffer.readUInt8(at) - 128) / 128;
  return buffer.readIntLE(at, bits / 8) / 2 ** (bits - 1);
}

/** The samples of a WAV file as one channel at 16 kHz, about a second at a time. */
export async function* wavSamples(path: string): AsyncGenerator<Float32Array, void> {
  const file = await open(path);
  try {
    const wav = await wavOf(file);
    if (wav === null) return;
    const frame = wav.channels * (wav.bits / 8);
    const ratio = wav.rate / soundRate;
    const frames = Math.floor(wav.bytes / frame);
    const total = Math.floor(frames / ratio);
    for (let from = 0; from < total; from += soundRate) {
      const count = Math.min(soundRate, total - from);
      const first = Math.floor(from * ratio);
      const last = Math.min(frames, Math.ceil((from + count) * ratio) + 1);
      const buffer = await read(file, (last - first) * frame, wav.start + first * frame);
      const held = Math.floor(buffer.length / frame);
      const mono = new Float32Array(held);
      for (const at of mono.keys()) {
        let sum = 0;
        for (let channel = 0; channel < wav.channels; channel += 1)
          sum += sampleAt(buffer, at * frame + channel * (wav.bits / 8), wav);
        mono[at] = sum / wav.channels;
      }
      yield resampled(mono, { from: from * ratio - first, ratio, count });
    }
  } finally {
    await file.close();
  }
}

/** Averages what falls on each new sample, or draws a line between neighbours where there are fewer. */
function resampled(
  given: Float32Array,
  { from, ratio, count }: { from: number; ratio: number; count: number },
): Float32Array {
  const samples = new Float32Array(count);
  for (const at of samples.keys()) {
    const place = from + at * ratio;
    const low = Math.floor(place);
    if (ratio <= 1) {
      const [a = 0, b = a] = [given[low], given[low + 1]];
      samples[at] = a + (b - a) * (place - low);
      continue;
    }
    const high = Math.max(low + 1, Math.floor(place + ratio));
    let sum = 0;
    for (let one = low; one < high; one += 1) sum += given[one] ?? 0;
    samples[at] = sum / (high - low);
  }
  return samples;
}
