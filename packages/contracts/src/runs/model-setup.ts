import { z } from 'zod';
import { modelNameLimit } from '../catalog/models.ts';
import { webAddress } from '../fields.ts';
import { defineInnerRun } from './define.ts';

const name = z.string().trim().min(1, 'Choose a model.').max(modelNameLimit).regex(/^\S+$/);

export const modelSetup = z.discriminatedUnion('where', [
  z.object({ where: z.literal('computer'), model: name }),
  /** On this computer, too: a model that turns speech into text. */
  z.object({ where: z.literal('speech'), model: name }),
  z.object({
    where: z.literal('ollama'),
    model: name,
    /** As detected, including `/v1`. */
    baseUrl: webAddress,
  }),
]);
export type ModelSetup = z.infer<typeof modelSetup>;

/** Downloads, starts and connects a model. A later run resumes a cancelled download. */
export const modelSetupRun = defineInnerRun({
  kind: 'model-setup',
  label: 'Set up a model',
  input: modelSetup,
  result: z.object({ name: z.string() }),
  action: null,
});
