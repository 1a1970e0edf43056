import type { KeptRecords } from '../../../lib/kept-records.ts';
import { holdsWork, isNewKey, type KeptPost } from '../session/kept-post.ts';

/** Writes one post's record. One write at a time: changes in between are written together after it. */
export class RecordKeeper {
  readonly #records: Pick<KeptRecords, 'set' | 'remove'>;
  readonly #onKept: (kept: boolean) => void;
  #key: string | null;
  #next: KeptPost | null = null;
  #writing = false;

  /** Without a key nothing is kept: another tab has the record. */
  constructor(
    records: Pick<KeptRecords, 'set' | 'remove'>,
    key: string | null,
    onKept: (kept: boolean) => void,
  ) {
    this.#records = records;
    this.#key = key;
    this.#onKept = onKept;
  }

  get key(): string | null {
    return this.#key;
  }

  /** The record of a new post moves to the post's id, or one that is gone to a new key. */
  move(key: string): void {
    if (this.#key !== null) void this.#records.remove(this.#key);
    this.#key = key;
  }

  /** Whether the record belongs to a post that had no id so far. */
  get isNew(): boolean {
    return this.#key !== null && isNewKey(this.#key);
  }

  keep(record: KeptPost): void {
    this.#next = record;
    if (!this.#writing) void this.#write();
  }

  /** Nothing is written any more. */
  close(): void {
    this.#key = null;
    this.#next = null;
  }

  async #write(): Promise<void> {
    this.#writing = true;
    for (let record = this.#take(); record !== null && this.#key !== null; record = this.#take()) {
      const worth = record.postId !== null || holdsWork(record);
      if (worth) this.#onKept(await this.#records.set(this.#key, record));
      else await this.#records.remove(this.#key);
    }
    this.#writing = false;
  }

  #take(): KeptPost | null {
    const record = this.#next;
    this.#next = null;
    return record;
  }
}
