import { z } from 'zod';

const gigabytes = (value: number) => Math.round(value * 1e9);

const catalogueModel = z.strictObject({
  /** Identifies the model in every call, and in requests to the server. */
  id: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,62}$/, 'must be lower-case letters, digits, dots and hyphens'),
  name: z.string().min(1),
  summary: z.string(),
  /** `owner/name` on the hub. */
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'must look like owner/name'),
  /** A commit, or a branch such as `main`. */
  revision: z.string().regex(/^[\w.-]+$/),
  file: z.string().regex(/^[\w-][\w.-]*\.gguf$/, 'must be a plain file name that ends with .gguf'),
  sizeBytes: z.int().positive(),
  /** In lower-case hexadecimal. Null to rely on the hub's own checksum. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  licence: z.string().min(1),
  /** The memory needed for the weights and an 8,192-token context together. */
  memoryBytes: z.int().positive(),
  /** The longest context the model was trained for, in tokens. */
  contextTokens: z.int().positive(),
  /** The number of processor cores below which answers take too long. */
  minCores: z.int().positive(),
});

export type CatalogueModel = Readonly<z.infer<typeof catalogueModel>>;

/**
 * Openly licensed instruct models that answer without visible reasoning, from small to large. Revisions, sizes and
 * checksums are those of the files on Hugging Face.
 */
export const CATALOGUE: readonly CatalogueModel[] = [
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

const ownCatalogue = z
  .array(catalogueModel)
  .min(1)
  .refine((models) => new Set(models.map(({ id }) => id)).size === models.length, 'has an id twice')
  .refine((models) => new Set(models.map(({ file }) => file)).size === models.length, 'has a file twice');

/** Parses a list that replaces the built-in one. Throws with every problem in the text. */
export function parseCatalogue(text: string): readonly CatalogueModel[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('The model catalogue is not JSON.');
  }
  const parsed = ownCatalogue.safeParse(value);
  if (!parsed.success)
    throw new Error(`The model catalogue cannot be used:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
