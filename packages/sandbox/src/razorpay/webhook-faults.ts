import { isEither, isNull, isNumber, isShape, isString, type Guarded } from '../guards.ts';
import { isWebhookFaultKind } from './records.ts';

/** Faults for coming events, used up in order. */
export const isWebhookFaultOrder = isShape(
  { kind: isWebhookFaultKind },
  {
    /** An event such as `order.paid`. A trailing `*` matches any ending. By default any event. */
    event: isString,
    /** The number of affected events: 1 by default, null for all. */
    times: isEither(isNumber, isNull),
    /** The number of matching events to let pass first. */
    skip: isNumber,
    /** For `late`: the delay on the provider's clock, by default an hour. */
    delayMs: isNumber,
  },
);
export type WebhookFaultOrder = Guarded<typeof isWebhookFaultOrder>;

export class WebhookFaults {
  #queue: (WebhookFaultOrder & { seen: number; struck: number })[] = [];

  add(order: WebhookFaultOrder): void {
    this.#queue.push({ ...order, seen: 0, struck: 0 });
  }

  list(): WebhookFaultOrder[] {
    return this.#queue.map(({ seen: _seen, struck: _struck, ...order }) => order);
  }

  clear(): void {
    this.#queue = [];
  }

  take(event: string): WebhookFaultOrder | undefined {
    for (const fault of this.#queue) {
      const wanted = fault.event ?? '*';
      const fits = wanted.endsWith('*') ? event.startsWith(wanted.slice(0, -1)) : event === wanted;
      if (!fits) continue;
      fault.seen += 1;
      if (fault.seen <= (fault.skip ?? 0)) continue;
      fault.struck += 1;
      const times = fault.times === undefined ? 1 : fault.times;
      if (times !== null && fault.struck >= times)
        this.#queue = this.#queue.filter((other) => other !== fault);
      return fault;
    }
    return undefined;
  }
}
