import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import type { ErrorCode } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { ThreadFault, threadFile } from '../../../../platform/threads/index.ts';
import type { Stretch } from './cut.ts';
import type * as Decode from './decode.worker.ts';
import { bytesPerSecond, longestSeconds } from './limits.ts';

const decoding = threadFile<typeof Decode>(import.meta.url, 'decode');

const folderName = 'limelight-sound-';
const staleMs = 6 * 3_600_000;

/** A folder of its own below that for temporary files, which goes when the work is done. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), folderName));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what killed processes have left. */
export async function sweepFolders(now: number): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(folderName)) continue;
    const path = join(tmpdir(), name);
    const facts = await stat(path).catch(() => null);
    if (facts !== null && facts.mtimeMs < now - staleMs) await rm(path, { recursive: true, force: true });
  }
}

type Pieces = () => AsyncIterable<Uint8Array>;
type Format = 'wav' | 'opus' | 'other';

/** Formats that hold their sound themselves; others, such as playlists, name files. */
const formats = 'mov,matroska,webm,ogg,mp3,aac,flac,wav,aiff,caf,amr,ac3,avi,asf,mpeg,mpegts,flv,w64,au';

const ffmpegMs = 170_000;
const run = promisify(execFile);

/** Has the system’s ffmpeg write raw samples, whatever the file is. Refuses with `recording_unreadable`. */
async function withFfmpeg(ffmpeg: string, from: string, to: string, signal?: AbortSignal): Promise<number> {
  const args = [
    ...`-nostdin -hide_banner -loglevel error -protocol_whitelist file -format_whitelist ${formats} -i`.split(
      ' ',
    ),
    `file:${from}`,
    ...`-map 0:a:0 -vn -sn -dn -ac 1 -ar 16000 -t ${longestSeconds + 1} -f s16le -y`.split(' '),
    `file:${to}`,
  ];
  try {
    await run(ffmpeg, args, {
      timeout: ffmpegMs,
      windowsHide: true,
      ...(signal === undefined ? {} : { signal }),
    });
    return (await stat(to)).size / bytesPerSecond;
  } catch {
    signal?.throwIfAborted();
    throw new AppError('recording_unreadable');
  }
}

const refusals = {
  unreadable: 'recording_unreadable',
  other: 'recording_needs_browser',
  long: 'recording_too_long',
} as const satisfies Record<Decode.SoundFault, ErrorCode>;

async function inThread<T>(work: Promise<T>, unreadable: ErrorCode): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ThreadFault)) throw error;
    if (error.kind === 'busy') throw new AppError('writer_queue_full');
    if (error.kind === 'stopped') throw new AppError('unavailable');
    throw new AppError(unreadable);
  }
}

export interface SoundFacts {
  format: Format;
  mime: string;
  seconds: number;
}

/** What kind of sound this is, and how long. Refuses with the codes of `addRecording`. */
export async function inspectSound(context: Context, owner: string, pieces: Pieces): Promise<SoundFacts> {
  return inFolder(async (folder) => {
    const path = join(folder, 'given');
    await pipeline(pieces, createWriteStream(path, { mode: 0o600 }));
    const call = context.threads.sounds.call(decoding, 'inspect', [path], { owner, atMost: 4 });
    const found = await inThread(call, 'recording_unreadable');
    if (!('fault' in found)) return found;
    const ffmpeg = context.config.FFMPEG_PATH;
    if (found.fault === 'long' || ffmpeg === undefined) throw new AppError(refusals[found.fault]);
    const seconds = await withFfmpeg(ffmpeg, path, join(folder, 'raw'));
    if (seconds > longestSeconds) throw new AppError('recording_too_long');
    if (seconds === 0) throw new AppError('recording_unreadable');
    return { format: 'other', mime: 'application/octet-stream', seconds };
  });
}

/** A decoded recording. */
export interface OpenSound {
  /** The parts in which somebody speaks. */
  stretches: Stretch[];
  read: (stretch: Stretch) => Promise<Uint8Array<ArrayBuffer>>;
}

interface SoundOrder {
  owner: string;
  format: Format;
  seconds: number;
  signal: AbortSignal;
}

/**
 * Gives work a recording to read. It is decoded once, when it is first needed, into a temporary file. Refuses with
 * `recording_unreadable`.
 */
export async function withSound<T>(
  context: Context,
  pieces: Pieces,
  { owner, format, seconds, signal }: SoundOrder,
  work: (open: () => Promise<OpenSound>) => Promise<T>,
): Promise<T> {
  return inFolder(async (folder) => {
    const [given, read, raw] = [join(folder, 'given'), join(folder, 'read'), join(folder, 'raw')] as const;
    const decodeAll = async (): Promise<OpenSound> => {
      await pipeline(pieces, createWriteStream(given, { mode: 0o600 }), { signal });
      if (format === 'other') {
        const ffmpeg = context.config.FFMPEG_PATH;
        if (ffmpeg === undefined) throw new AppError('recording_needs_browser');
        await withFfmpeg(ffmpeg, given, read, signal);
      }
      const order = format === 'other' ? { from: read, format: 'raw' as const } : { from: given, format };
      const call = context.threads.sounds.call(
        decoding,
        'decode',
        [order.from, raw, { format: order.format, seconds }],
        { owner, signal },
      );
      const { stretches } = await inThread(call, 'recording_unreadable');
      return { stretches, read: (stretch) => readStretch(raw, stretch) };
    };
    let opened: Promise<OpenSound> | null = null;
    return work(() => (opened ??= decodeAll()));
  });
}

async function readStretch(path: string, { from, to }: Stretch): Promise<Uint8Array<ArrayBuffer>> {
  const [first, last] = [from, to].map((second) => Math.round((second * bytesPerSecond) / 2) * 2);
  const file = await open(path);
  try {
    const length = Math.max(0, (last ?? 0) - (first ?? 0));
    const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, first ?? 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
