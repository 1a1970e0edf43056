import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** Uploaded files by SHA-256, without duplicates: in memory, or in a folder if one is given. */
export class Blobs {
  readonly #folder: string | undefined;
  readonly #memory = new Map<string, Buffer>();

  constructor(folder?: string) {
    this.#folder = folder;
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
  }

  /** Stores the bytes and returns their SHA-256 in hex. */
  put(bytes: Buffer): string {
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (this.#folder === undefined) {
      if (!this.#memory.has(hash)) this.#memory.set(hash, bytes);
      return hash;
    }
    const file = join(this.#folder, hash);
    if (!existsSync(file)) {
      writeFileSync(`${file}.new`, bytes);
      renameSync(`${file}.new`, file);
    }
    return hash;
  }

  find(hash: string): Buffer | undefined {
    if (this.#folder === undefined) return this.#memory.get(hash);
    const file = join(this.#folder, hash);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  clear(): void {
    this.#memory.clear();
    if (this.#folder === undefined) return;
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
  }
}
