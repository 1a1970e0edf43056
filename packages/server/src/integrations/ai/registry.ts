import type { ModelProvider, ModelPurpose } from '@limelight/contracts';
import type { Config } from '../../platform/config/index.ts';

/** A model with everything needed to call it. The object is reused as long as nothing about it changes. */
export interface ModelChoice {
  id: string;
  /** As `provider:name`, the form used in metrics and prices. */
  key: string;
  provider: ModelProvider;
  /** The name shown on the Models page. */
  name: string;
  purpose: ModelPurpose;
  baseUrl: string;
  apiKey: string | null;
  source: 'environment' | 'page';
}

/** Whether a model runs on a computer of the operator or the person, so that its answers cost nobody anything. */
export const isLocalModel = ({ provider }: { provider: string }): boolean =>
  provider === 'ollama' || provider === 'local';

/** The models this process currently uses. Those of the environment come first and never change. */
export interface ModelRegistry {
  list(purpose: ModelPurpose): readonly ModelChoice[];
  find(id: string): ModelChoice | null;
  /** Replaces the connected models with those of the database, in order. Returns true when something changed. */
  replaceConnected(connected: readonly ModelChoice[]): boolean;
}

/** The address of a provider, or an empty string for those without a configured one. */
export function providerAddress(config: Config, provider: ModelProvider): string {
  switch (provider) {
    case 'openai':
      return config.OPENAI_BASE_URL;
    case 'anthropic':
      return config.ANTHROPIC_BASE_URL;
    case 'google':
      return config.GOOGLE_AI_BASE_URL;
    case 'openrouter':
      return config.OPENROUTER_BASE_URL;
    case 'groq':
      return config.GROQ_BASE_URL;
    case 'mistral':
      return config.MISTRAL_BASE_URL;
    case 'compatible':
      return config.COMPATIBLE_BASE_URL ?? '';
    case 'ollama':
    case 'local':
      return '';
  }
}

export function environmentKey(config: Config, provider: ModelProvider): string | null {
  switch (provider) {
    case 'openai':
      return config.OPENAI_API_KEY ?? null;
    case 'anthropic':
      return config.ANTHROPIC_API_KEY ?? null;
    case 'google':
      return config.GOOGLE_AI_API_KEY ?? null;
    case 'openrouter':
      return config.OPENROUTER_API_KEY ?? null;
    case 'groq':
      return config.GROQ_API_KEY ?? null;
    case 'mistral':
      return config.MISTRAL_API_KEY ?? null;
    case 'compatible':
      return config.COMPATIBLE_API_KEY ?? null;
    case 'ollama':
    case 'local':
      return null;
  }
}

const environmentProviders = [
  'openai',
  'anthropic',
  'google',
  'openrouter',
  'groq',
  'mistral',
  'compatible',
] as const;

function environmentChoice(config: Config, key: string, purpose: ModelPurpose): ModelChoice {
  const colon = key.indexOf(':');
  const provider = environmentProviders.find((one) => one === key.slice(0, colon));
  if (provider === undefined) throw new Error(`${key} names no provider`);
  return {
    id: purpose === 'text' ? `env:${key}` : `env:${purpose}:${key}`,
    key,
    provider,
    name: key.slice(colon + 1),
    purpose,
    baseUrl: providerAddress(config, provider),
    apiKey: environmentKey(config, provider),
    source: 'environment',
  };
}

const isSame = (one: ModelChoice, other: ModelChoice) =>
  one.key === other.key &&
  one.purpose === other.purpose &&
  one.baseUrl === other.baseUrl &&
  one.apiKey === other.apiKey;

export function createModelRegistry(config: Config): ModelRegistry {
  const fixed = [
    ...config.AI_MODELS.map((key) => environmentChoice(config, key, 'text')),
    ...config.AI_IMAGE_MODELS.map((key) => environmentChoice(config, key, 'image')),
  ];
  let all: readonly ModelChoice[] = fixed;
  let connected: readonly ModelChoice[] = [];
  return {
    list: (purpose) => all.filter((choice) => choice.purpose === purpose),
    find: (id) => all.find((choice) => choice.id === id) ?? null,
    replaceConnected(next) {
      const known = new Map(connected.map((choice) => [choice.id, choice]));
      const kept = next.map((choice) => {
        const before = known.get(choice.id);
        return before !== undefined && isSame(before, choice) ? before : choice;
      });
      const changed =
        kept.length !== connected.length || kept.some((choice, index) => choice !== connected[index]);
      connected = kept;
      all = [...fixed, ...kept];
      return changed;
    },
  };
}
