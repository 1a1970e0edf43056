import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

export type Pages = AsyncIterable<readonly object[]>;

/** Pages of rows from one snapshot, which can be read repeatedly. Dates have become strings. */
export class KeptRows {
  readonly pages: () => Pages;

  constructor(pages: () => Pages) {
    this.pages = pages;
  }
}

export interface Spool {
  /** Reads all pages immediately, with only one of them in memory at a time. */
  keep: (pages: Pages) => Promise<KeptRows>;
  close: () => Promise<void>;
}

const page = z.array(z.looseObject({}));

/** Uses an unlinked temporary file, which the system removes when it is closed or the process ends. */
export async function openSpool(): Promise<Spool> {
  const path = join(tmpdir(), `limelight-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  let end = 0;
  return {
    keep: async (pages) => {
      const places: { at: number; length: number }[] = [];
      for await (const rows of pages) {
        const bytes = Buffer.from(JSON.stringify(rows));
        for (let done = 0; done < bytes.length;)
          done += (await file.write(bytes, done, bytes.length - done, end + done)).bytesWritten;
        places.push({ at: end, length: bytes.length });
        end += bytes.length;
      }
      return new KeptRows(async function* () {
        for (const { at, length } of places) {
          const bytes = Buffer.alloc(length);
          for (let done = 0; done < length;) {
            const { bytesRead } = await file.read(bytes, done, length - done, at + done);
            if (bytesRead === 0) throw new Error('What was kept for the download is cut off.');
            done += bytesRead;
          }
          yield page.parse(JSON.parse(bytes.toString()));
        }
      });
    },
    close: () => file.close(),
  };
}
