import { z } from 'zod';
import { templateGroups, templateNameCharacterLimit } from './catalog/templates.ts';
import { postFormats, postTones } from './catalog/writing.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, keysOf, line, timestamp } from './fields.ts';
import { briefSettings } from './brief.ts';

/** A structure for a post. The answers to `prompts` together form the idea; the product's authors wrote `example`. */
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
  scope: 'read',
  response: z.object({ items: z.array(postTemplate) }),
});

const templateName = line(templateNameCharacterLimit).pipe(z.string().min(1, 'Give it a name.'));

export const ownTemplate = z.object({
  id,
  name: z.string(),
  settings: briefSettings,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type OwnTemplate = z.output<typeof ownTemplate>;

export const listOwnTemplates = defineEndpoint({
  name: 'listOwnTemplates',
  summary: 'The person’s own templates, by name',
  method: 'GET',
  path: '/user/own-templates',
  scope: 'read',
  response: z.object({ items: z.array(ownTemplate) }),
});

export const createOwnTemplate = defineEndpoint({
  name: 'createOwnTemplate',
  summary: 'Save the settings of a brief under a name',
  method: 'POST',
  path: '/user/own-templates',
  scope: 'drafts',
  body: z.object({ name: templateName, settings: briefSettings }),
  response: ownTemplate,
  status: 201,
  errors: ['template_limit', 'template_name_taken'],
});

export const changeOwnTemplate = defineEndpoint({
  name: 'changeOwnTemplate',
  summary: 'Change the name or settings of a template',
  method: 'PATCH',
  path: '/user/own-templates/:id',
  scope: 'drafts',
  params: z.object({ id }),
  body: z.object({ name: templateName.optional(), settings: briefSettings.optional() }),
  response: ownTemplate,
  errors: ['not_found', 'template_name_taken'],
});

export const deleteOwnTemplate = defineEndpoint({
  name: 'deleteOwnTemplate',
  summary: 'Delete one of your own templates; posts written with it are kept',
  method: 'DELETE',
  path: '/user/own-templates/:id',
  scope: 'drafts',
  params: z.object({ id }),
  response: empty,
  errors: ['not_found'],
});

export const lastBrief = defineEndpoint({
  name: 'lastBrief',
  summary: 'The settings of the last brief used, without its source and points; null if there is none',
  method: 'GET',
  path: '/user/last-brief',
  scope: 'read',
  response: z.object({ settings: briefSettings.nullable() }),
});
