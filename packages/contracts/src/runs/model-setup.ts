import { z } from 'zod';
import { modelNameLimit } from '../catalog/models.ts';
import { webAddress } from '../fields.ts';
import { defineInnerRun } from './define.ts';

const name = z.string().trim().min(1, 'Choose a model.').max(modelNameLimit).regex(/^\S+$/);

/** A model to download: onto this computer, or into an Ollama that runs already. */
export const modelSetup = z.discriminatedUnion('where', [
  z.object({ where: z.literal('computer'), model: name }),
  z.object({
    where: z.literal('ollama'),
    model: name,
    /** As detected, with `/v1`. */
    baseUrl: webAddress,
  }),
]);
export type ModelSetup = z.infer<typeof modelSetup>;

/** Downloads a model, starts it and connects it. A later run goes on where a cancelled one stopped. */
export const modelSetupRun = defineInnerRun({
  kind: 'model-setup',
  label: 'Set up a model',
  input: modelSetup,
  result: z.object({ name: z.string() }),
  action: null,
});
