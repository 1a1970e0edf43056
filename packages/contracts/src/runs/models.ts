import { z } from 'zod';
import { modelKeyLimit, modelNameLimit, modelProviders, modelPurposes } from './catalog/models.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, keysOf, webAddress } from './fields.ts';

export const modelProvider = z.enum(keysOf(modelProviders));
export const modelPurpose = z.enum(modelPurposes);

const modelName = z
  .string()
  .trim()
  .min(1, 'Choose a model.')
  .max(modelNameLimit, `Use at most ${modelNameLimit} characters.`)
  .regex(/^\S+$/, 'The name of a model has no spaces.');

const serverAddress = webAddress
  .refine((value) => {
    const address = URL.parse(value);
    return address === null || (address.username === '' && address.password === '');
  }, 'Paste the key into the field for the key, not into the address.')
  .refine(
    (value) => (URL.parse(value)?.href.length ?? 0) <= 500,
    'Use an address of at most 500 characters.',
  );

const apiKey = z
  .string()
  .trim()
  .max(modelKeyLimit, `Use at most ${modelKeyLimit} characters.`)
  .regex(/^[\x21-\x7e]*$/, 'A key has only letters, digits and signs, and no spaces. Paste it again.');

const access = z.object({
  /** The local model is connected when it is downloaded. */
  provider: modelProvider.exclude(['local']),
  /** Only for providers without a fixed address. */
  baseUrl: serverAddress.optional(),
  apiKey: apiKey.optional(),
});

const connection = access.extend({ name: modelName, purpose: modelPurpose.default('text') });

/** A model in use. Its key is never sent. */
export const connectedModel = z.object({
  /** `env:…` for a model from the environment. */
  id: z.string(),
  provider: modelProvider,
  name: z.string(),
  purpose: modelPurpose,
  baseUrl: z.string().nullable(),
  hasKey: z.boolean(),
  /** `environment` means that it is set in `.env` and can only be changed there. */
  source: z.enum(['environment', 'page']),
});
export type ConnectedModel = z.infer<typeof connectedModel>;

/** A model server found on this computer or at an address configured by the operator. */
export const detectedServer = z.object({
  name: z.string(),
  provider: z.enum(['ollama', 'compatible']),
  baseUrl: z.string(),
  needsKey: z.boolean(),
  models: z.array(z.object({ name: z.string(), bytes: z.number().int().nullable() })),
});
export type DetectedServer = z.infer<typeof detectedServer>;

export const listModels = defineEndpoint({
  name: 'listModels',
  summary: 'The connected models in order of use, and the model servers found on this computer',
  method: 'GET',
  path: '/models',
  response: z.object({
    connected: z.array(connectedModel),
    detected: z.array(detectedServer),
    /** Providers whose key is already known, so that another model needs none. */
    knownKeys: z.array(modelProvider),
  }),
  errors: ['models_forbidden'],
});

export const detectModels = defineEndpoint({
  name: 'detectModels',
  summary: 'Search again for model servers on this computer',
  method: 'GET',
  path: '/models/detected',
  response: z.object({ detected: z.array(detectedServer) }),
  errors: ['models_forbidden'],
});

export const connectModel = defineEndpoint({
  name: 'connectModel',
  summary: 'Connect a model; it is used after the models already connected',
  method: 'POST',
  path: '/models',
  body: connection,
  response: connectedModel,
  status: 201,
  errors: [
    'models_forbidden',
    'model_key_missing',
    'model_address_missing',
    'model_purpose_unfit',
    'model_limit',
  ],
});

export const orderModels = defineEndpoint({
  name: 'orderModels',
  summary: 'Set the order in which the connected models of one purpose are used',
  method: 'POST',
  path: '/models/order',
  body: z.object({ purpose: modelPurpose, ids: z.array(id).max(100) }),
  response: z.object({ connected: z.array(connectedModel) }),
  errors: ['models_forbidden', 'models_changed'],
});

export const disconnectModel = defineEndpoint({
  name: 'disconnectModel',
  summary: 'Disconnect a model and delete its key',
  method: 'DELETE',
  path: '/models/:id',
  params: z.object({ id }),
  response: empty,
  errors: ['models_forbidden', 'not_found'],
});

export const testModel = defineEndpoint({
  name: 'testModel',
  summary: 'Ask a connected model for two sentences and measure its answer',
  method: 'POST',
  path: '/models/test',
  body: z.object({ id: z.string().max(300) }),
  response: z.discriminatedUnion('ok', [
    z.object({
      ok: z.literal(true),
      text: z.string(),
      msToFirstWord: z.number(),
      /** Null when the whole answer arrived at once. */
      wordsPerSecond: z.number().nullable(),
    }),
    z.object({
      ok: z.literal(false),
      message: z.string(),
      /** The provider's own message; null when it did not respond. */
      reason: z.string().nullable(),
    }),
  ]),
  errors: ['models_forbidden', 'not_found'],
});
export type ModelTest = z.infer<typeof testModel.response>;

export const listProviderModels = defineEndpoint({
  name: 'listProviderModels',
  summary: 'The models a provider offers for a key',
  method: 'POST',
  path: '/models/available',
  kind: 'read',
  body: access.extend({ purpose: modelPurpose.default('text') }),
  response: z.object({ models: z.array(z.string()) }),
  errors: [
    'models_forbidden',
    'model_key_missing',
    'model_address_missing',
    'model_key_refused',
    'model_provider_refused',
    'model_provider_silent',
  ],
});
