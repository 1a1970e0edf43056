/**
 * Lets `Date` run ahead in the current realm. Also runs in pages, so it uses nothing from outside. Timers keep their
 * pace, unlike those of simulated clocks, which pages and tests with real servers wait for.
 */
export function shiftDate(aheadMs: number): void {
  const Real = Date;
  const now = () => Real.now() + aheadMs;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: unknown[], made: NewableFunction) =>
      // oxlint-disable-next-line typescript/no-unsafe-return -- a proxy passes on whatever is constructed
      Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    apply: () => new Date().toString(),
    get: (target, name, receiver): unknown => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
