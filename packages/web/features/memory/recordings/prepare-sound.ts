import { recordingByteLimit, recordingSecondsLimit } from '@limelight/contracts/catalog';
import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  canEncodeAudio,
  Conversion,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  Output,
  Quality,
  WebMOutputFormat,
  type InputAudioTrack,
} from 'mediabunny';
import { monoSamples, wavOf, wavRate } from './wav.ts';

/** The reason a file is refused, in words for its owner. */
export class SoundRefusal extends Error {
  override readonly name = 'SoundRefusal';
}

export interface PrepareOptions {
  /** The name that a refusal says. */
  name: string;
  /** True when the server reads any format. */
  readsAll: boolean;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Bits a second of converted speech. */
const bitsPerSecond = 32_000;
/** The longest sound that is decoded as a whole, where the browser cannot do it piece by piece. */
const wholeSeconds = 45 * 60;

const ownContainers = ['audio/webm', 'video/webm', 'audio/ogg', 'audio/mp4', 'video/mp4'];

interface Sound {
  blob: Blob;
  track: InputAudioTrack;
  seconds: number;
  mimeType: string;
  hasVideo: boolean;
  /** False for a file that was written while it was recorded. Players cannot find places in it. */
  hasDuration: boolean;
}

async function openSound(blob: Blob, name: string): Promise<Sound> {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(blob) });
  try {
    const track = (await input.canRead()) ? await input.getPrimaryAudioTrack() : null;
    if (track === null)
      throw new SoundRefusal(`${name} has no sound that can be read here. Try another format, such as MP3.`);
    const format = await input.getFormat();
    return {
      blob,
      track,
      seconds: await track.computeDuration(),
      mimeType: format.mimeType,
      hasVideo: (await input.getPrimaryVideoTrack()) !== null,
      hasDuration: (await input.getDurationFromMetadata()) !== null,
    };
  } catch (error) {
    if (error instanceof SoundRefusal) throw error;
    throw new SoundRefusal(`${name} is damaged or not a sound file.`);
  }
}

const isOpus = async ({ track }: Sound) => (await track.getCodec()) === 'opus';

/** True for a file that the server reads as it is. */
async function isReady(sound: Sound): Promise<boolean> {
  const { mimeType, hasVideo, hasDuration, blob } = sound;
  if (blob.size > recordingByteLimit || hasVideo || !hasDuration) return false;
  if (mimeType.includes('wav')) return (await sound.track.getCodec()) === 'pcm-s16';
  return ownContainers.some((type) => mimeType.startsWith(type)) && isOpus(sound);
}

/** The Opus sound of a file, made piece by piece. */
async function toOpus(
  { track }: Sound,
  { signal, onProgress }: Pick<PrepareOptions, 'signal' | 'onProgress'>,
): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const conversion = await Conversion.init({
    input: track.input,
    output,
    tracks: 'primary',
    video: { discard: true },
    audio: {
      codec: 'opus',
      numberOfChannels: 1,
      sampleRate: 48_000,
      quality: new Quality({ bitrate: bitsPerSecond }),
    },
  });
  conversion.onProgress = onProgress;
  const cancel = () => void conversion.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await conversion.execute();
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  return new Blob([target.buffer ?? new ArrayBuffer()], { type: 'audio/webm' });
}

/** Joins Opus sounds into one file, without encoding them again. */
async function joinOpus(sounds: readonly Sound[]): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  const [first] = sounds;
  const decoderConfig = (await first?.track.getDecoderConfig()) ?? undefined;
  let offset = 0;
  for (const { track } of sounds) {
    const begin = await track.getFirstTimestamp();
    let end = offset;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const timestamp = offset + packet.timestamp - begin;
      end = Math.max(end, timestamp + packet.duration);
      await source.add(packet.clone({ timestamp }), decoderConfig && { decoderConfig });
    }
    offset = end;
  }
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer()], { type: 'audio/webm' });
}

/** Decodes a file at once, with what the browser uses to play it. */
async function decodeWhole(sound: Sound, name: string): Promise<Int16Array<ArrayBuffer>> {
  if (sound.seconds > wholeSeconds)
    throw new SoundRefusal(
      `${name} is too long for this browser to convert. Use the newest Chrome, Edge or Firefox, or save it as Opus.`,
    );
  try {
    const context = new OfflineAudioContext(1, 1, wavRate);
    const decoded = await context.decodeAudioData(await sound.blob.arrayBuffer());
    const channels = Array.from({ length: decoded.numberOfChannels }, (_, index) =>
      decoded.getChannelData(index),
    );
    return new Int16Array(monoSamples(channels));
  } catch {
    throw new SoundRefusal(`${name} is in a format that this browser cannot play. Save it as MP3 or WAV.`);
  }
}

/**
 * Makes one file that the server reads of the takes of a recording, or of a file. Opus stays as it is. Anything else is
 * decoded by the browser. Rejects with a `SoundRefusal` that names the file.
 */
export async function prepareSound(blobs: readonly Blob[], options: PrepareOptions): Promise<Blob> {
  const { name, readsAll, signal, onProgress } = options;
  const [only] = blobs;
  if (only === undefined) throw new SoundRefusal('Nothing was recorded.');
  const sounds: Sound[] = [];
  for (const blob of blobs) sounds.push(await openSound(blob, name));
  const seconds = sounds.reduce((sum, sound) => sum + sound.seconds, 0);
  if (seconds > recordingSecondsLimit)
    throw new SoundRefusal(`${name} is longer than two hours. Cut it in two, and add both parts.`);
  const [single] = sounds;
  if (sounds.length === 1 && single !== undefined && (await isReady(single))) return only;
  const channels = new Set(await Promise.all(sounds.map(({ track }) => track.getNumberOfChannels())));
  const plain = (await Promise.all(sounds.map(isOpus))).every(Boolean) && channels.size === 1;
  if (plain) return joinOpus(sounds);
  if (sounds.length === 1 && readsAll && only.size <= recordingByteLimit) return only;
  const readable = await Promise.all(sounds.map(({ track }) => track.canDecode()));
  if (
    readable.every(Boolean) &&
    (await canEncodeAudio('opus', { numberOfChannels: 1, sampleRate: 48_000 }))
  ) {
    const converted: Sound[] = [];
    for (const [index, sound] of sounds.entries()) {
      const report = (share: number) => onProgress((index + share) / sounds.length);
      converted.push(await openSound(await toOpus(sound, { signal, onProgress: report }), name));
      signal.throwIfAborted();
    }
    const [one] = converted;
    return converted.length === 1 && one !== undefined ? one.blob : joinOpus(converted);
  }
  const pieces: Int16Array<ArrayBuffer>[] = [];
  for (const sound of sounds) {
    pieces.push(await decodeWhole(sound, name));
    signal.throwIfAborted();
    onProgress(pieces.length / sounds.length);
  }
  return wavOf(pieces);
}
