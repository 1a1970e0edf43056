import { z } from 'zod';
import { imageByteLimit, uploadPartBytes, videoByteLimit } from './catalog/linkedin.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, keysOf, line, timestamp, webAddress } from './fields.ts';

export const mediaMimes = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/gif': 'image',
  'application/pdf': 'document',
  'video/mp4': 'video',
} as const;
export type MediaMime = keyof typeof mediaMimes;
export type MediaKind = (typeof mediaMimes)[MediaMime];
export const mediaMime = z.enum(keysOf(mediaMimes));

export const mediaFile = z.object({
  id,
  mime: mediaMime,
  bytes: z.number().int(),
  /** In pixels; 0 for files without a picture. */
  width: z.number().int(),
  height: z.number().int(),
  /** Only for documents. */
  pages: z.number().int().nullable().default(null),
  /** The original file name, visible only to the person; empty for pictures. */
  name: z.string().default(''),
  /** Signed and short-lived. Request the post again to get a new one. */
  url: z.string(),
  createdAt: timestamp,
});
export type MediaFile = z.infer<typeof mediaFile>;

export const uploadMedia = defineEndpoint({
  name: 'uploadMedia',
  summary: 'Upload one picture (form part `file`); it is re-encoded without metadata',
  method: 'POST',
  path: '/media',
  scope: 'drafts',
  bodyFormat: 'form',
  bodyLimit: imageByteLimit + 64 * 1024,
  body: empty,
  response: mediaFile,
  status: 201,
  errors: ['media_invalid', 'media_too_large'],
});

/** The metadata of a page for a link card; missing values are empty. */
export const linkCard = z.object({
  source: z.string(),
  title: z.string(),
  description: z.string(),
  picture: mediaFile.nullable(),
  pictureAltText: z.string(),
});
export type LinkCard = z.infer<typeof linkCard>;

export const readLinkCard = defineEndpoint({
  name: 'readLinkCard',
  summary: 'Read a page for its link card, because LinkedIn does not do so for posts from other apps',
  method: 'POST',
  path: '/media/link-cards',
  scope: 'drafts',
  body: z.object({ source: webAddress }),
  response: linkCard,
  errors: ['page_not_allowed', 'page_not_reachable', 'page_too_large', 'page_wrong_type'],
});

/** An unfinished upload. `parts` is the number of consecutive parts received so far. */
export const mediaUpload = z.object({
  id,
  mime: mediaMime,
  name: z.string(),
  bytes: z.number().int(),
  partBytes: z.number().int(),
  parts: z.number().int(),
});
export type MediaUpload = z.infer<typeof mediaUpload>;

const byId = z.object({ id });

export const startUpload = defineEndpoint({
  name: 'startUpload',
  summary: 'Start a chunked upload of a PDF or MP4; it can be resumed for a day',
  method: 'POST',
  path: '/media/uploads',
  scope: 'drafts',
  body: z.object({
    name: line(200),
    mime: z.enum(['application/pdf', 'video/mp4']),
    bytes: z.number().int().min(1).max(videoByteLimit),
  }),
  response: mediaUpload,
  status: 201,
  errors: ['document_too_large', 'video_unfit', 'writer_queue_full'],
});

export const getUpload = defineEndpoint({
  name: 'getUpload',
  summary: 'How much of a file has been uploaded',
  method: 'GET',
  path: '/media/uploads/:id',
  scope: 'read',
  params: byId,
  response: mediaUpload,
  errors: ['not_found'],
});

export const sendUploadPart = defineEndpoint({
  name: 'sendUploadPart',
  summary:
    'Upload the next chunk (form part `file`); all but the last have the same size, and repeating one is harmless',
  method: 'POST',
  path: '/media/uploads/:id/parts/:index',
  scope: 'drafts',
  params: z.object({ id, index: z.coerce.number().int().min(0).max(1000) }),
  bodyFormat: 'form',
  bodyLimit: uploadPartBytes + 64 * 1024,
  body: empty,
  response: mediaUpload,
  errors: ['not_found', 'upload_part_unfit'],
});

export const finishUpload = defineEndpoint({
  name: 'finishUpload',
  summary: 'Check and store a fully uploaded file',
  method: 'POST',
  path: '/media/uploads/:id/finish',
  scope: 'drafts',
  params: byId,
  response: mediaFile,
  errors: [
    'not_found',
    'upload_part_unfit',
    'document_invalid',
    'document_too_large',
    'video_unfit',
    'writer_queue_full',
  ],
});

export const mediaFileContent = defineEndpoint({
  name: 'mediaFileContent',
  summary: 'The file itself, or a range of a video, at a signed address',
  method: 'GET',
  path: '/media/:id/file',
  access: 'signed',
  params: z.object({ id }),
  query: z.object({ expires: z.coerce.number().int(), signature: z.string().max(200) }),
  response: z.unknown(),
  answer: 'file',
  errors: ['not_found', 'signature_invalid'],
});
