import { FaultQueue } from '../http/faults.ts';
import { Ring } from '../store/ring.ts';

/** A received webhook. `refusal` is the reason it was rejected. */
export type HookDelivery = {
  name: string;
  at: number;
  id: string;
  headers: Record<string, string>;
  body: string;
  refusal: string | null;
  repeated: boolean;
};

export class HooksState {
  readonly now: () => number;
  readonly faults = new FaultQueue();
  readonly #deliveries: Ring<HookDelivery>;
  readonly #secrets = new Map<string, string[]>();
  readonly #accepted = new Set<string>();

  constructor(now: () => number, capacity: number) {
    this.now = now;
    this.#deliveries = new Ring(capacity);
  }

  /** Adds another accepted secret. During a rotation two are valid. */
  expect(name: string, secret: string): void {
    this.#secrets.set(name, [...(this.#secrets.get(name) ?? []), secret]);
  }

  forget(name: string): void {
    this.#secrets.delete(name);
  }

  secretsOf(name: string): readonly string[] {
    return this.#secrets.get(name) ?? [];
  }

  record(delivery: HookDelivery): void {
    this.#deliveries.add(delivery);
  }

  /** True for an id that this name has not accepted before. */
  accept(name: string, id: string): boolean {
    const key = `${name} ${id}`;
    const isNew = !this.#accepted.has(key);
    this.#accepted.add(key);
    return isNew;
  }

  list(name: string): HookDelivery[] {
    return this.#deliveries.list().filter((delivery) => delivery.name === name);
  }

  reset(): void {
    this.faults.clear();
    this.#deliveries.clear();
    this.#secrets.clear();
    this.#accepted.clear();
  }
}
