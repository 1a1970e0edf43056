import { LocalModelError, type LocalModels } from '@limelight/local-model';
import type { LanguageModel } from './model-stream.ts';
import type { ModelChoice } from './registry.ts';

/** Whether every model of the provider can be held to a JSON schema. */
export function holdsToSchema({ provider }: Pick<ModelChoice, 'provider'>): boolean {
  return ['openai', 'anthropic', 'google', 'ollama', 'local'].includes(provider);
}

/** Where the model of this computer is asked; the server's real address is known once it runs. */
const localBase = 'http://local-model.invalid/v1';

/** Starts the model's server where it does not run, and asks it. */
function localFetch(
  local: Pick<LocalModels, 'startServer'>,
  name: string,
  fetch: typeof globalThis.fetch,
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    try {
      const { url, apiKey } = await local.startServer(name);
      const headers = new Headers(request.headers);
      headers.set('authorization', `Bearer ${apiKey}`);
      const body = await request.text();
      return await fetch(request.url.replace(localBase, url), {
        method: request.method,
        headers,
        body,
        signal: request.signal,
      });
    } catch (error) {
      if (error instanceof LocalModelError) throw new TypeError('fetch failed', { cause: error });
      throw error;
    }
  };
}

/** Loads the provider's code at first use, so that a start without models reads none of it. */
export async function openModel(
  { provider, name, baseUrl: baseURL, apiKey }: ModelChoice,
  fetch: typeof globalThis.fetch,
  localModels: Pick<LocalModels, 'startServer'> | null,
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
      const onThisComputer = provider === 'local' && localModels !== null;
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: provider,
        fetch: onThisComputer ? localFetch(localModels, name, fetch) : fetch,
        baseURL: onThisComputer ? localBase : baseURL,
        includeUsage: true,
        // Both hold a model to a JSON schema by a grammar, whatever the model.
        supportsStructuredOutputs: provider === 'ollama' || provider === 'local',
        ...(apiKey === null || apiKey === '' ? {} : { apiKey }),
      })(name);
    }
  }
}
