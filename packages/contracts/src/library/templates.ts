import { z } from 'zod';
import { templateGroups, templateNameCharacterLimit } from '../catalog/templates.ts';
import { postFormats, postTones } from '../catalog/writing.ts';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { id, keysOf, line, timestamp } from '../fields.ts';
import { briefSettings } from '../posts/brief.ts';

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

export const listTemplates = GET.read('/user/ai-template', {
  summary: 'The templates that come with the product, each with an example',
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

export const listOwnTemplates = GET.read('/user/own-templates', {
  summary: 'The person’s own templates, by name',
  response: z.object({ items: z.array(ownTemplate) }),
});

export const createOwnTemplate = POST.drafts('/user/own-templates', {
  summary: 'Save the settings of a brief under a name',
  body: z.object({ name: templateName, settings: briefSettings }),
  response: ownTemplate,
  status: 201,
  errors: ['template_limit', 'template_name_taken'],
});

export const changeOwnTemplate = PATCH.drafts('/user/own-templates/:id', {
  summary: 'Change the name or settings of a template',
  body: z.object({ name: templateName.optional(), settings: briefSettings.optional() }),
  response: ownTemplate,
  errors: ['template_name_taken'],
});

export const deleteOwnTemplate = DELETE.drafts(
  '/user/own-templates/:id',
  'Delete one of your own templates; posts written with it are kept',
);

export const lastBrief = GET.read('/user/last-brief', {
  summary: 'The settings of the last brief used, without its source and points; null if there is none',
  response: z.object({ settings: briefSettings.nullable() }),
});
