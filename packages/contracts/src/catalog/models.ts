/** What a model is used for. */
export const modelPurposes = ['text', 'image'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

export interface ModelProviderFacts {
  label: string;
  /** Whether the provider refuses every call without a key. */
  needsKey: boolean;
  /** Whether the address differs from installation to installation. */
  ownAddress: boolean;
  purposes: readonly ModelPurpose[];
  /** Where a person creates a key; null where there is no such page. */
  keyPage: string | null;
}

/** Everything a model can be reached through. */
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

/** A model's name and an API key are never longer than this. */
export const modelNameLimit = 200;
export const modelKeyLimit = 500;
