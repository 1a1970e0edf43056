import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { Failure } from './failure.ts';
import type { ChildOrder } from './protocol.ts';
import { linesOf, type HeardLine } from './words.ts';

export const SAMPLES_PER_SECOND = 16_000;
/** More threads than these make it hardly faster, and leave less to everything else. */
const MOST_THREADS = 4;

/** The parts of sherpa-onnx-node 1.13 that are used, according to its type declarations. */
type Stream = { acceptWaveform: (wave: { samples: Float32Array; sampleRate: number }) => void };

type OfflineRecognizer = {
  createStream: () => Stream;
  decodeAsync: (stream: Stream) => Promise<unknown>;
};

type Runtime = {
  OfflineRecognizer: { createAsync: (config: unknown) => Promise<OfflineRecognizer> };
};

/** The version is pinned, so this distinguishes the runtime from anything else in its place. */
function isRuntime(value: unknown): value is Runtime {
  if (typeof value !== 'object' || value === null || !('OfflineRecognizer' in value)) return false;
  const { OfflineRecognizer: made } = value;
  return typeof made === 'function' && 'createAsync' in made && typeof made.createAsync === 'function';
}

const result = z.object({
  text: z.string(),
  tokens: z.array(z.string()).default([]),
  /** Seconds at which each token begins. */
  timestamps: z.array(z.number()).default([]),
});

export type Recogniser = {
  /** Samples between -1 and 1, one channel at 16 kHz. */
  hear: (samples: Float32Array) => Promise<HeardLine[]>;
};

/** Loads runtime and model. Rejects with a named failure. */
export async function loadRecogniser({
  runtimeEntry,
  files,
  threads,
}: Pick<
  Extract<ChildOrder, { work: 'hearing' }>,
  'runtimeEntry' | 'files' | 'threads'
>): Promise<Recogniser> {
  const runtime = await importRuntime(runtimeEntry);
  const { tokens, ...transducer } = files;
  let recogniser: OfflineRecognizer;
  try {
    recogniser = await runtime.OfflineRecognizer.createAsync({
      featConfig: { sampleRate: SAMPLES_PER_SECOND, featureDim: 80 },
      modelConfig: {
        transducer,
        tokens,
        modelType: 'nemo_transducer',
        numThreads: threads ?? Math.min(availableParallelism(), MOST_THREADS),
        provider: 'cpu',
        debug: 0,
      },
      decodingMethod: 'greedy_search',
    });
  } catch (error) {
    throw loadFailure(error);
  }
  return {
    async hear(samples) {
      const stream = recogniser.createStream();
      stream.acceptWaveform({ samples, sampleRate: SAMPLES_PER_SECOND });
      return linesOf(result.parse(await recogniser.decodeAsync(stream)), samples.length / SAMPLES_PER_SECOND);
    },
  };
}

async function importRuntime(entry: string): Promise<Runtime> {
  let module: unknown;
  try {
    module = await import(pathToFileURL(entry).href);
  } catch (error) {
    throw new Failure('runtime_broken', 'The runtime is damaged. Install it again.', messageOf(error));
  }
  // Its exports are those of a CommonJS module.
  const runtime =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
  if (!isRuntime(runtime))
    throw new Failure('runtime_broken', 'The runtime is not the expected one. Install it again.');
  return runtime;
}

function loadFailure(error: unknown): Failure {
  const reason = messageOf(error);
  if (/bad.?alloc|out of memory|failed to allocate/i.test(reason))
    return new Failure(
      'not_enough_memory',
      'There is not enough free memory for this model. Close other programs or choose a smaller model.',
      reason,
    );
  // ONNX Runtime says "Load model from FILE failed" of a file that is none, and names what is missing in others.
  if (/load model from|protobuf|failed to create offline recognizer|metadata/i.test(reason))
    return new Failure(
      'model_damaged',
      'The model file is damaged. Delete it and download it again.',
      reason,
    );
  return new Failure('load_failed', 'The model could not be loaded. Choose another model.', reason);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
