import { createHash } from 'node:crypto';
import { isNumber, isOneOf, isShape, isString, type Guarded } from '../guards.ts';
import { Ring } from '../store/ring.ts';

export type LibraryModel = {
  name: string;
  sizeBytes: number;
  family: string;
  parameters: string;
  quantization: string;
  contextTokens: number;
  licence: string;
};

const LIBRARY: readonly LibraryModel[] = [
  { name: 'qwen3:4b', sizeBytes: 2_497_293_931, family: 'qwen3', parameters: '4.0B' },
  { name: 'qwen2.5:7b', sizeBytes: 4_683_087_332, family: 'qwen2', parameters: '7.6B' },
  { name: 'mistral:7b', sizeBytes: 4_372_824_384, family: 'llama', parameters: '7.2B' },
  { name: 'standin:latest', sizeBytes: 356_000, family: 'llama', parameters: '88K' },
].map((model) => ({
  ...model,
  quantization: 'Q4_K_M',
  contextTokens: 32_768,
  licence: 'Apache License\nVersion 2.0, January 2004',
}));

const settingsFields = {
  steps: isNumber,
  msPerStep: isNumber,
};
export const isOllamaSettingsChange = isShape({}, settingsFields);
const isOllamaSettings = isShape(settingsFields);
export type OllamaSettings = Guarded<typeof isOllamaSettings>;

export const isOllamaFault = isShape(
  { kind: isOneOf('cut', 'error', 'hang') },
  {
    times: isNumber,
    /** The number of download steps before it, by default 1. */
    afterSteps: isNumber,
    /** For `error`. */
    message: isString,
  },
);
export type OllamaFault = Guarded<typeof isOllamaFault>;

export type OllamaRequest = { at: number; method: string; path: string; body: string };

/** A name without a tag means `latest`. */
export const fullName = (name: string) => (name.includes(':') ? name : `${name}:latest`);

export const digestOf = ({ name }: LibraryModel) => createHash('sha256').update(name).digest('hex');

export class OllamaState {
  readonly now: () => number;
  readonly requests: Ring<OllamaRequest>;
  readonly installed = new Map<string, { model: LibraryModel; at: number }>();
  /** The bytes of unfinished downloads, by name. */
  readonly partial = new Map<string, number>();
  settings: OllamaSettings = { steps: 8, msPerStep: 5 };
  #faults: OllamaFault[] = [];

  constructor(now: () => number, capacity: number) {
    this.now = now;
    this.requests = new Ring(capacity);
    this.reset();
  }

  find(name: string): LibraryModel | undefined {
    return LIBRARY.find((model) => model.name === fullName(name));
  }

  install(model: LibraryModel): void {
    this.partial.delete(model.name);
    this.installed.set(model.name, { model, at: this.now() });
  }

  order(fault: OllamaFault): void {
    this.#faults.push({ ...fault });
  }

  clearFaults(): void {
    this.#faults = [];
  }

  takeFault(): OllamaFault | undefined {
    const [fault] = this.#faults;
    if (fault === undefined) return undefined;
    fault.times = (fault.times ?? 1) - 1;
    if (fault.times <= 0) this.#faults.shift();
    return fault;
  }

  reset(): void {
    this.requests.clear();
    this.clearFaults();
    this.partial.clear();
    this.installed.clear();
    this.settings = { steps: 8, msPerStep: 5 };
    const first = this.find('standin');
    if (first !== undefined) this.install(first);
  }
}
