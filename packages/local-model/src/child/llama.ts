import { availableParallelism } from 'node:os';
import { Failure, importRuntime, loadFailure, messageOf } from './failure.ts';

/** The parts of node-llama-cpp 3.22 that are used, according to its type declarations. */
export type ChatItem =
  | { type: 'system'; text: string }
  | { type: 'user'; text: string }
  | { type: 'model'; response: string[] };

export type Grammar = { readonly grammar: string };

type PromptOptions = {
  signal: AbortSignal;
  stopOnAbortSignal: boolean;
  maxTokens: number;
  temperature: number;
  topP: number;
  seed?: number;
  grammar?: Grammar;
  customStopTriggers?: string[];
  onResponseChunk: (chunk: { type?: string | undefined; text: string }) => void;
};

type Session = {
  readonly chatWrapper: {
    generateContextState: (options: { chatHistory: ChatItem[] }) => {
      contextText: { tokenize: (tokenizer: unknown) => readonly unknown[] };
    };
  };
  setChatHistory: (history: ChatItem[]) => void;
  promptWithMeta: (text: string, options: PromptOptions) => Promise<{ stopReason: string }>;
  dispose: (options: { disposeSequence: boolean }) => void;
};

type Sequence = {
  readonly tokenMeter: {
    getState: () => unknown;
    diff: (earlier: unknown) => { usedInputTokens: number; usedOutputTokens: number };
  };
};

type Context = { readonly contextSize: number; getSequence: () => Sequence };

type Model = {
  readonly tokenizer: unknown;
  createContext: (options: {
    sequences: number;
    contextSize: { max: number };
    threads: number;
  }) => Promise<Context>;
};

type Llama = {
  /** The number of cores, without hyper-threads and efficiency cores, which only slow it down. */
  readonly cpuMathCores: number;
  loadModel: (options: { modelPath: string }) => Promise<Model>;
  createGrammarForJsonSchema: (schema: unknown) => Promise<Grammar>;
};

type Runtime = {
  getLlama: (options: {
    gpu: false | 'auto';
    build: 'never';
    skipDownload: boolean;
    maxThreads: number;
    logger: (level: string, message: string) => void;
  }) => Promise<Llama>;
  LlamaChatSession: new (options: { contextSequence: Sequence }) => Session;
};

/** The version is pinned, so these two distinguish the runtime from anything else in its place. */
function isRuntime(module: unknown): module is Runtime {
  if (typeof module !== 'object' || module === null) return false;
  if (!('getLlama' in module && 'LlamaChatSession' in module)) return false;
  return typeof module.getLlama === 'function' && typeof module.LlamaChatSession === 'function';
}

export type LoadOptions = {
  runtimeEntry: string;
  modelPath: string;
  threads?: number | undefined;
  maxContextTokens: number;
};

export type LoadedModel = {
  contextTokens: number;
  newSession: () => Session;
  sequence: Sequence;
  tokenizer: unknown;
  grammarFor: (schema: unknown) => Promise<Grammar>;
};

/** Loads runtime, model and context. Rejects with a named failure. */
export async function loadModel(options: LoadOptions): Promise<LoadedModel> {
  const complaints: string[] = [];
  const runtime = await importRuntime(options.runtimeEntry, isRuntime);
  let llama: Llama;
  try {
    llama = await runtime.getLlama({
      // Builds for graphics cards are not installed. On Apple computers the only build has Metal.
      gpu: process.platform === 'darwin' ? 'auto' : false,
      build: 'never',
      skipDownload: true,
      maxThreads: options.threads ?? availableParallelism(),
      logger: (level, message) => {
        if (level === 'error' || level === 'fatal') complaints.push(message.trim());
      },
    });
  } catch (error) {
    throw new Failure('runtime_broken', 'The runtime does not work on this computer.', messageOf(error));
  }
  try {
    const model = await llama.loadModel({ modelPath: options.modelPath });
    const context = await model.createContext({
      sequences: 1,
      contextSize: { max: options.maxContextTokens },
      threads: options.threads ?? llama.cpuMathCores,
    });
    // All answers use one sequence, so that the common prefix of consecutive prompts is only evaluated once.
    const sequence = context.getSequence();
    return {
      contextTokens: context.contextSize,
      newSession: () => new runtime.LlamaChatSession({ contextSequence: sequence }),
      sequence,
      tokenizer: model.tokenizer,
      grammarFor: (schema) => llama.createGrammarForJsonSchema(schema),
    };
  } catch (error) {
    throw failureOf(error, complaints);
  }
}

function failureOf(error: unknown, complaints: readonly string[]): Failure {
  const name = error instanceof Error ? error.constructor.name : '';
  const reason = [messageOf(error), ...complaints].join('\n');
  if (name === 'InsufficientMemoryError') return loadFailure('not_enough_memory', reason);
  const isDamaged =
    name.startsWith('InvalidGguf') || /file bounds|corrupted|incomplete|invalid magic/i.test(reason);
  return loadFailure(isDamaged ? 'model_damaged' : 'load_failed', reason);
}
