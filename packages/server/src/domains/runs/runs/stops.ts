export class RunStopped extends Error {
  readonly why: 'cancelled' | 'shutdown' | 'timeout' | 'lease-lost' | 'not-committed';

  constructor(why: RunStopped['why']) {
    super(why);
    this.name = 'RunStopped';
    this.why = why;
  }
}
