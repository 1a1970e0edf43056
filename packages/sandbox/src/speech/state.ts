import { isBoolean, isRecordOf, isShape, isString } from '../guards.ts';
import { FaultQueue } from '../http/faults.ts';
import { Ring } from '../store/ring.ts';

export type SpeechSettings = {
  /** What is said by a tone of so many hertz, to the nearest 10. */
  sentences: Record<string, string>;
  /** Whether `verbose_json` is known; other formats than it and `json` never are. */
  verbose: boolean;
};

export const isSpeechChange = isShape({}, { sentences: isRecordOf(isString), verbose: isBoolean });

const defaults: SpeechSettings = { sentences: {}, verbose: true };

/** A request for a transcription. `refusal` is the reason it was rejected. */
export type SpeechRequest = {
  at: number;
  /** The fields of the form but for the file. */
  fields: Record<string, string>;
  fileName: string;
  bytes: number;
  seconds: number;
  /** The last characters of the key. */
  keyEnd: string;
  refusal: string | null;
};

export class SpeechState {
  readonly now: () => number;
  readonly faults = new FaultQueue();
  readonly requests: Ring<SpeechRequest>;
  settings: SpeechSettings = defaults;

  constructor(now: () => number, capacity: number) {
    this.now = now;
    this.requests = new Ring(capacity);
  }

  reset(): void {
    this.faults.clear();
    this.requests.clear();
    this.settings = defaults;
  }
}
