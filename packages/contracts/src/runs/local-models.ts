import { z } from 'zod';
import { DELETE, GET, POST } from '../endpoint.ts';
import { id } from '../fields.ts';
import { modelSetup } from './model-setup.ts';

export const localModel = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  licence: z.string(),
  sizeBytes: z.number().int(),
  memoryBytes: z.number().int(),
  fits: z.enum(['well', 'tight', 'no']),
  /** The limiting resource; null when the model fits well. */
  lacks: z.enum(['memory', 'disk', 'cores']).nullable(),
  /** A `partial` download can be resumed. */
  state: z.enum(['absent', 'partial', 'complete']),
  bytes: z.number().int(),
});
export type LocalModel = z.infer<typeof localModel>;

/** Makes text of speech. */
export const localSpeechModel = localModel.extend({
  /** ISO 639-1. */
  languages: z.array(z.string()),
  /** True when it is set up whole, so that recordings are transcribed with it. */
  ready: z.boolean(),
});
export type LocalSpeechModel = z.infer<typeof localSpeechModel>;

export const listLocalModels = GET('/models/local', {
  summary: 'Models that can run on this computer, with their download state',
  response: z.object({
    /** False when the runtime has no build for this system. */
    supported: z.boolean(),
    /** The most suitable model for this computer; null when none fits. */
    best: z.string().nullable(),
    memoryBytes: z.number().int(),
    cores: z.number().int(),
    models: z.array(localModel),
    speech: z.object({ supported: z.boolean(), models: z.array(localSpeechModel) }),
    /** The run that is currently setting up a model, or null. */
    setup: z.object({ runId: id, setup: modelSetup }).nullable(),
  }),
  errors: ['models_forbidden'],
});
export type LocalModels = z.infer<typeof listLocalModels.response>;

export const setUpModel = POST('/models/setup', {
  summary: 'Download a model, start it and connect it, as a run',
  body: modelSetup,
  response: z.object({ id }),
  status: 202,
  errors: ['models_forbidden', 'not_found', 'model_setup_running', 'too_many_requests'],
});

export const deleteLocalModel = DELETE('/models/local/:model', {
  summary: 'Disconnect a model of this computer and delete its files',
  params: z.object({ model: z.string().max(100) }),
  errors: ['models_forbidden', 'not_found', 'model_setup_running'],
});
