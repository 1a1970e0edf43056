import { Ring } from '../store/ring.ts';
import type { Behaviour, ModelSettings } from './settings.ts';

export type ModelRequest = {
  id: number;
  at: number;
  api: 'chat' | 'responses' | 'messages' | 'images';
  model: string;
  stream: boolean;
  headers: Record<string, string>;
  body: unknown;
  promptText: string;
  outcome: 'pending' | 'completed' | 'cancelled' | 'refused' | 'cut' | 'hung';
  status?: number;
  /** The kind of the ordered behaviour that was applied. */
  behaviour?: string;
  /** The instruction outside the data that the gullible mode followed. */
  obeyed?: string;
  answer?: string;
  tokensSent: number;
  firstTokenAt?: number;
  endedAt?: number;
};

export class ModelState {
  readonly now: () => number;
  settings: ModelSettings;
  readonly #defaults: ModelSettings;
  readonly #ring: Ring<ModelRequest>;
  #behaviours: Behaviour[] = [];
  #count = 0;

  constructor(now: () => number, settings: ModelSettings, capacity: number) {
    this.now = now;
    this.#defaults = settings;
    this.settings = { ...settings };
    this.#ring = new Ring(capacity);
  }

  open(request: Omit<ModelRequest, 'id' | 'at' | 'outcome' | 'tokensSent'>): ModelRequest {
    this.#count += 1;
    const record: ModelRequest = {
      ...request,
      id: this.#count,
      at: this.now(),
      outcome: 'pending',
      tokensSent: 0,
    };
    this.#ring.add(record);
    return record;
  }

  requests(): ModelRequest[] {
    return this.#ring.list();
  }

  order(behaviour: Behaviour): void {
    this.#behaviours.push({ ...behaviour });
  }

  behaviours(): Behaviour[] {
    return this.#behaviours.map((behaviour) => ({ ...behaviour }));
  }

  clearBehaviours(): void {
    this.#behaviours = [];
  }

  /** Takes the next ordered behaviour that matches the prompt and the model, and removes it once it is used up. */
  take(promptText: string, name: string): Behaviour | undefined {
    const found = this.#behaviours.find(
      ({ includes, model }) =>
        (includes === undefined || promptText.includes(includes)) && (model === undefined || model === name),
    );
    if (found === undefined) return undefined;
    const left = (found.times ?? 1) - 1;
    found.times = left;
    if (left <= 0) this.#behaviours = this.#behaviours.filter((behaviour) => behaviour !== found);
    return found;
  }

  reset(): void {
    this.#behaviours = [];
    this.#ring.clear();
    this.settings = { ...this.#defaults };
  }
}
