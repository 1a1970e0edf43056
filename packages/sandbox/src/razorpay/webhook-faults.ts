import { isEither, isNull, isNumber, isShape, isString, type Guarded } from '../guards.ts';
import { isWebhookFaultKind } from './records.ts';

/** What coming events meet, first ordered first served. */
export const isWebhookFaultOrder = isShape(
  { kind: isWebhookFaultKind },
  {
    /** An event such as `order.paid`; a trailing `*` matches any ending; any event when absent. */
    event: isString,
    /** How many events it strikes, 1 when absent; null for ever. */
    times: isEither(isNumber, isNull),
    /** How many matching events pass first. */
    skip: isNumber,
    /** For `late`: how much later, on the provider's clock; an hour when absent. */
    delayMs: isNumber,
  },
);
export type WebhookFaultOrder = Guarded<typeof isWebhookFaultOrder>;

/** Faults of webhooks that were ordered and are not used up. */
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
