import type { Disk } from 'flydrive';
import type { Config } from './config/index.ts';

/** Files by key. A key consists of our own ids, never of a name from outside. */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  list(): AsyncGenerator<{ key: string; contentType: string }, void>;
  /** Removes all files with this key prefix. The prefix must end with a complete id, since S3 has no folders. */
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

/** Disk or S3-compatible storage, opened on first use. */
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
