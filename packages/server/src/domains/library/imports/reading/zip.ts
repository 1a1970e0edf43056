import { Inflate, Unzip } from 'fflate';
import { ImportFault } from './import-fault.ts';

interface ZipLimits {
  /** The maximum unpacked size of one file, and of all files together. */
  fileBytes: number;
  totalBytes: number;
  members: number;
}

export interface ZipMember {
  /** The path in the archive. It is never used as a path on disk. */
  path: string;
  bytes: Uint8Array;
  fault: 'cut' | 'damaged' | 'too-large' | null;
}

const defaults: ZipLimits = { fileBytes: 64 * 1024 * 1024, totalBytes: 160 * 1024 * 1024, members: 2_000 };
const pieceBytes = 64 * 1024;
/** Small steps, so that the output of one step stays small too. */
const stepBytes = 4_096;
/** A file above this size with a compression ratio over a hundred is treated as a zip bomb. */
const suspiciousBytes = 10 * 1024 * 1024;
const suspiciousRatio = 100;

interface Open extends ZipMember {
  chunks: Uint8Array[];
  size: number;
  packed: number;
  ended: boolean;
}

/** What is stored uncompressed arrives in pieces of the archive itself, which need no copy. */
function inOnePiece(chunks: readonly Uint8Array[], size: number): Uint8Array | null {
  const first = chunks[0];
  let next = first?.byteOffset ?? 0;
  for (const { buffer, byteOffset, length } of chunks) {
    if (length > 0 && (buffer !== first?.buffer || byteOffset !== next)) return null;
    next += length;
  }
  return first === undefined ? null : new Uint8Array(first.buffer, first.byteOffset, size);
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = inOnePiece(chunks, size);
  if (whole !== null) return whole;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Reading more takes seconds, even when none of them is wanted. */
const entryLimit = 20_000;
const endSign = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
/** The directory's end, with the longest comment. */
const endBytes = 65_557;

/** How many files the archive's directory names; 0 when it has no directory. */
function entriesIn(archive: Uint8Array): number {
  const from = Math.max(0, archive.length - endBytes);
  const end = Buffer.from(archive.buffer, archive.byteOffset + from, archive.length - from);
  const at = end.lastIndexOf(endSign);
  return at < 0 || at + 12 > end.length ? 0 : end.readUInt16LE(at + 10);
}

/**
 * Reads the wanted files from the start of the archive, so a truncated archive still yields its first files. A file
 * over the limits yields nothing and is not unpacked further. Throws `ImportFault` for too many files.
 */
export function readZip(
  archive: Uint8Array,
  wanted: (path: string) => boolean,
  limits: ZipLimits = defaults,
): { members: ZipMember[]; isCut: boolean; leftOut: number } {
  if (entriesIn(archive) > entryLimit) throw new ImportFault('too-large');
  const members: Open[] = [];
  let current: Open | null = null;
  let total = 0;
  let seen = 0;
  let leftOut = 0;

  const take = (member: Open, error: unknown, chunk: Uint8Array, final: boolean) => {
    if (member.fault !== null || member.ended) return;
    if (error !== null) {
      member.fault = 'damaged';
      return;
    }
    member.size += chunk.length;
    total += chunk.length;
    const grows = member.size > suspiciousBytes && member.size > member.packed * suspiciousRatio;
    if (member.size > limits.fileBytes || total > limits.totalBytes || grows) {
      total -= member.size;
      member.fault = 'too-large';
      member.chunks = [];
      member.size = 0;
      return;
    }
    member.chunks.push(chunk);
    member.ended = final;
  };

  /** Unpacks the current file and stops at its first fault. */
  class Unpacker {
    static readonly compression = 8;
    ondata: (error: Error | null, chunk: Uint8Array, final: boolean) => void = () => undefined;
    private readonly inflate = new Inflate((chunk, final) => this.ondata(null, chunk, final));
    private readonly member = current;
    push(data: Uint8Array, final: boolean): void {
      if (this.member === null || this.member.fault !== null) return;
      this.member.packed += data.length;
      try {
        let at = 0;
        do {
          this.inflate.push(data.subarray(at, at + stepBytes), final && at + stepBytes >= data.length);
          at += stepBytes;
        } while (at < data.length && this.member.fault === null);
      } catch {
        this.member.fault = 'damaged';
      }
    }
  }

  const unzip = new Unzip((file) => {
    seen += 1;
    if (seen > limits.members || !wanted(file.name)) {
      if (!file.name.endsWith('/')) leftOut += 1;
      return;
    }
    const member: Open = {
      path: file.name,
      bytes: new Uint8Array(),
      fault: null,
      chunks: [],
      size: 0,
      packed: file.compression === 0 ? Number.POSITIVE_INFINITY : 0,
      ended: false,
    };
    members.push(member);
    file.ondata = (error, chunk, final) => take(member, error, chunk, final);
    current = member;
    try {
      file.start();
    } catch {
      member.fault = 'damaged';
    }
    current = null;
  });
  unzip.register(Unpacker);
  let isCut = false;
  try {
    for (let at = 0; at < archive.length; at += pieceBytes)
      unzip.push(archive.subarray(at, at + pieceBytes), at + pieceBytes >= archive.length);
  } catch {
    isCut = true;
  }
  for (const member of members) {
    if (!member.ended && member.fault === null) member.fault = 'cut';
    isCut ||= member.fault === 'cut';
  }
  return {
    isCut,
    leftOut,
    members: members.map(({ path, chunks, size, fault }) => ({ path, fault, bytes: join(chunks, size) })),
  };
}
