import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueModel } from '../catalogue.ts';
import { cancelled, LocalModelError } from '../errors.ts';
import { DISK_MARGIN_BYTES, freeDiskBytes } from '../fit.ts';
import { SingleFlight, type Caller } from '../single-flight.ts';
import { askHub, fileUrl, pause, unreachable, type HubStatement } from './hub.ts';
import { fetchRest, StartsOver, type Part } from './transfer.ts';

export type DownloadProgress = {
  /** `checking` reads the part left by an earlier download, `verifying` compares the checksum. */
  phase: 'checking' | 'downloading' | 'verifying';
  receivedBytes: number;
  totalBytes: number;
};

export type Downloaded = {
  id: string;
  /** `partial` means that downloading again resumes. */
  state: 'complete' | 'partial';
  active: boolean;
  bytes: number;
  totalBytes: number;
};

export type DownloadSettings = {
  /** The number of consecutive attempts without a new byte before a download gives up, by default 5. */
  attempts?: number;
  /** The pause after the first failed attempt, doubled each time, by default 1,000. */
  retryMs?: number;
  /** By default 30,000. */
  stallMs?: number;
};

const REPORT_EVERY_BYTES = 1 << 20;

export class Downloads {
  readonly #directory: string;
  readonly #hubUrl: string;
  readonly #settings: Required<DownloadSettings>;
  readonly #flights = new SingleFlight<DownloadProgress>();

  constructor(directory: string, hubUrl: string, settings: DownloadSettings = {}) {
    this.#directory = directory;
    this.#hubUrl = hubUrl;
    this.#settings = { attempts: 5, retryMs: 1000, stallMs: 30_000, ...settings };
  }

  path(model: CatalogueModel): string {
    return join(this.#directory, model.file);
  }

  async state(model: CatalogueModel): Promise<Downloaded | undefined> {
    const { id, sizeBytes: totalBytes } = model;
    const whole = await sizeOf(this.path(model));
    const active = this.#flights.has(id);
    if (whole !== undefined) return { id, state: 'complete', active, bytes: whole, totalBytes };
    const bytes = await sizeOf(`${this.path(model)}.part`);
    return bytes === undefined && !active
      ? undefined
      : { id, state: 'partial', active, bytes: bytes ?? 0, totalBytes };
  }

  async download(model: CatalogueModel, caller: Caller<DownloadProgress> = {}): Promise<void> {
    if ((await sizeOf(this.path(model))) !== undefined) return;
    await this.#flights.join(model.id, caller, (signal, report) => this.#downloadNow(model, signal, report));
  }

  async remove(model: CatalogueModel): Promise<void> {
    await this.#flights.abort(model.id);
    await rm(this.path(model), { force: true });
    await rm(`${this.path(model)}.part`, { force: true });
  }

  async close(): Promise<void> {
    await this.#flights.abortAll();
  }

  async #downloadNow(
    model: CatalogueModel,
    signal: AbortSignal,
    report: (progress: DownloadProgress) => void,
  ): Promise<void> {
    const url = fileUrl(this.#hubUrl, model);
    const { sizeBytes, sha256 } = expected(model, await askHub(url, signal));
    await mkdir(this.#directory, { recursive: true });
    const partPath = `${this.path(model)}.part`;
    await this.#checkRoom(sizeBytes - ((await sizeOf(partPath)) ?? 0));
    const handle = await open(partPath, 'a').then(async (made) => {
      await made.close();
      return open(partPath, 'r+');
    });
    let sound = true;
    try {
      const part: Part = { handle, received: 0, hash: createHash('sha256') };
      const progress = (phase: DownloadProgress['phase']) =>
        report({ phase, receivedBytes: part.received, totalBytes: sizeBytes });
      await this.#readPart(part, sizeBytes, signal, () => progress('checking'));
      await this.#fetchWhole(part, { url, sizeBytes, signal, onBytes: () => progress('downloading') });
      progress('verifying');
      if (part.hash.digest('hex') !== sha256) {
        sound = false;
        throw new LocalModelError(
          'wrong_checksum',
          'The downloaded file is damaged and was removed. Download it again.',
        );
      }
      await handle.sync();
    } catch (error) {
      if (error instanceof LocalModelError && error.code === 'wrong_size') sound = false;
      throw error;
    } finally {
      await handle.close();
      if (!sound) await rm(partPath, { force: true });
    }
    await rename(partPath, this.path(model));
  }

  /** Updates the hash with the part left by an earlier download. */
  async #readPart(part: Part, sizeBytes: number, signal: AbortSignal, report: () => void): Promise<void> {
    const { size } = await part.handle.stat();
    if (size > sizeBytes) return;
    const chunk = Buffer.alloc(REPORT_EVERY_BYTES);
    while (part.received < size) {
      if (signal.aborted) throw cancelled();
      const { bytesRead } = await part.handle.read(chunk, 0, chunk.length, part.received);
      if (bytesRead === 0) return;
      part.hash.update(chunk.subarray(0, bytesRead));
      part.received += bytesRead;
      report();
    }
  }

  async #fetchWhole(
    part: Part,
    transfer: { url: string; sizeBytes: number; signal: AbortSignal; onBytes: () => void },
  ): Promise<void> {
    const { url, sizeBytes, signal } = transfer;
    const { attempts, retryMs, stallMs } = this.#settings;
    let reported = part.received;
    const step = Math.min(REPORT_EVERY_BYTES, sizeBytes / 50);
    const onBytes = (received: number) => {
      if (received - reported < step && received < sizeBytes) return;
      reported = received;
      transfer.onBytes();
    };
    transfer.onBytes();
    let lastError: unknown;
    let restarts = 0;
    for (let failures = 0; part.received < sizeBytes;) {
      const before = part.received;
      try {
        await fetchRest(part, { url, sizeBytes, signal, stallMs, onBytes });
      } catch (error) {
        if (error instanceof LocalModelError) throw error;
        lastError = error;
        if (error instanceof StartsOver) {
          // A server without range support and with unstable connections would cause endless restarts.
          if (restarts >= attempts) throw gaveUp(part, url, error);
          restarts += 1;
          reported = 0;
          await restart(part);
          continue;
        }
      }
      if (part.received >= sizeBytes) break;
      failures = part.received > before ? 0 : failures + 1;
      if (failures >= attempts) throw gaveUp(part, url, lastError);
      await pause(retryMs * 2 ** Math.max(0, failures - 1), signal);
    }
    await part.handle.truncate(sizeBytes);
  }

  async #checkRoom(missingBytes: number): Promise<void> {
    const freeBytes = await freeDiskBytes(this.#directory);
    const neededBytes = missingBytes + DISK_MARGIN_BYTES;
    if (freeBytes >= neededBytes) return;
    throw new LocalModelError(
      'disk_full',
      `There is not enough room on the disk: ${gigabytes(neededBytes)} GB are needed, ${gigabytes(freeBytes)} GB are free.`,
      { neededBytes, freeBytes },
    );
  }
}

const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(1);

/** The catalogue and the hub must agree. If the catalogue has no checksum, the hub's is used. */
function expected(
  model: CatalogueModel,
  { sizeBytes, sha256 }: HubStatement,
): { sizeBytes: number; sha256: string } {
  const wanted = model.sha256 ?? sha256;
  if (wanted === undefined)
    throw new LocalModelError(
      'changed_on_hub',
      'Neither the catalogue nor the hub names a checksum for this model. Choose another one.',
    );
  const differs = (sizeBytes ?? model.sizeBytes) !== model.sizeBytes || (sha256 ?? wanted) !== wanted;
  if (differs)
    throw new LocalModelError(
      'changed_on_hub',
      'The hub offers another file than the one this program was tried with. Choose another model.',
    );
  return { sizeBytes: model.sizeBytes, sha256: wanted };
}

async function restart(part: Part): Promise<void> {
  await part.handle.truncate(0);
  part.received = 0;
  part.hash = createHash('sha256');
}

function gaveUp(part: Part, url: string, error: unknown): LocalModelError {
  if (part.received === 0 && error !== undefined) return unreachable(url, error);
  return new LocalModelError(
    'interrupted',
    'The connection broke repeatedly. What has arrived is kept: download again to resume.',
    { receivedBytes: part.received },
  );
}

async function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
}
