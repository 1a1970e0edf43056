import { z } from 'zod';
import { graphic } from './carousels.ts';
import { altTextCharacterLimit } from '../catalog/writing.ts';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { empty, id, pageQuery } from '../fields.ts';
import { mediaFile } from '../posts/media.ts';

const altText = z
  .string()
  .max(altTextCharacterLimit, `Use at most ${altTextCharacterLimit} characters.`)
  .refine((text) => !text.includes('\u0000'), 'Remove the invisible control character.');

export const picture = mediaFile.extend({
  altText: z.string(),
  origin: z.enum(['upload', 'graphic', 'generated']),
  /** The definition of a graphic, for editing it again; null for other pictures. */
  graphic: graphic.nullable(),
  /** The picture that this one was made from; null for the rest. */
  fromId: id.nullable().default(null),
});
export type Picture = z.infer<typeof picture>;

export const listPictures = GET.read('/pictures', {
  summary: 'The pictures in the library, latest first',
  query: z.object({ search: z.string().max(100).default(''), ...pageQuery }),
  response: z.object({ items: z.array(picture), nextCursor: z.string().nullable() }),
});

export const keepInLibrary = POST.drafts('/pictures', {
  summary: 'Save an uploaded picture to the library; repeating this changes its alt text',
  body: z.object({ mediaId: id, altText: altText.default('') }),
  response: picture,
  status: 201,
  errors: ['not_found', 'picture_limit', 'media_in_use'],
});

export const getPicture = GET.read('/pictures/:id', {
  summary: 'One picture of the library, with a fresh address',
  response: picture,
});

export const describePicture = PATCH.drafts('/pictures/:id', {
  summary: 'Change the alt text of a picture',
  body: z.object({ altText }),
  response: picture,
});

const share = z.number().min(0).max(1);

/** An edit of a picture: quarter turns clockwise, then a crop. */
export const pictureCut = z.object({
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0),
  /** In shares of the width and height of the turned picture. */
  area: z
    .object({
      left: share,
      top: share,
      width: share.refine((value) => value > 0, 'Keep a part of the picture.'),
      height: share.refine((value) => value > 0, 'Keep a part of the picture.'),
    })
    .default({ left: 0, top: 0, width: 1, height: 1 }),
});
export type PictureCut = z.infer<typeof pictureCut>;

export const cutPicture = POST.drafts('/pictures/:id/cut', {
  summary: 'Turn and crop a JPEG or PNG of the library; the result is a new picture',
  body: pictureCut,
  response: picture,
  status: 201,
  errors: ['picture_limit', 'picture_not_still'],
});

export const deletePicture = DELETE.drafts(
  '/pictures/:id',
  'Delete a picture from the library; posts keep their copies',
);

export const postPicture = POST.drafts('/pictures/:id/post', {
  summary: 'Create a draft with a copy of the picture and its alt text',
  body: empty,
  response: z.object({ postId: id }),
  status: 201,
  errors: ['draft_limit'],
});

export const copyPicture = POST.drafts('/pictures/:id/copy', {
  summary: 'Copy a picture for use in a post',
  body: empty,
  response: mediaFile.extend({ altText: z.string() }),
  status: 201,
});

export const createGraphic = POST.drafts('/graphics', {
  summary: 'Draw a graphic and save it to the library with an alt text; free',
  body: graphic,
  response: z.object({ mediaId: id, picture }),
  status: 201,
  errors: ['picture_limit', 'export_failed'],
});
