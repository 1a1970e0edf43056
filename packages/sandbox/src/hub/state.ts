import { isNumber, isOneOf, isShape, type Guarded } from '../guards.ts';
import { Ring } from '../store/ring.ts';
import { tinyModel } from './tiny-model.ts';
import { tinySpeechModel } from './tiny-speech.ts';

/** A fault for coming requests for a file. The first of its kind applies to the next request. */
export const isHubFault = isShape(
  {
    kind: isOneOf(
      'cut',
      'stall',
      'slow',
      'corrupt',
      'longer',
      'shorter',
      'no-ranges',
      'missing',
      'status',
      'lie',
    ),
  },
  {
    /** The number of affected requests, by default 1. */
    times: isNumber,
    /** For `cut` and `stall`: the bytes sent before it happens. */
    afterBytes: isNumber,
    /** For `slow`: the pause between chunks of 16 kB. */
    delayMs: isNumber,
    /** For `status`. */
    status: isNumber,
    /** For `lie`: the size that the hub announces before the download. */
    sizeBytes: isNumber,
  },
);
export type HubFault = Guarded<typeof isHubFault>;

export type HubRequest = {
  at: number;
  method: string;
  path: string;
  range?: string;
  status: number;
  bytesSent: number;
  fault?: HubFault['kind'];
};

export type HubFile = { repository: string; file: string; bytes: Buffer; sha256: string };

/** An entry in a list of models, in the format of the app under test. */
type Listed = {
  id: string;
  name: string;
  summary: string;
  repository: string;
  revision: string;
  licence: string;
  memoryBytes: number;
  minCores: number;
};
type ListedFile = { file: string; sizeBytes: number; sha256: string | null };
export type ListedModel = Listed & ListedFile & { contextTokens: number };
export type ListedSpeechModel = Listed & {
  files: Record<'encoder' | 'decoder' | 'joiner' | 'tokens', ListedFile>;
  languages: string[];
};

const REPOSITORY = 'stand-in/tiny-model-GGUF';
const SPEECH_REPOSITORY = 'stand-in/tiny-speech-onnx';

export class HubState {
  readonly now: () => number;
  readonly requests: Ring<HubRequest>;
  #faults: HubFault[] = [];
  #files: HubFile[] | undefined;

  constructor(now: () => number, capacity: number) {
    this.now = now;
    this.requests = new Ring(capacity);
  }

  /** Created on first use, because most sandboxes never need them. */
  get files(): readonly HubFile[] {
    this.#files ??= [
      ...['tiny.gguf', 'tiny-second.gguf'].map((file) => ({ repository: REPOSITORY, file, ...tinyModel() })),
      ...Object.values(tinySpeechModel()).map((file) => ({ repository: SPEECH_REPOSITORY, ...file })),
    ];
    return this.#files;
  }

  get speechCatalogue(): ListedSpeechModel[] {
    const listed = ({ file, bytes, sha256 }: Omit<HubFile, 'repository'>) => ({
      file,
      sha256,
      sizeBytes: bytes.length,
    });
    const { encoder, decoder, joiner, tokens } = tinySpeechModel();
    return [
      {
        id: 'tiny-speech',
        name: 'Tiny stand-in for speech',
        summary: 'Hears tones.',
        repository: SPEECH_REPOSITORY,
        revision: 'main',
        files: {
          encoder: listed(encoder),
          decoder: listed(decoder),
          joiner: listed(joiner),
          tokens: listed(tokens),
        },
        languages: ['de', 'en'],
        licence: 'MIT',
        memoryBytes: 100_000_000,
        minCores: 1,
      },
    ];
  }

  get catalogue(): ListedModel[] {
    const models = this.files.filter(({ repository }) => repository === REPOSITORY);
    return models.map(({ repository, file, bytes, sha256 }) => ({
      id: file.replace('.gguf', ''),
      name: file === 'tiny.gguf' ? 'Tiny stand-in' : 'Second tiny stand-in',
      summary: 'Writes nonsense, at once.',
      repository,
      revision: 'main',
      file,
      sizeBytes: bytes.length,
      sha256,
      licence: 'MIT',
      memoryBytes: 100_000_000,
      contextTokens: 2048,
      minCores: 1,
    }));
  }

  order(fault: HubFault): void {
    this.#faults.push({ ...fault });
  }

  clearFaults(): void {
    this.#faults = [];
  }

  take(kinds: readonly HubFault['kind'][]): HubFault | undefined {
    const found = this.#faults.find(({ kind }) => kinds.includes(kind));
    if (found === undefined) return undefined;
    found.times = (found.times ?? 1) - 1;
    if (found.times <= 0) this.#faults = this.#faults.filter((fault) => fault !== found);
    return found;
  }

  reset(): void {
    this.clearFaults();
    this.requests.clear();
  }
}
