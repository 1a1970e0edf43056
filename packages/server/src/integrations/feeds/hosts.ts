/** Lets one piece of work per host run at a time; further work for the same host waits in order. */
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
