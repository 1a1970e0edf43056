import { LocalModelError, type LocalModels } from '@limelight/local-model';
import type { LanguageModel } from './model-stream.ts';
import type { ModelChoice } from './registry.ts';

/** Whether some object of a JSON schema may have fields that the schema does not name. */
function isOpen(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if ('type' in schema && schema.type === 'object')
    if (!('additionalProperties' in schema) || schema.additionalProperties !== false) return true;
  return Object.values(schema).some(isOpen);
}

/** True when the provider enforces this JSON schema for all its models. */
export function holdsToSchema({ provider }: Pick<ModelChoice, 'provider'>, schema: unknown): boolean {
  if (provider === 'ollama' || provider === 'local') return true;
  return ['openai', 'anthropic', 'google'].includes(provider) && !isOpen(schema);
}

/** A placeholder for the local model's address, which is only known once its server runs. */
const localBase = 'http://local-model.invalid/v1';

/** Starts the local model's server if necessary and forwards the request to it. */
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

/** Loads the provider's code on first use, so that a start without models loads none. */
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
        // Both enforce a JSON schema with a grammar, regardless of the model.
        supportsStructuredOutputs: provider === 'ollama' || provider === 'local',
        ...(apiKey === null || apiKey === '' ? {} : { apiKey }),
      })(name);
    }
  }
}
