// Replaces node-llama-cpp in tests without it: the same functions, with fixed text instead of a model's.
import { openSync, readSync, closeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const CONTEXT_TOKENS = 2048;
const MS_PER_TOKEN = 2;

class InvalidGgufMagicError extends Error {}

const wordsOf = (text) => text.match(/\s*\S+/g) ?? [];

function requireGguf(path) {
  const file = openSync(path, 'r');
  const magic = Buffer.alloc(4);
  readSync(file, magic, 0, 4, 0);
  closeSync(file);
  if (magic.toString() !== 'GGUF') throw new InvalidGgufMagicError('Invalid GGUF magic.');
}

/** The smallest value that a schema allows. */
function fromSchema(schema, defs = schema.$defs ?? {}) {
  if (schema.$ref !== undefined) return fromSchema(defs[schema.$ref.slice('#/$defs/'.length)], defs);
  if (schema.oneOf !== undefined) return fromSchema(schema.oneOf[0], defs);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, fromSchema(value, defs)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => fromSchema(schema.items ?? {}, defs));
    case 'string':
      return 'stand-in text'.slice(0, schema.maxLength).padEnd(schema.minLength ?? 0, '.');
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      return null;
  }
}

class Sequence {
  output = 0;
  tokenMeter = {
    getState: () => this.output,
    diff: (earlier) => ({ usedInputTokens: 0, usedOutputTokens: this.output - earlier }),
  };
}

export class LlamaChatSession {
  #sequence;
  #history = [];
  chatWrapper = {
    generateContextState: ({ chatHistory }) => ({
      contextText: {
        tokenize: () => chatHistory.flatMap((item) => wordsOf(item.text ?? item.response.join(' '))),
      },
    }),
  };

  constructor({ contextSequence }) {
    this.#sequence = contextSequence;
  }

  setChatHistory(history) {
    this.#history = history;
  }

  dispose() {}

  async promptWithMeta(prompt, { signal, maxTokens, grammar, onResponseChunk, customStopTriggers = [] }) {
    const system = this.#history.find(({ type }) => type === 'system')?.text ?? 'nothing';
    const text =
      grammar === undefined
        ? `You asked: ${prompt} I was told: ${system} ${'And so on. '.repeat(500)}`
        : JSON.stringify(fromSchema(grammar.schema));
    const words = grammar === undefined ? wordsOf(text) : (text.match(/.{1,4}/gs) ?? []);
    for (const [index, word] of words.entries()) {
      if (index >= maxTokens) return { stopReason: 'maxTokens' };
      await sleep(MS_PER_TOKEN);
      if (signal.aborted) return { stopReason: 'abort' };
      if (customStopTriggers.some((stop) => word.includes(stop))) return { stopReason: 'customStopTrigger' };
      this.#sequence.output += 1;
      onResponseChunk({ type: undefined, text: word });
    }
    return { stopReason: 'eogToken' };
  }
}

export async function getLlama({ build, skipDownload }) {
  if (build !== 'never' || skipDownload !== true) throw new Error('Nothing may be built or downloaded here.');
  return {
    cpuMathCores: 1,
    createGrammarForJsonSchema: async (schema) => ({ schema, grammar: 'root ::= object' }),
    loadModel: async ({ modelPath }) => {
      requireGguf(modelPath);
      return {
        tokenizer: {},
        createContext: async ({ contextSize }) => ({
          contextSize: Math.min(contextSize.max, CONTEXT_TOKENS),
          getSequence: () => new Sequence(),
        }),
      };
    },
  };
}
