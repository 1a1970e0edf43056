import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { isShape, isString, isUnknown, parseJson, type Guard } from '../guards.ts';

const isLine = isShape({ c: isString, k: isString }, { v: isUnknown });

/** A named map. Every change is written to the journal before the call returns. */
export class Collection<T> {
  readonly #entries: Map<string, T>;
  readonly #write: (key: string, value: T | undefined) => void;

  constructor(entries: Map<string, T>, write: (key: string, value: T | undefined) => void) {
    this.#entries = entries;
    this.#write = write;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): T | undefined {
    return this.#entries.get(key);
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  set(key: string, value: T): void {
    this.#entries.set(key, value);
    this.#write(key, value);
  }

  delete(key: string): void {
    if (this.#entries.delete(key)) this.#write(key, undefined);
  }

  values(): MapIterator<T> {
    return this.#entries.values();
  }

  clear(): void {
    for (const key of this.#entries.keys()) this.#write(key, undefined);
    this.#entries.clear();
  }
}

type Declared = { name: string; entries: Map<string, unknown> };

/**
 * Keeps collections in memory and, if a file is given, in an append-only journal of JSON lines.
 * A line is handed to the operating system before the change counts, so `kill -9` loses nothing.
 * An incomplete last line is skipped at the next start, and the journal is then rewritten without obsolete lines.
 */
export class Journal {
  readonly #file: string | undefined;
  readonly #declared: Declared[] = [];
  readonly #loaded = new Map<string, Map<string, unknown>>();
  #descriptor: number | undefined;

  constructor(file?: string) {
    this.#file = file;
    if (file !== undefined && existsSync(file)) this.#read(file);
  }

  /** Declares a collection. Stored values that `guard` rejects are left out. Call it before `open`. */
  collection<T>(name: string, guard: Guard<T>): Collection<T> {
    const entries = new Map<string, T>();
    for (const [key, value] of this.#loaded.get(name) ?? []) if (guard(value)) entries.set(key, value);
    this.#declared.push({ name, entries });
    return new Collection(entries, (key, value) => this.#append(name, key, value));
  }

  /** Compacts the journal and starts recording. Does nothing without a file. */
  open(): void {
    this.#loaded.clear();
    if (this.#file === undefined) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    const fresh = `${this.#file}.new`;
    const descriptor = openSync(fresh, 'w');
    for (const { name, entries } of this.#declared) {
      for (const [key, value] of entries) writeSync(descriptor, line(name, key, value));
    }
    fsyncSync(descriptor);
    closeSync(descriptor);
    renameSync(fresh, this.#file);
    this.#descriptor = openSync(this.#file, 'a');
  }

  close(): void {
    if (this.#descriptor === undefined) return;
    closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #append(name: string, key: string, value: unknown): void {
    if (this.#descriptor !== undefined) writeSync(this.#descriptor, line(name, key, value));
  }

  #read(file: string): void {
    for (const text of readFileSync(file, 'utf8').split('\n')) {
      const entry = parseJson(text);
      if (!isLine(entry)) continue;
      const entries = this.#loaded.get(entry.c) ?? new Map<string, unknown>();
      this.#loaded.set(entry.c, entries);
      if (entry.v === undefined) entries.delete(entry.k);
      else entries.set(entry.k, entry.v);
    }
  }
}

function line(name: string, key: string, value: unknown): string {
  return `${JSON.stringify({ c: name, k: key, v: value })}\n`;
}
