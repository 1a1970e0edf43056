export class RunStopped extends Error {
  readonly why: 'cancelled' | 'shutdown' | 'timeout' | 'lease-lost';

  constructor(why: RunStopped['why']) {
    super(why);
    this.name = 'RunStopped';
    this.why = why;
  }
}
