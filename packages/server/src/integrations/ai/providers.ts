import type { LanguageModel } from './model-stream.ts';
import type { ModelChoice } from './registry.ts';

/** Loads the provider's code at first use, so that a start without models reads none of it. */
export async function openModel(
  { provider, name, baseUrl: baseURL, apiKey }: ModelChoice,
  fetch: typeof globalThis.fetch,
): Promise<LanguageModel> {
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ fetch, apiKey: apiKey ?? '', baseURL })(name);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ fetch, apiKey: apiKey ?? '', baseURL })(name);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle({ fetch, apiKey: apiKey ?? '', baseURL })(name);
    }
    case 'openrouter':
    case 'groq':
    case 'mistral':
    case 'compatible':
    case 'ollama':
    case 'local': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: provider,
        fetch,
        baseURL,
        includeUsage: true,
        // Both hold a model to a JSON schema by a grammar, whatever the model.
        supportsStructuredOutputs: provider === 'ollama' || provider === 'local',
        ...(apiKey === null || apiKey === '' ? {} : { apiKey }),
      })(name);
    }
  }
}
