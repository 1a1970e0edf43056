import { z } from 'zod';
import { templateGroups } from './catalog/templates.ts';
import { postFormats, postTones } from './catalog/writing.ts';
import { defineEndpoint } from './endpoint.ts';
import { keysOf } from './fields.ts';

/** A shape a post can be begun from. The answers to `prompts` together are the idea; `example` was written by the product. */
export const postTemplate = z.object({
  id: z.string(),
  group: z.enum(keysOf(templateGroups)),
  name: z.string(),
  use: z.string(),
  format: z.enum(keysOf(postFormats)),
  tone: z.enum(keysOf(postTones)),
  prompts: z.array(z.string()).min(1),
  notes: z.string(),
  example: z.string(),
});
export type PostTemplate = z.output<typeof postTemplate>;

export const listTemplates = defineEndpoint({
  name: 'listTemplates',
  summary: 'The templates that come with the product, each with an example',
  method: 'GET',
  path: '/user/ai-template',
  response: z.object({ items: z.array(postTemplate) }),
});
