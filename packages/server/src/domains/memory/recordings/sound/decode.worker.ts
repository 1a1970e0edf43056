import { open, type FileHandle } from 'node:fs/promises';
import {
  EncodedPacketSink,
  type EncodedPacket,
  type InputAudioTrack,
  FilePathSource,
  Input,
  MATROSKA,
  MP4,
  OGG,
  QTFF,
  WEBM,
} from 'mediabunny';
import { OpusDecoder } from 'opus-decoder';
import { cutAtPauses, stepSeconds, type Stretch } from './cut.ts';
import { bytesPerSecond, longestSeconds, soundRate } from './limits.ts';
import { readWav, wavSamples } from './wav.ts';

export type SoundFormat = 'wav' | 'opus';
/** Why a file is not decoded: it is no sound, its sound is of another kind, or it is too long. */
export type SoundFault = 'unreadable' | 'other' | 'long';

const isFault = (fault: SoundFault) => ({ fault });

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** What a file is by its first bytes; its name says nothing. */
export function kindOfSound(head: Uint8Array): 'wav' | 'container' | 'other' | 'unreadable' {
  const text = Buffer.from(head).toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE') return 'wav';
  if (text.startsWith('\u001aE\u00df\u00a3') || text.startsWith('OggS') || text.slice(4, 8) === 'ftyp')
    return 'container';
  const [first = 0, second = 0] = head;
  // Frames of MP3 and AAC begin with eleven or twelve set bits.
  if (text.startsWith('ID3') || text.startsWith('fLaC') || (first === 0xff && second >= 0xe0)) return 'other';
  return text.startsWith('FORM') || text.startsWith('caff') || text.startsWith('#!AMR')
    ? 'other'
    : 'unreadable';
}

const mimeOf = (head: Uint8Array): string =>
  head[0] === 0x1a ? 'audio/webm' : head[0] === 0x4f ? 'audio/ogg' : 'audio/mp4';

function openContainer(path: string): Input {
  return new Input({ source: new FilePathSource(path), formats: [WEBM, MATROSKA, OGG, MP4, QTFF] });
}

/** The Opus track of a file. */
async function opusIn(input: Input) {
  const tracks = await input.getAudioTracks();
  const codecs = await Promise.all(tracks.map(async (track) => track.getCodec()));
  const track = tracks[codecs.indexOf('opus')];
  if (track !== undefined) return track;
  return tracks.length === 0 ? isFault('unreadable') : isFault('other');
}

/** The packets of a track, as far as they can be read: a recording that was cut off ends where it was. */
async function* packetsOf(track: InputAudioTrack): AsyncGenerator<EncodedPacket, void> {
  try {
    yield* new EncodedPacketSink(track).packets();
  } catch {
    // What came until here counts.
  }
}

/** The kind and the length of a recording, without decoding it. */
export async function inspect(
  path: string,
): Promise<{ format: SoundFormat; mime: string; seconds: number } | { fault: SoundFault }> {
  const head = await headOf(path);
  const kind = kindOfSound(head);
  if (kind === 'wav') {
    const wav = await readWav(path);
    if (wav === null) return isFault('unreadable');
    return wav.seconds > longestSeconds
      ? isFault('long')
      : { format: 'wav', mime: 'audio/wav', seconds: wav.seconds };
  }
  if (kind !== 'container') return isFault(kind);
  const input = openContainer(path);
  try {
    const track = await opusIn(input);
    if ('fault' in track) return track;
    let seconds = 0;
    for await (const packet of packetsOf(track)) {
      seconds += opusSeconds(packet.data);
      if (seconds > longestSeconds) return isFault('long');
    }
    return seconds === 0 ? isFault('unreadable') : { format: 'opus', mime: mimeOf(head), seconds };
  } catch {
    return isFault('unreadable');
  } finally {
    input.dispose();
  }
}

const opusFrameMs = [10, 20, 40, 60, 10, 20, 40, 60, 10, 20, 40, 60, 10, 20, 10, 20];
const celtFrameMs = [2.5, 5, 10, 20];

/** The length of a packet by its own first bytes (RFC 6716, 3.1), whatever its container says. */
export function opusSeconds(packet: Uint8Array): number {
  const [toc, count = 0] = packet;
  if (toc === undefined) return 0;
  const configuration = toc >> 3;
  const frameMs = (configuration < 16 ? opusFrameMs[configuration] : celtFrameMs[configuration % 4]) ?? 0;
  const frames = (toc & 3) === 0 ? 1 : (toc & 3) === 3 ? count & 63 : 2;
  return Math.min(120, frameMs * frames) / 1000;
}

/** Writes samples to a file and notes how loud each step is. */
class SoundFile {
  private readonly file: FileHandle;
  private readonly stepSamples = Math.round(soundRate * stepSeconds);
  private readonly loudness: number[] = [];
  private sum = 0;
  private inStep = 0;
  samples = 0;

  constructor(file: FileHandle) {
    this.file = file;
  }

  async write(samples: Float32Array): Promise<void> {
    const bytes = new Int16Array(samples.length);
    for (const [at, given] of samples.entries()) {
      const value = Number.isFinite(given) ? Math.max(-1, Math.min(1, given)) : 0;
      bytes[at] = Math.round(value * 32_767);
      this.sum += value * value;
      this.inStep += 1;
      if (this.inStep === this.stepSamples) this.endStep();
    }
    this.samples += samples.length;
    await this.file.write(new Uint8Array(bytes.buffer));
  }

  private endStep(): void {
    this.loudness.push(Math.sqrt(this.sum / this.inStep));
    this.sum = 0;
    this.inStep = 0;
  }

  stretches(): Stretch[] {
    if (this.inStep > 0) this.endStep();
    return cutAtPauses(Float32Array.from(this.loudness));
  }
}

/** Packets are decoded this many at once, about a second. */
const packetsAtOnce = 50;

function mixed({ channelData }: { channelData: Float32Array[] }): Float32Array {
  const [first = new Float32Array(), second] = channelData;
  return second === undefined ? first : first.map((value, at) => (value + (second[at] ?? 0)) / 2);
}

async function* opusSamples(path: string): AsyncGenerator<Float32Array, void> {
  const input = openContainer(path);
  const decoder = new OpusDecoder({ sampleRate: soundRate });
  try {
    const track = await opusIn(input);
    if ('fault' in track) return;
    await decoder.ready;
    let packets: Uint8Array[] = [];
    for await (const packet of packetsOf(track)) {
      packets.push(packet.data);
      if (packets.length < packetsAtOnce) continue;
      yield mixed(decoder.decodeFrames(packets));
      packets = [];
    }
    if (packets.length > 0) yield mixed(decoder.decodeFrames(packets));
  } finally {
    decoder.free();
    input.dispose();
  }
}

async function* rawSamples(path: string): AsyncGenerator<Float32Array, void> {
  const file = await open(path);
  try {
    for (;;) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytesPerSecond), 0, bytesPerSecond);
      if (bytesRead === 0) return;
      const samples = new Float32Array(Math.floor(bytesRead / 2));
      for (const at of samples.keys()) samples[at] = buffer.readInt16LE(at * 2) / 32_768;
      yield samples;
    }
  } finally {
    await file.close();
  }
}

/**
 * Decodes a recording into raw 16-bit samples, one channel at 16 kHz, and cuts it at its pauses. It ends at `seconds`,
 * the length that was found when it came. Memory stays small: one second is decoded at a time.
 */
export async function decode(
  path: string,
  target: string,
  { format, seconds }: { format: SoundFormat | 'raw'; seconds: number },
): Promise<{ seconds: number; stretches: Stretch[] }> {
  const most = Math.ceil(Math.min(seconds, longestSeconds) + 1) * soundRate;
  const pieces =
    format === 'opus' ? opusSamples(path) : format === 'wav' ? wavSamples(path) : rawSamples(path);
  const file = await open(target, 'w', 0o600);
  try {
    const sound = new SoundFile(file);
    for await (const piece of pieces) {
      await sound.write(piece.subarray(0, most - sound.samples));
      if (sound.samples >= most) break;
    }
    return { seconds: sound.samples / soundRate, stretches: sound.stretches() };
  } finally {
    await file.close();
  }
}
