import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Disk } from 'flydrive';
import { StorageAway } from './away.ts';
import type { Config } from './config/index.ts';

/** Files by key. Everything but `answers` throws `StorageAway` when the storage fails. A key consists of our own ids, never of a name from outside. */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  list(): AsyncGenerator<{ key: string; contentType: string }, void>;
  /** Removes all files with this key prefix. The prefix must end with a complete id, since S3 has no folders. */
  removeAll(prefix: string): Promise<void>;
  /** Whether files can be read and written. A yes is remembered for some seconds. */
  answers(): Promise<boolean>;
}

async function openDisk(config: Config): Promise<Disk> {
  const { Disk } = await import('flydrive');
  if (config.STORAGE === 'disk') {
    const { FSDriver } = await import('flydrive/drivers/fs');
    return new Disk(new FSDriver({ location: config.STORAGE_DIR, visibility: 'private' }));
  }
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket: config.S3_BUCKET ?? '',
      region: config.S3_REGION,
      visibility: 'private',
      supportsACL: false,
      // S3-compatible services often reject the newer checksums that S3 itself does not require.
      ...(config.S3_ENDPOINT
        ? {
            endpoint: config.S3_ENDPOINT,
            forcePathStyle: true,
            requestChecksumCalculation: 'WHEN_REQUIRED',
            responseChecksumValidation: 'WHEN_REQUIRED',
          }
        : {}),
      ...(config.S3_ACCESS_KEY_ID && config.S3_SECRET_ACCESS_KEY
        ? {
            credentials: {
              accessKeyId: config.S3_ACCESS_KEY_ID,
              secretAccessKey: config.S3_SECRET_ACCESS_KEY,
            },
          }
        : {}),
    }),
  );
}

const rememberMs = 5000;
const patienceMs = 5000;

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StorageAway(error);
  }
}

/** Disk or S3-compatible storage, opened on first use. */
export function createStorage(config: Config): Storage {
  let opened: Promise<Disk> | null = null;
  let answered = -Infinity;
  const disk = () => (opened ??= openDisk(config));
  const probe = async (): Promise<void> => {
    if (config.STORAGE === 'disk') {
      await mkdir(config.STORAGE_DIR, { recursive: true });
      await access(config.STORAGE_DIR, constants.R_OK | constants.W_OK);
    } else await (await disk()).listAll('probe');
  };
  return {
    put: async (key, bytes, contentType) =>
      reach(async () => (await disk()).put(key, bytes, { contentType })),
    get: async (key) =>
      reach(async () => {
        const files = await disk();
        return (await files.exists(key)) ? files.getBytes(key) : null;
      }),
    remove: async (key) => reach(async () => (await disk()).delete(key)),
    async *list() {
      const files = await disk();
      let paginationToken: string | undefined;
      do {
        const page = await reach(async () =>
          files.listAll('', {
            recursive: true,
            ...(paginationToken === undefined ? {} : { paginationToken }),
          }),
        );
        for (const file of page.objects) {
          if (!file.isFile) continue;
          const { contentType = 'application/octet-stream' } = await reach(async () =>
            files.getMetaData(file.key),
          );
          yield { key: file.key, contentType };
        }
        ({ paginationToken } = page);
      } while (paginationToken !== undefined);
    },
    removeAll: async (prefix) => reach(async () => (await disk()).deleteAll(prefix)),
    async answers() {
      if (performance.now() - answered < rememberMs) return true;
      const done = await Promise.race([
        probe().then(
          () => true,
          () => false,
        ),
        sleep(patienceMs, false, { ref: false }),
      ]);
      if (done) answered = performance.now();
      return done;
    },
  };
}
