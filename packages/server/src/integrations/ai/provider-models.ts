import type { ModelProvider, ModelPurpose } from '@limelight/contracts';
import { z } from 'zod';
import { withoutKey } from './errors.ts';

export interface ProviderAccess {
  provider: ModelProvider;
  baseUrl: string;
  apiKey: string | null;
}

/** Why a provider listed no models; `said` is its own message. */
export type ListingFailure =
  | { kind: 'key_refused' | 'refused'; status: number; said: string | null }
  | { kind: 'silent'; said: string | null };

export type Listing =
  | { ok: true; models: readonly { name: string }[] }
  | { ok: false; failure: ListingFailure };

const timeoutMs = 15_000;
const mostBytes = 8 * 1024 * 1024;
const longestSaid = 300;

const openAiList = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      /** Only from OpenRouter. */
      architecture: z.object({ output_modalities: z.array(z.string()).optional() }).optional(),
      /** Only from Mistral. */
      capabilities: z.object({ completion_chat: z.boolean().optional() }).optional(),
    }),
  ),
});
const googleList = z.object({
  models: z.array(z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).optional() })),
});

const refusal = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ detail: z.string() }).transform(({ detail }) => detail),
]);

function headersOf({ provider, apiKey }: ProviderAccess): Record<string, string> {
  if (apiKey === null || apiKey === '') return {};
  if (provider === 'anthropic') return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
  if (provider === 'google') return { 'x-goog-api-key': apiKey };
  return { authorization: `Bearer ${apiKey}` };
}

const pageOf: Partial<Record<ModelProvider, string>> = { anthropic: '?limit=1000', google: '?pageSize=1000' };

function namesIn(provider: ModelProvider, purpose: ModelPurpose, body: unknown): string[] | null {
  if (provider === 'google') {
    const read = googleList.safeParse(body);
    const wanted = purpose === 'text' ? 'generateContent' : 'predict';
    return (
      read.data?.models
        .filter(
          ({ supportedGenerationMethods: methods }) => methods === undefined || methods.includes(wanted),
        )
        .map(({ name }) => name.replace(/^models\//, '')) ?? null
    );
  }
  const read = openAiList.safeParse(body);
  return (
    read.data?.data
      .filter(({ architecture }) => architecture?.output_modalities?.includes(purpose) ?? true)
      .filter(({ capabilities }) => purpose !== 'text' || (capabilities?.completion_chat ?? true))
      .map(({ id }) => id) ?? null
  );
}

/** Reads the body as text. Returns null when it is larger than any plausible list of models. */
export async function readBounded(response: Response, most = mostBytes): Promise<string | null> {
  if (response.body === null) return '';
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ;) {
    const { value, done } = await reader.read();
    if (done) return text;
    bytes += value.byteLength;
    if (bytes > most) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The provider's explanation of a refusal, shortened for display next to the form field. */
export function saidIn(body: unknown, apiKey: string | null): string | null {
  const read = refusal.safeParse(body);
  return read.success ? withoutKey(read.data.slice(0, longestSaid), apiKey) : null;
}

/**
 * Lists a provider's models, which also verifies the key. Does not follow redirects, because the key would be sent
 * along.
 */
export async function listProviderModels(
  access: ProviderAccess,
  purpose: ModelPurpose,
  signal: AbortSignal,
): Promise<Listing> {
  const { provider, baseUrl, apiKey } = access;
  try {
    const response = await fetch(`${baseUrl}/models${pageOf[provider] ?? ''}`, {
      headers: headersOf(access),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const body = parseJson(await readBounded(response));
    if (!response.ok) {
      const { status } = response;
      const said = saidIn(body, apiKey);
      // Google responds to a wrong key with 400.
      const aboutKey = status === 401 || status === 403 || (provider === 'google' && status === 400);
      return { ok: false, failure: { kind: aboutKey ? 'key_refused' : 'refused', status, said } };
    }
    const names = namesIn(provider, purpose, body);
    if (names === null) return { ok: false, failure: { kind: 'silent', said: null } };
    return { ok: true, models: [...new Set(names)].toSorted().map((name) => ({ name })) };
  } catch (error) {
    signal.throwIfAborted();
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const said = cause instanceof Error ? withoutKey(cause.message.slice(0, longestSaid), apiKey) : null;
    return { ok: false, failure: { kind: 'silent', said } };
  }
}
