export const modelPurposes = ['text', 'image'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

export interface ModelProviderFacts {
  label: string;
  /** True when the provider requires a key for every call. */
  needsKey: boolean;
  /** True when the address depends on the installation. */
  ownAddress: boolean;
  purposes: readonly ModelPurpose[];
  /** The page where keys are created; null when there is none. */
  keyPage: string | null;
}

export const modelProviders = {
  openai: {
    label: 'OpenAI',
    needsKey: true,
    ownAddress: false,
    purposes: ['text', 'image'],
    keyPage: 'https://platform.openai.com/api-keys',
  },
  anthropic: {
    label: 'Anthropic',
    needsKey: true,
    ownAddress: false,
    purposes: ['text'],
    keyPage: 'https://console.anthropic.com/settings/keys',
  },
  google: {
    label: 'Google',
    needsKey: true,
    ownAddress: false,
    purposes: ['text', 'image'],
    keyPage: 'https://aistudio.google.com/apikey',
  },
  openrouter: {
    label: 'OpenRouter',
    needsKey: true,
    ownAddress: false,
    purposes: ['text'],
    keyPage: 'https://openrouter.ai/settings/keys',
  },
  groq: {
    label: 'Groq',
    needsKey: true,
    ownAddress: false,
    purposes: ['text'],
    keyPage: 'https://console.groq.com/keys',
  },
  mistral: {
    label: 'Mistral',
    needsKey: true,
    ownAddress: false,
    purposes: ['text'],
    keyPage: 'https://console.mistral.ai/api-keys',
  },
  compatible: {
    label: 'OpenAI-compatible server',
    needsKey: false,
    ownAddress: true,
    purposes: ['text', 'image'],
    keyPage: null,
  },
  ollama: { label: 'Ollama', needsKey: false, ownAddress: true, purposes: ['text'], keyPage: null },
  local: {
    label: 'This computer',
    needsKey: false,
    ownAddress: false,
    purposes: ['text'],
    keyPage: null,
  },
} as const satisfies Record<string, ModelProviderFacts>;

export type ModelProvider = keyof typeof modelProviders;

export const modelNameLimit = 200;
export const modelKeyLimit = 500;
