import type { ImageShape } from '@limelight/contracts';
import type { createOpenAI } from '@ai-sdk/openai';
import type { Log } from '../../platform/log.ts';
import { failureOf, reasonOf, withoutKey, WriterError } from './errors.ts';
import { createKeepAliveFetch } from './keep-alive-fetch.ts';
import type { ModelChoice, ModelRegistry } from './registry.ts';

type ImageModel = ReturnType<ReturnType<typeof createOpenAI>['imageModel']>;

export interface PictureRequest {
  prompt: string;
  shape: ImageShape;
  /** A picture to change; null to draw one from nothing. */
  from?: { bytes: Uint8Array; mediaType: 'image/jpeg' | 'image/png' } | null;
  signal: AbortSignal;
}

export type Painted = { bytes: Uint8Array } | { refused: string };

export interface Painter {
  hasModel(): boolean;
  /** False when every connected model is known to draw from nothing only. */
  mayChangePictures(): Promise<boolean>;
  /**
   * Returns a picture from the first image model that produces one, or the provider's explanation if it declines.
   * Throws `WriterError`, or the signal's reason after an abort.
   */
  paint(request: PictureRequest): Promise<Painted>;
}

const sizes = {
  square: { size: '1024x1024', aspectRatio: '1:1' },
  portrait: { size: '1024x1536', aspectRatio: '3:4' },
  landscape: { size: '1536x1024', aspectRatio: '16:9' },
} as const;

/** A picture takes up to one or two minutes. */
const patienceMs = 240_000;

async function openImageModel(
  { provider, name, baseUrl: baseURL, apiKey }: ModelChoice,
  fetch: typeof globalThis.fetch,
): Promise<ImageModel> {
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ fetch, apiKey: apiKey ?? '', baseURL }).imageModel(name);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle({ fetch, apiKey: apiKey ?? '', baseURL }).image(name);
    }
    case 'anthropic':
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
        ...(apiKey === null || apiKey === '' ? {} : { apiKey }),
      }).imageModel(name);
    }
  }
}

/** Generates pictures with the image models of the registry. Nothing is loaded until it is used. */
export function createPainter(registry: ModelRegistry, log: Log): Painter {
  const { fetch } = createKeepAliveFetch();

  async function ask(
    choice: ModelChoice,
    { prompt, shape, from = null, signal }: PictureRequest,
  ): Promise<Painted> {
    const model = await openImageModel(choice, fetch);
    if (from !== null && (await model.supportsFileInputs) === false)
      throw new WriterError('unavailable', choice.key);
    const began = performance.now();
    const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    const wish =
      choice.provider === 'google' ? { aspectRatio: sizes[shape].aspectRatio } : { size: sizes[shape].size };
    try {
      const { images } = await model.doGenerate({
        prompt,
        n: 1,
        size: undefined,
        aspectRatio: undefined,
        ...wish,
        seed: undefined,
        files: from === null ? undefined : [{ type: 'file', mediaType: from.mediaType, data: from.bytes }],
        mask: undefined,
        providerOptions: {},
        abortSignal,
      });
      const [first] = images;
      if (first === undefined) throw new WriterError('empty', choice.key);
      const bytes = typeof first === 'string' ? new Uint8Array(Buffer.from(first, 'base64')) : first;
      log.info({ model: choice.key, durationMs: Math.round(performance.now() - began) }, 'picture drawn');
      return { bytes };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof WriterError) throw error;
      const fault = new WriterError(failureOf(error), choice.key, { cause: error });
      const words = withoutKey(reasonOf(fault), choice.apiKey);
      log.warn({ model: choice.key, failure: fault.failure, reason: words }, 'model gave no picture');
      // Providers report a declined description as a bad request.
      if (fault.failure === 'rejected') return { refused: (words ?? '').replace(/^\d{3} /u, '') };
      throw fault;
    }
  }

  return {
    hasModel: () => registry.list('image').length > 0,
    async mayChangePictures() {
      for (const choice of registry.list('image')) {
        const model = await openImageModel(choice, fetch);
        if ((await model.supportsFileInputs) !== false) return true;
      }
      return false;
    },
    async paint(request) {
      let last: WriterError | null = null;
      for (const choice of registry.list('image')) {
        try {
          return await ask(choice, request);
        } catch (error) {
          if (!(error instanceof WriterError)) throw error;
          last = error;
        }
      }
      throw last ?? new WriterError('unavailable', 'no image model');
    },
  };
}
