import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

/**
 * The first field of a line. A backup consists of compressed lines with three tab-separated fields: kind, subject
 * and content.
 */
export type Kind = 'backup' | 'rows' | 'jobs' | 'file' | 'end';

export interface Line {
  kind: string;
  of: string;
  content: string;
}

const version = 1;

export const header = z.object({
  version: z.literal(version),
  madeAt: z.string(),
  /** The hashes of the migrations that created its tables. */
  migrations: z.array(z.string()),
});
export type Header = z.infer<typeof header>;

/** A piece of a file; `isLast` marks the final one. */
export const filePart = z.object({ key: z.string(), contentType: z.string(), isLast: z.boolean() });

/** A failed backup or restore, with a message for the terminal. */
export class BackupError extends Error {}

export const newHeader = (madeAt: Date, migrations: string[]): Header => ({
  version,
  madeAt: madeAt.toISOString(),
  migrations,
});

export class Checksum {
  readonly #hash = createHash('sha256');
  lines = 0;

  add(line: string): void {
    this.#hash.update(line).update('\n');
    this.lines += 1;
  }

  /** Returns the content of the last line. Can be called only once. */
  finish(): string {
    return `${this.#hash.digest('hex')} ${this.lines}`;
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupError('This is not a backup, or it is damaged.');
  }
}

/** Splits at line feeds alone. `readline` would also split at U+2028, which occurs in texts. */
async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest: string[] = [];
  for await (const piece of pieces) {
    const [first = '', ...more] = piece.split('\n');
    rest.push(first);
    const last = more.pop();
    if (last === undefined) continue;
    yield rest.join('');
    yield* more;
    rest = [last];
  }
  yield rest.join('');
}

/**
 * Yields the lines of a backup except for the last one, whose checksum is verified. Throws `BackupError` for a file
 * that is not a backup, is damaged or was truncated.
 */
export async function* readLines(path: string): AsyncGenerator<Line, void> {
  const unzipped = createGunzip().setEncoding('utf8');
  const file = createReadStream(path);
  file.on('error', (error) => unzipped.destroy(error));
  const checksum = new Checksum();
  let hasEnded = false;
  try {
    for await (const line of splitLines(file.pipe(unzipped))) {
      const [kind = '', of = '', content = ''] = line.split('\t');
      if (kind === 'end') {
        hasEnded = of === checksum.finish();
        break;
      }
      checksum.add(line);
      yield { kind, of, content };
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw new BackupError(`${path} could not be read.`);
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new BackupError('This is not a backup, or it is damaged.');
    throw error;
  } finally {
    file.destroy();
  }
  if (!hasEnded) throw new BackupError('This backup is damaged or was cut off: its checksum is wrong.');
}
