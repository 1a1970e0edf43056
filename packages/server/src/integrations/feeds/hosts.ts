/** Runs only one task per host at a time; other tasks for the same host wait in order. */
export class HostQueue {
  private readonly tails = new Map<string, Promise<void>>();

  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    const { host } = new URL(address);
    const before = this.tails.get(host) ?? Promise.resolve();
    const done = Promise.withResolvers<void>();
    const tail = before.then(() => done.promise);
    this.tails.set(host, tail);
    await before;
    try {
      return await work();
    } finally {
      done.resolve();
      if (this.tails.get(host) === tail) this.tails.delete(host);
    }
  }
}
