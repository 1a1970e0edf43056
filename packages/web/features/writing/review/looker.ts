import { lookAnswer, type LookRequest } from './look-messages.ts';
import type { Matter, Seen } from './seen.ts';

/** What is needed of a worker. */
export interface LookWorker {
  post: (request: LookRequest) => void;
  end: () => void;
}

export interface LookerEnvironment {
  /** Starts the worker; null where the browser has none. `onAnswer` takes its messages, `onFailure` its end. */
  start: (onAnswer: (data: unknown) => void, onFailure: () => void) => LookWorker | null;
  /** Looks on this thread, where no worker does. */
  lookHere: (text: string, matter: Matter) => Promise<Seen>;
}

interface Question {
  text: string;
  matter: Matter;
  answer: (seen: Seen) => void;
}

/** So many matters are kept ready: what the editor, the dialog before publishing and the source panel look beside. */
const held = 4;

/** Has texts looked at off the main thread, and on it where there is no worker or it failed. */
export class Looker {
  readonly #environment: LookerEnvironment;
  #worker: LookWorker | null = null;
  #failed = false;
  #lastId = 0;
  #lastKey = 0;
  /** The matters the worker has, the one asked for last at the end. */
  #keys = new Map<Matter, number>();
  readonly #asked = new Map<number, Question>();

  constructor(environment: LookerEnvironment) {
    this.#environment = environment;
  }

  /** Calls `answer` once with what is seen, unless the returned function is called before: a stale answer is dropped. */
  ask(text: string, matter: Matter, answer: (seen: Seen) => void): () => void {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#asked.set(id, { text, matter, answer });
    const worker = this.#started();
    if (worker === null) this.#here(id);
    else worker.post({ kind: 'look', id, key: this.#keyOf(matter, worker), text });
    return () => void this.#asked.delete(id);
  }

  #started(): LookWorker | null {
    if (this.#worker === null && !this.#failed) {
      this.#worker = this.#environment.start(
        (data) => this.#answered(data),
        () => this.#gone(),
      );
      this.#failed = this.#worker === null;
    }
    return this.#worker;
  }

  #keyOf(matter: Matter, worker: LookWorker): number {
    const known = this.#keys.get(matter);
    if (known !== undefined) {
      this.#keys.delete(matter);
      this.#keys.set(matter, known);
      return known;
    }
    this.#lastKey += 1;
    const key = this.#lastKey;
    this.#keys.set(matter, key);
    worker.post({ kind: 'hold', key, matter });
    for (const [old, oldKey] of this.#keys) {
      if (this.#keys.size <= held) break;
      this.#keys.delete(old);
      worker.post({ kind: 'drop', key: oldKey });
    }
    return key;
  }

  #answered(data: unknown): void {
    const parsed = lookAnswer.safeParse(data);
    if (!parsed.success) return this.#gone();
    const { id, seen } = parsed.data;
    if (seen === null) return this.#here(id);
    this.#tell(id, seen);
  }

  #here(id: number): void {
    const question = this.#asked.get(id);
    if (question === undefined) return;
    this.#environment.lookHere(question.text, question.matter).then(
      (seen) => this.#tell(id, seen),
      // Without the script that looks, nothing is said of the text; the next change asks again.
      () => this.#asked.delete(id),
    );
  }

  #tell(id: number, seen: Seen): void {
    const question = this.#asked.get(id);
    this.#asked.delete(id);
    question?.answer(seen);
  }

  /** The worker did not load or broke: what was asked, and all that comes, is looked at here. */
  #gone(): void {
    this.#worker?.end();
    this.#worker = null;
    this.#failed = true;
    this.#keys = new Map();
    for (const id of this.#asked.keys()) this.#here(id);
  }
}
