import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { importRuntime, loadFailure, messageOf, type Failure } from './failure.ts';
import type { ChildOrder } from './protocol.ts';
import { toLines, type HeardLine } from './words.ts';

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
  const runtime = await importRuntime(runtimeEntry, isRuntime);
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
    throw failureOf(error);
  }
  return {
    async hear(samples) {
      const stream = recogniser.createStream();
      stream.acceptWaveform({ samples, sampleRate: SAMPLES_PER_SECOND });
      return toLines(result.parse(await recogniser.decodeAsync(stream)), samples.length / SAMPLES_PER_SECOND);
    },
  };
}

function failureOf(error: unknown): Failure {
  const reason = messageOf(error);
  if (/bad.?alloc|out of memory|failed to allocate/i.test(reason))
    return loadFailure('not_enough_memory', reason);
  // ONNX Runtime says "Load model from FILE failed" of a file that is none, and names what is missing in others.
  const isDamaged = /load model from|protobuf|failed to create offline recognizer|metadata/i.test(reason);
  return loadFailure(isDamaged ? 'model_damaged' : 'load_failed', reason);
}
