import { Refusal } from './failure.ts';

/** Runs one task at a time, in order. Refuses when too many are waiting. */
export class Queue {
  readonly #limit: number;
  readonly #waiting: (() => void)[] = [];
  #busy = false;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** `signal` removes a waiting task from the queue, which then rejects without running. */
  async run<T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    await this.#turn(signal);
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#busy = false;
      else next();
    }
  }

  #turn(signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw gone();
    if (!this.#busy) {
      this.#busy = true;
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.#limit)
      throw new Refusal(
        429,
        'queue_full',
        `The model on this computer is busy and ${this.#limit} requests are waiting. Try again in a moment.`,
      );
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1);
        reject(gone());
      };
      this.#waiting.push(start);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}

const gone = () => new Refusal(499, 'cancelled', 'The client closed the connection.');
