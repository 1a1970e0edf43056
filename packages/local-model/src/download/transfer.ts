import type { Hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { cancelled, LocalModelError, systemCode } from '../errors.ts';
import { refusal } from './hub.ts';

export type Part = { handle: FileHandle; received: number; hash: Hash };

export type Transfer = {
  url: string;
  sizeBytes: number;
  signal: AbortSignal;
  /** The time without data after which the connection counts as broken. */
  stallMs: number;
  onBytes: (received: number) => void;
};

/** Thrown when the server sends the whole file although the rest was requested. */
export class StartsOver extends Error {}

/**
 * Downloads the missing rest of a part. Resolves when the answer ended, even early, so the caller has to check
 * `received`. Rejects with a named failure when retrying is pointless, and with any other error when it is not.
 */
export async function fetchRest(part: Part, transfer: Transfer): Promise<void> {
  const { url, signal, sizeBytes } = transfer;
  const stall = new AbortController();
  let timer = setTimeout(() => stall.abort(), transfer.stallMs);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stall.abort(), transfer.stallMs);
  };
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([signal, stall.signal]),
      headers: {
        'accept-encoding': 'identity',
        ...(part.received === 0 ? {} : { range: `bytes=${part.received}-` }),
      },
    });
    if (response.status === 404) throw refusal(url, 404);
    // A server problem or too many requests, which may be temporary.
    if (response.status >= 500 || response.status === 429 || response.status === 408)
      throw new Error(`The hub answered ${response.status}.`);
    if (response.status === 416) throw wrongSize('less');
    if (!response.ok) throw refusal(url, response.status);
    if (part.received > 0 && rangeStart(response) !== part.received) {
      await response.body?.cancel();
      throw new StartsOver();
    }
    const body: AsyncIterable<Uint8Array> | null = response.body;
    if (body === null) return;
    for await (const chunk of body) {
      alive();
      if (part.received + chunk.length > sizeBytes) throw wrongSize('more');
      await write(part.handle, chunk, part.received);
      part.hash.update(chunk);
      part.received += chunk.length;
      transfer.onBytes(part.received);
    }
  } catch (error) {
    if (signal.aborted) throw cancelled();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The first byte of the answer: from the range of a 206, otherwise zero. */
function rangeStart(response: Response): number {
  if (response.status !== 206) return 0;
  const start = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1];
  return start === undefined ? Number.NaN : Number(start);
}

async function write(handle: FileHandle, chunk: Uint8Array, position: number): Promise<void> {
  try {
    for (let written = 0; written < chunk.length;) {
      const { bytesWritten } = await handle.write(chunk, written, chunk.length - written, position + written);
      written += bytesWritten;
    }
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new LocalModelError('disk_full', 'The disk is full. Free some space, then resume the download.');
    throw error;
  }
}

const wrongSize = (how: 'more' | 'less') =>
  new LocalModelError(
    'wrong_size',
    `The hub has ${how} than the whole file. Choose another model, or try later.`,
  );
