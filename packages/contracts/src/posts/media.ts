import { z } from 'zod';
import { imageByteLimit, uploadPartBytes, videoByteLimit } from '../catalog/linkedin.ts';
import { GET, POST } from '../endpoint.ts';
import { pageErrors } from './refusals.ts';
import { empty, id, keysOf, line, timestamp, webAddress } from '../fields.ts';

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
/** The types of uploads: those of files of posts, and one for recordings, whose own type is read from their bytes. */
export const uploadMime = z.enum([...keysOf(mediaMimes), 'application/octet-stream']);
export type UploadMime = z.infer<typeof uploadMime>;

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

export const uploadMedia = POST.drafts('/media', {
  summary: 'Upload one picture (form part `file`); it is re-encoded without metadata',
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

export const readLinkCard = POST.drafts('/media/link-cards', {
  reach: 'others',
  summary: 'Read a page for its link card, because LinkedIn does not do so for posts from other apps',
  body: z.object({ source: webAddress }),
  response: linkCard,
  errors: ['writer_queue_full', ...pageErrors],
});

/** An unfinished upload. `parts` is the number of consecutive parts received so far. */
export const mediaUpload = z.object({
  id,
  mime: uploadMime,
  name: z.string(),
  bytes: z.number().int(),
  partBytes: z.number().int(),
  parts: z.number().int(),
});
export type MediaUpload = z.infer<typeof mediaUpload>;

export const startUpload = POST.drafts('/uploads', {
  summary: 'Start a chunked upload of a PDF or MP4; it can be resumed for a day',
  body: z.object({
    name: line(200),
    mime: z.enum(['application/pdf', 'video/mp4']),
    bytes: z.number().int().min(1).max(videoByteLimit),
  }),
  response: mediaUpload,
  status: 201,
  errors: ['document_too_large', 'video_unfit', 'writer_queue_full'],
});

export const getUpload = GET.read('/uploads/:id', {
  summary: 'How much of a file has been uploaded',
  response: mediaUpload,
});

export const sendUploadPart = POST.drafts('/uploads/:id/parts/:index', {
  summary:
    'Upload the next chunk (form part `file`); all but the last have the same size, and repeating one is harmless',
  params: z.object({ id, index: z.coerce.number().int().min(0).max(1000) }),
  bodyFormat: 'form',
  bodyLimit: uploadPartBytes + 64 * 1024,
  body: empty,
  response: mediaUpload,
  errors: ['not_found', 'upload_part_unfit'],
});

export const finishUpload = POST.drafts('/uploads/:id/finish', {
  summary: 'Check and store a fully uploaded file',
  response: mediaFile,
  errors: ['upload_part_unfit', 'document_invalid', 'document_too_large', 'video_unfit', 'writer_queue_full'],
});

export const mediaFileContent = GET('/media/:id/file', {
  summary: 'The file itself, or a range of a video, at a signed address',
  access: 'signed',
  query: z.object({ expires: z.coerce.number().int(), signature: z.string().max(200) }),
  response: z.unknown(),
  answer: 'file',
  files: ['image/*', 'video/*', 'application/pdf'],
  errors: ['signature_invalid'],
});
