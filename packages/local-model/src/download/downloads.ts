import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesOf, type CatalogueModel, type ModelFile } from '../catalogue.ts';
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

type WantedFile = { url: string; path: string; sizeBytes: number; sha256: string };

const partOf = (path: string) => `${path}.part`;

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

  /** A model of several files has a folder of its own. */
  path(model: CatalogueModel, { file }: Pick<ModelFile, 'file'>): string {
    return 'files' in model ? join(this.#directory, model.id, file) : join(this.#directory, file);
  }

  async state(model: CatalogueModel): Promise<Downloaded | undefined> {
    const { id, sizeBytes: totalBytes } = model;
    const active = this.#flights.has(id);
    const paths = filesOf(model).map((file) => this.path(model, file));
    const whole = (await Promise.all(paths.map(sizeOf))).map((size) => size ?? 0);
    const isComplete = whole.every((size) => size > 0);
    const parts = isComplete
      ? []
      : await Promise.all(paths.map(async (path) => (await sizeOf(partOf(path))) ?? 0));
    const bytes = [...whole, ...parts].reduce((all, size) => all + size, 0);
    if (bytes === 0 && !active) return undefined;
    return { id, state: isComplete ? 'complete' : 'partial', active, bytes, totalBytes };
  }

  async download(model: CatalogueModel, caller: Caller<DownloadProgress> = {}): Promise<void> {
    if ((await this.state(model))?.state === 'complete') return;
    await this.#flights.join(model.id, caller, (signal, report) => this.#downloadNow(model, signal, report));
  }

  async remove(model: CatalogueModel): Promise<void> {
    await this.#flights.abort(model.id);
    for (const file of filesOf(model)) {
      await rm(this.path(model, file), { force: true });
      await rm(partOf(this.path(model, file)), { force: true });
    }
  }

  async close(): Promise<void> {
    await this.#flights.abortAll();
  }

  async #downloadNow(
    model: CatalogueModel,
    signal: AbortSignal,
    report: (progress: DownloadProgress) => void,
  ): Promise<void> {
    const files = await Promise.all(
      filesOf(model).map(async (file) => {
        const url = fileUrl(this.#hubUrl, model, file.file);
        return { url, path: this.path(model, file), ...expected(file, await askHub(url, signal)) };
      }),
    );
    const here = (await this.state(model))?.bytes ?? 0;
    await this.#checkRoom(model.sizeBytes - here);
    let receivedBefore = 0;
    for (const file of files) {
      await mkdir(dirname(file.path), { recursive: true });
      if ((await sizeOf(file.path)) === undefined)
        await this.#downloadFile(file, signal, ({ phase, receivedBytes }) =>
          report({ phase, receivedBytes: receivedBefore + receivedBytes, totalBytes: model.sizeBytes }),
        );
      receivedBefore += file.sizeBytes;
    }
  }

  async #downloadFile(
    { url, path, sizeBytes, sha256 }: WantedFile,
    signal: AbortSignal,
    report: (progress: Omit<DownloadProgress, 'totalBytes'>) => void,
  ): Promise<void> {
    const partPath = partOf(path);
    const handle = await open(partPath, 'a').then(async (made) => {
      await made.close();
      return open(partPath, 'r+');
    });
    let sound = true;
    try {
      const part: Part = { handle, received: 0, hash: createHash('sha256') };
      const progress = (phase: DownloadProgress['phase']) => report({ phase, receivedBytes: part.received });
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
    await rename(partPath, path);
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
  model: ModelFile,
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
