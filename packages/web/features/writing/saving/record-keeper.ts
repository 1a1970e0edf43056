import type { KeptRecords } from '../../../lib/kept-records.ts';
import { holdsWork, isNewKey, type KeptPost } from '../session/kept-post.ts';

/** Keeps one post's record in the browser. */
export class RecordKeeper {
  readonly #records: Pick<KeptRecords, 'set' | 'remove'>;
  readonly #onKept: (kept: boolean) => void;
  #key: string | null;

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
    if (this.#key === null) return;
    const worth = record.postId !== null || holdsWork(record);
    if (worth) void this.#records.set(this.#key, record).then(this.#onKept);
    else void this.#records.remove(this.#key);
  }

  /** Nothing is written any more. */
  close(): void {
    this.#key = null;
  }
}
