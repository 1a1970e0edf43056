import { z } from 'zod';
import { modelKeyLimit, modelNameLimit, modelProviders, modelPurposes } from '../catalog/models.ts';
import { DELETE, GET, POST } from '../endpoint.ts';
import { id, keysOf, webAddress } from '../fields.ts';

export const modelProvider = z.enum(keysOf(modelProviders));
export const modelPurpose = z.enum(modelPurposes);

const modelName = z
  .string()
  .trim()
  .min(1, 'Choose a model.')
  .max(modelNameLimit, `Use at most ${modelNameLimit} characters.`)
  .regex(/^\S+$/, 'The name of a model has no spaces.');

/** Link-local addresses, where clouds serve the credentials of a machine. `URL` normalises every spelling. */
const metadataHost =
  /^(?:169\.254\.\d+\.\d+|\[fe[89ab][\da-f]:.*\]|\[fd00:ec2::254\]|\[::ffff:a9fe:[\da-f]+\]|metadata\.google\.internal\.?)$/;

const serverAddress = webAddress
  .refine(
    (value) => !metadataHost.test(URL.parse(value)?.hostname ?? ''),
    'No model runs at this address. Use the address of a model server.',
  )
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

export const listModels = GET('/models', {
  summary: 'The connected models in order of use, and the model servers found on this computer',
  response: z.object({
    connected: z.array(connectedModel),
    detected: z.array(detectedServer),
    /** Providers whose key is already known, so that another model needs none. */
    knownKeys: z.array(modelProvider),
  }),
  errors: ['models_forbidden'],
});

export const connectModel = POST('/models', {
  summary: 'Connect a model; it is used after the models already connected',
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

export const orderModels = POST('/models/order', {
  summary: 'Set the order in which the connected models of one purpose are used',
  body: z.object({ purpose: modelPurpose, ids: z.array(id).max(100) }),
  response: z.object({ connected: z.array(connectedModel) }),
  errors: ['models_forbidden', 'models_changed'],
});

export const disconnectModel = DELETE('/models/:id', {
  summary: 'Disconnect a model and delete its key',
  errors: ['models_forbidden'],
});

export const testModel = POST('/models/test', {
  summary: 'Ask a connected model for two sentences and measure its answer',
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

export const listProviderModels = POST('/models/available', {
  summary: 'The models a provider offers for a key',
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
