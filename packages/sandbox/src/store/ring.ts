/** Keeps the newest `capacity` entries, oldest first. Drops old ones in batches so that adding stays cheap. */
export class Ring<T> {
  readonly #capacity: number;
  #entries: T[] = [];

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  add(entry: T): void {
    this.#entries.push(entry);
    if (this.#entries.length >= this.#capacity * 2) this.#entries = this.#entries.slice(-this.#capacity);
  }

  list(): T[] {
    return this.#entries.slice(-this.#capacity);
  }

  clear(): void {
    this.#entries = [];
  }
}
