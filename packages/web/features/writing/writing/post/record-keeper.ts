import type { KeptRecords } from '../../../../lib/kept-records.ts';
import { holdsWork, isNewKey, type KeptPost } from './kept-post.ts';

export class RecordKeeper {
  readonly #records: Pick<KeptRecords, 'set' | 'remove'>;
  readonly #onKept: (kept: boolean) => void;
  #key: string | null;

  /** Without a key nothing is stored, because another tab has the record. */
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

  /** Moves the record of a new post to the post's id, or a deleted one to a new key. */
  move(key: string): void {
    if (this.#key !== null) void this.#records.remove(this.#key);
    this.#key = key;
  }

  /** True when the record belongs to a post without an id. */
  get isNew(): boolean {
    return this.#key !== null && isNewKey(this.#key);
  }

  keep(record: KeptPost): void {
    if (this.#key === null) return;
    const worth = record.postId !== null || holdsWork(record);
    if (worth) void this.#records.set(this.#key, record).then(this.#onKept);
    else void this.#records.remove(this.#key);
  }

  close(): void {
    this.#key = null;
  }
}
