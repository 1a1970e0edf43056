import { z } from 'zod';

const gigabytes = (value: number) => Math.round(value * 1e9);

const fileName = (ending: string) =>
  z
    .string()
    .regex(
      new RegExp(String.raw`^[\w-][\w.-]*\.${ending}$`),
      `must be a plain file name that ends with .${ending}`,
    );

const sizeBytes = z.int().positive();
/** In lower-case hexadecimal. Null to rely on the hub's own checksum. */
const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .nullable();

const listed = {
  /** Identifies the model in every call, and in requests to the server. */
  id: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,62}$/, 'must be lower-case letters, digits, dots and hyphens'),
  name: z.string().min(1),
  summary: z.string(),
  /** `owner/name` on the hub. */
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'must look like owner/name'),
  /** A commit, or a branch such as `main`. */
  revision: z.string().regex(/^[\w.-]+$/),
  licence: z.string().min(1),
  /** The memory needed for the weights and for working with them; of a writer, with an 8,192-token context. */
  memoryBytes: z.int().positive(),
  /** The number of processor cores below which answers take too long. */
  minCores: z.int().positive(),
};

const textModel = z.strictObject({
  ...listed,
  file: fileName('gguf'),
  sizeBytes,
  sha256,
  /** The longest context the model was trained for, in tokens. */
  contextTokens: z.int().positive(),
});

const modelFile = (ending: string) => z.strictObject({ file: fileName(ending), sizeBytes, sha256 });

/** A transducer of NVIDIA's NeMo, as sherpa-onnx exports it. */
const speechModel = z
  .strictObject({
    ...listed,
    files: z.strictObject({
      encoder: modelFile('onnx'),
      decoder: modelFile('onnx'),
      joiner: modelFile('onnx'),
      tokens: modelFile('txt'),
    }),
    /** ISO 639-1. */
    languages: z.array(z.string().regex(/^[a-z]{2}$/)).min(1),
  })
  .transform((model) => ({ ...model, sizeBytes: sum(model.files) }));

/** One file of a model. */
export type ModelFile = { file: string; sizeBytes: number; sha256: string | null };

const sum = (files: Readonly<Record<string, ModelFile>>) =>
  Object.values(files).reduce((bytes, one) => bytes + one.sizeBytes, 0);

export type TextModel = Readonly<z.infer<typeof textModel>>;
export type SpeechModel = Readonly<z.infer<typeof speechModel>>;
/** `sizeBytes` is that of all files of the model. */
export type CatalogueModel = TextModel | SpeechModel;

export const filesOf = (model: CatalogueModel): readonly ModelFile[] =>
  'files' in model ? Object.values(model.files) : [model];

/**
 * Openly licensed instruct models that answer without visible reasoning, from small to large. Revisions, sizes and
 * checksums are those of the files on Hugging Face.
 */
export const CATALOGUE: readonly TextModel[] = [
  {
    id: 'qwen2.5-1.5b-instruct',
    name: 'Qwen2.5 1.5B Instruct',
    summary: 'For small machines. Fast, short and simple texts.',
    repository: 'Qwen/Qwen2.5-1.5B-Instruct-GGUF',
    revision: '91cad51170dc346986eccefdc2dd33a9da36ead9',
    file: 'qwen2.5-1.5b-instruct-q4_k_m.gguf',
    sizeBytes: 1_117_320_736,
    sha256: '6a1a2eb6d15622bf3c96857206351ba97e1af16c30d7a74ee38970e434e9407e',
    licence: 'Apache-2.0',
    memoryBytes: gigabytes(2),
    contextTokens: 32_768,
    minCores: 2,
  },
  {
    id: 'phi-4-mini-instruct',
    name: 'Phi-4 mini Instruct',
    summary: 'Microsoft’s small model. Mainly English.',
    repository: 'unsloth/Phi-4-mini-instruct-GGUF',
    revision: '78eb92a46fc37e6b524df991ed9aca9bc6aa7b80',
    file: 'Phi-4-mini-instruct-Q4_K_M.gguf',
    sizeBytes: 2_491_874_272,
    sha256: '88c00229914083cd112853aab84ed51b87bdf6b9ce42f532d8c85c7c63b1730a',
    licence: 'MIT',
    memoryBytes: gigabytes(4.2),
    contextTokens: 131_072,
    minCores: 4,
  },
  {
    id: 'qwen3-4b-instruct',
    name: 'Qwen3 4B Instruct 2507',
    summary: 'Follows instructions well for its size, in many languages.',
    repository: 'bartowski/Qwen_Qwen3-4B-Instruct-2507-GGUF',
    revision: 'ae44f08e1392f39c0e474af10c3ff8355c8b6688',
    file: 'Qwen_Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
    sizeBytes: 2_497_280_736,
    sha256: '2fde00ce69dd4899c70d020845e2638353015bba0fdf161b3eb965f2bca4464e',
    licence: 'Apache-2.0',
    memoryBytes: gigabytes(4.5),
    contextTokens: 262_144,
    minCores: 4,
  },
  {
    id: 'qwen2.5-7b-instruct',
    name: 'Qwen2.5 7B Instruct',
    summary: 'The largest here. Needs a strong processor.',
    repository: 'bartowski/Qwen2.5-7B-Instruct-GGUF',
    revision: 'main',
    file: 'Qwen2.5-7B-Instruct-Q4_K_M.gguf',
    sizeBytes: 4_683_074_240,
    sha256: '65b8fcd92af6b4fefa935c625d1ac27ea29dcb6ee14589c55a8f115ceaaa1423',
    licence: 'Apache-2.0',
    memoryBytes: gigabytes(6.5),
    contextTokens: 32_768,
    minCores: 8,
  },
];

/**
 * Makes text of speech. Revision, sizes and checksums are those that several programs with the same files publish, and
 * the hub's own statement must agree with them.
 */
export const SPEECH_CATALOGUE: readonly SpeechModel[] = [
  speechModel.parse({
    id: 'parakeet-tdt-0.6b-v3',
    name: 'Parakeet TDT 0.6B v3',
    summary: 'NVIDIA’s model for 25 European languages, with punctuation and capitals.',
    repository: 'csukuangfj/sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8',
    revision: '2bda32ec70b097a55adaa07d9a7173915b43cc78',
    files: {
      encoder: {
        file: 'encoder.int8.onnx',
        sizeBytes: 652_184_281,
        sha256: 'acfc2b4456377e15d04f0243af540b7fe7c992f8d898d751cf134c3a55fd2247',
      },
      decoder: {
        file: 'decoder.int8.onnx',
        sizeBytes: 11_845_275,
        sha256: '179e50c43d1a9de79c8a24149a2f9bac6eb5981823f2a2ed88d655b24248db4e',
      },
      joiner: {
        file: 'joiner.int8.onnx',
        sizeBytes: 6_355_277,
        sha256: '3164c13fc2821009440d20fcb5fdc78bff28b4db2f8d0f0b329101719c0948b3',
      },
      tokens: {
        file: 'tokens.txt',
        sizeBytes: 93_939,
        sha256: 'd58544679ea4bc6ac563d1f545eb7d474bd6cfa467f0a6e2c1dc1c7d37e3c35d',
      },
    },
    languages: 'bg cs da de el en es et fi fr hr hu it lt lv mt nl pl pt ro ru sk sl sv uk'.split(' '),
    licence: 'CC-BY-4.0, NVIDIA',
    memoryBytes: gigabytes(1.5),
    minCores: 2,
  }),
];

const distinct = (values: readonly string[]) => new Set(values).size === values.length;

const ownCatalogue = z
  .array(textModel)
  .min(1)
  .refine((models) => distinct(models.map(({ id }) => id)), 'has an id twice')
  .refine((models) => distinct(models.map(({ file }) => file)), 'has a file twice');

const ownSpeechCatalogue = z
  .array(speechModel)
  .min(1)
  .refine((models) => distinct(models.map(({ id }) => id)), 'has an id twice');

/** Parses a list that replaces the built-in one. Throws with every problem in the text. */
export const parseCatalogue = (text: string): readonly TextModel[] => parseList(ownCatalogue, text);
export const parseSpeechCatalogue = (text: string): readonly SpeechModel[] =>
  parseList(ownSpeechCatalogue, text);

function parseList<T>(form: z.ZodType<T>, text: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('The model catalogue is not JSON.');
  }
  const parsed = form.safeParse(value);
  if (!parsed.success)
    throw new Error(`The model catalogue cannot be used:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
