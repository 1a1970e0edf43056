import { z } from 'zod';
import { imageByteLimit } from './catalog/linkedin.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, timestamp } from './fields.ts';

export const mediaFile = z.object({
  id,
  mime: z.enum(['image/jpeg', 'image/png', 'image/gif']),
  bytes: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  /** Signed and short-lived; ask for the post again to get a fresh one. */
  url: z.string(),
  createdAt: timestamp,
});
export type MediaFile = z.infer<typeof mediaFile>;

export const uploadMedia = defineEndpoint({
  name: 'uploadMedia',
  summary: 'Take one picture (form part `file`), re-encoded without metadata',
  method: 'POST',
  path: '/media',
  bodyFormat: 'form',
  bodyLimit: imageByteLimit + 64 * 1024,
  body: empty,
  response: mediaFile,
  status: 201,
  errors: ['media_invalid', 'media_too_large'],
});

export const mediaFileContent = defineEndpoint({
  name: 'mediaFileContent',
  summary: 'The picture itself, at a signed address',
  method: 'GET',
  path: '/media/:id/file',
  access: 'signed',
  params: z.object({ id }),
  query: z.object({ expires: z.coerce.number().int(), signature: z.string().max(200) }),
  response: z.unknown(),
  answer: 'file',
  errors: ['not_found', 'signature_invalid'],
});
