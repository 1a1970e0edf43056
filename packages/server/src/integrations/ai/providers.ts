import type { Config } from '../../platform/config/index.ts';
import type { LanguageModel } from './model-stream.ts';

/** A model as it is configured: `key` is `provider:name`, `name` what the page shows. */
export interface ModelChoice {
  key: string;
  provider: 'openai' | 'anthropic' | 'google' | 'compatible';
  name: string;
}

/** Splits `provider:name`; the configuration has checked the form. */
export function modelChoice(key: string): ModelChoice {
  const colon = key.indexOf(':');
  const provider = key.slice(0, colon);
  const name = key.slice(colon + 1);
  switch (provider) {
    case 'openai':
    case 'anthropic':
    case 'google':
    case 'compatible':
      return { key, provider, name };
    default:
      throw new Error(`${key} names no provider`);
  }
}

const address = (baseURL: string | undefined) => (baseURL === undefined ? {} : { baseURL });

/** Loads the provider's code at first use, so that a start without models reads none of it. */
export async function openModel(
  choice: ModelChoice,
  config: Config,
  fetch: typeof globalThis.fetch,
): Promise<LanguageModel> {
  switch (choice.provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ fetch, apiKey: config.OPENAI_API_KEY ?? '', ...address(config.OPENAI_BASE_URL) })(
        choice.name,
      );
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({
        fetch,
        apiKey: config.ANTHROPIC_API_KEY ?? '',
        ...address(config.ANTHROPIC_BASE_URL),
      })(choice.name);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle({
        fetch,
        apiKey: config.GOOGLE_AI_API_KEY ?? '',
        ...address(config.GOOGLE_AI_BASE_URL),
      })(choice.name);
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: 'compatible',
        fetch,
        baseURL: config.COMPATIBLE_BASE_URL ?? '',
        includeUsage: true,
        ...(config.COMPATIBLE_API_KEY ? { apiKey: config.COMPATIBLE_API_KEY } : {}),
      })(choice.name);
    }
  }
}
