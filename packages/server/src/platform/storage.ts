import type { Disk } from 'flydrive';
import type { Config } from './config/index.ts';

/** Files by key; a key is made of our own ids, never of a name somebody sent. */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  /** Every file there is. */
  list(): AsyncGenerator<{ key: string; contentType: string }, void>;
  /** Every file whose key begins so. A prefix ends with a whole id: S3 knows no folders. */
  removeAll(prefix: string): Promise<void>;
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
      // Checksums beyond what S3 demands are refused by services that are only compatible with it.
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

/** Disk or S3-compatible storage, opened at first use. */
export function createStorage(config: Config): Storage {
  let opened: Promise<Disk> | null = null;
  const disk = () => (opened ??= openDisk(config));
  return {
    async put(key, bytes, contentType) {
      await (await disk()).put(key, bytes, { contentType });
    },
    async get(key) {
      const files = await disk();
      return (await files.exists(key)) ? files.getBytes(key) : null;
    },
    async remove(key) {
      await (await disk()).delete(key);
    },
    async *list() {
      const files = await disk();
      let paginationToken: string | undefined;
      do {
        const page = await files.listAll('', {
          recursive: true,
          ...(paginationToken === undefined ? {} : { paginationToken }),
        });
        for (const file of page.objects) {
          if (!file.isFile) continue;
          const { contentType = 'application/octet-stream' } = await files.getMetaData(file.key);
          yield { key: file.key, contentType };
        }
        ({ paginationToken } = page);
      } while (paginationToken !== undefined);
    },
    async removeAll(prefix) {
      await (await disk()).deleteAll(prefix);
    },
  };
}
