import type { Delivery } from './records.ts';
import { sign } from './signature.ts';
import type { RazorpayState } from './state.ts';

const GIVE_UP_AFTER_MS = 24 * 3_600_000;
const REPLAY_WITHIN_MS = 7 * 24 * 3_600_000;
const LOOK_EVERY_MS = 200;

/**
 * Sends events one after another to the configured address. Due times follow the provider's clock, which may only move
 * on request, so this polls instead of setting a timer.
 */
export class Deliveries {
  readonly #state: RazorpayState;
  readonly #lapse: () => void;
  #queue: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  readonly #closing = new AbortController();

  constructor(state: RazorpayState, lapse: () => void) {
    this.#state = state;
    this.#lapse = lapse;
  }

  start(): void {
    const look = () => {
      this.#lapse();
      this.#sendDue();
    };
    // After the answer to the request that caused the event, as at the provider.
    this.#state.wake = () => setImmediate(look);
    this.#timer = setInterval(look, LOOK_EVERY_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#state.wake = () => undefined;
    this.#timer = undefined;
    this.#closing.abort();
    await this.#queue;
  }

  /**
   * Sends events regardless of their due times: the given ones in that order, even if they were sent before (a replay,
   * signed with the current secret), or all pending ones, oldest first. Resolves to those sent once the answers are in.
   */
  async sendNow(ids?: readonly string[]): Promise<Delivery[]> {
    const sent: string[] = [];
    await this.#enqueue(async () => {
      if (ids !== undefined) {
        for (const id of ids) {
          const delivery = this.#state.deliveries.get(id);
          if (delivery === undefined || this.#state.now() - delivery.createdAt > REPLAY_WITHIN_MS) continue;
          const replay = delivery.status !== 'pending';
          await this.#send({ ...delivery, held: false }, replay);
          sent.push(id);
        }
        return;
      }
      const waiting = [...this.#state.deliveries.values()].filter(({ status }) => status === 'pending');
      for (const held of [false, true])
        for (const { id } of waiting.filter((delivery) => delivery.held === held)) {
          const delivery = this.#state.deliveries.get(id);
          // A held event may have been sent together with a later one in the meantime.
          if (delivery?.status !== 'pending') continue;
          await this.#send({ ...delivery, held: false }, false);
          sent.push(id);
        }
    });
    return sent.flatMap((id) => this.#state.deliveries.get(id) ?? []);
  }

  #sendDue(): void {
    if (this.#state.settings.webhookSending === 'manual' || this.#nextDue() === undefined) return;
    void this.#enqueue(async () => {
      for (
        let next = this.#nextDue();
        next !== undefined && this.#timer !== undefined && this.#state.settings.webhookSending !== 'manual';
        next = this.#nextDue()
      )
        await this.#send(next, false);
    });
  }

  #nextDue(): Delivery | undefined {
    const now = this.#state.now();
    for (const delivery of this.#state.deliveries.values())
      if (delivery.status === 'pending' && !delivery.held && delivery.dueAt <= now) return delivery;
    return undefined;
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(work);
    return this.#queue;
  }

  async #send(delivery: Delivery, replay: boolean): Promise<void> {
    const { settings } = this.#state;
    const secret = replay ? settings.webhookSecret : delivery.secret;
    const first = delivery.attempts.length === 0;
    const forged = delivery.fault === 'bad-signature' && first;
    const signature = sign(delivery.body, forged ? `${secret}, or so it seems` : secret);
    const times = delivery.fault === 'twice' && first && !replay ? 2 : 1;
    let current = delivery;
    for (let time = 0; time < times; time += 1) {
      const signal = AbortSignal.any([AbortSignal.timeout(settings.webhookTimeoutMs), this.#closing.signal]);
      const status = await post(settings.webhookUrl, current, signature, signal);
      // Deleted in the meantime, or interrupted by shutting down, in which case the next start sends it.
      if (!this.#state.deliveries.has(delivery.id) || this.#closing.signal.aborted) return;
      const attempts = [...current.attempts, { at: this.#state.now(), status, signature, replay }];
      current = this.#settled({ ...current, attempts }, status, time);
      this.#state.deliveries.set(current.id, current);
    }
    this.#releaseBefore(current);
  }

  #settled(delivery: Delivery, status: number | null, repeated: number): Delivery {
    if (status !== null && status >= 200 && status < 300) return { ...delivery, status: 'delivered' };
    if (delivery.status !== 'pending' || repeated > 0) return delivery;
    const { settings } = this.#state;
    const dueAt = this.#state.now() + settings.webhookRetryMs * 2 ** (delivery.attempts.length - 1);
    if (dueAt <= delivery.createdAt + GIVE_UP_AFTER_MS) return { ...delivery, dueAt };
    this.#state.settings = { ...settings, webhookEnabled: false };
    return { ...delivery, status: 'abandoned' };
  }

  /** Releases events that were held back until a later one was sent. */
  #releaseBefore({ id }: Delivery): void {
    for (const earlier of this.#state.deliveries.values()) {
      if (earlier.id === id) return;
      if (earlier.held) this.#state.deliveries.set(earlier.id, { ...earlier, held: false });
    }
  }
}

/** The status of the answer, or null if there was none in time. Redirects are not followed. */
async function post(
  url: string,
  delivery: Delivery,
  signature: string,
  signal: AbortSignal,
): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': delivery.id,
      },
      body: delivery.body,
      signal,
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
