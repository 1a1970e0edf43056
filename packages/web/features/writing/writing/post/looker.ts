import type { Beside, LookAnswer, Looked, LookRequest } from './look.ts';

export interface LookWorker {
  post: (message: LookRequest) => void;
  end: () => void;
}

export interface LookerEnvironment {
  /** Starts the worker. Null where the browser has none. */
  start: (onAnswer: (answer: LookAnswer) => void, onFailure: () => void) => LookWorker | null;
  lookHere: (text: string, beside: Beside) => Promise<Looked>;
}

/** Checks texts in the page worker, or on the main thread where there is none or it failed. */
export class Looker {
  readonly #environment: LookerEnvironment;
  #worker: LookWorker | null = null;
  #failed = false;
  #beside: Beside | null = null;
  #lastId = 0;
  readonly #asked = new Map<number, { text: string; beside: Beside; tell: (found: Looked) => void }>();

  constructor(environment: LookerEnvironment) {
    this.#environment = environment;
  }

  /** Calls `tell` once with the result, unless the returned function is called first. */
  ask(text: string, beside: Beside, tell: (found: Looked) => void): () => void {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#asked.set(id, { text, beside, tell });
    const worker = this.#started();
    if (worker === null) this.#here(id);
    else {
      // The material is long, so it is only sent when it changes and not with every text.
      if (beside !== this.#beside) worker.post({ beside });
      this.#beside = beside;
      worker.post({ id, text });
    }
    return () => void this.#asked.delete(id);
  }

  #started(): LookWorker | null {
    if (this.#worker === null && !this.#failed) {
      this.#worker = this.#environment.start(
        ({ id, found }) => this.#tell(id, found),
        () => this.#gone(),
      );
      this.#failed = this.#worker === null;
    }
    return this.#worker;
  }

  #here(id: number): void {
    const asked = this.#asked.get(id);
    if (asked === undefined) return;
    this.#environment.lookHere(asked.text, asked.beside).then(
      (found) => this.#tell(id, found),
      // The script did not load. The next change tries again.
      () => this.#asked.delete(id),
    );
  }

  #tell(id: number, found: Looked): void {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    asked?.tell(found);
  }

  #gone(): void {
    this.#worker?.end();
    this.#worker = null;
    this.#failed = true;
    for (const id of this.#asked.keys()) this.#here(id);
  }
}

export const pageLooker = new Looker({
  start(onAnswer, onFailure) {
    if (typeof Worker === 'undefined') return null;
    const worker = new Worker(new URL('./look.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<LookAnswer>) => onAnswer(event.data));
    worker.addEventListener('messageerror', onFailure);
    worker.addEventListener('error', onFailure);
    return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
  },
  async lookHere(text, beside) {
    // Only loaded without a worker, which has its own copy.
    const { prepareLook } = await import('./look.ts');
    return prepareLook(beside)(text);
  },
});
