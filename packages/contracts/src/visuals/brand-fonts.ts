import { z } from 'zod';
import { DELETE, GET, POST } from '../endpoint.ts';
import { empty, id, timestamp } from '../fields.ts';

export const brandFontByteLimit = 3 * 1024 * 1024;
/** The most font families of one person. */
export const brandFontLimit = 10;

export const brandFontWeights = ['regular', 'bold'] as const;
export type BrandFontWeight = (typeof brandFontWeights)[number];

/** A font that a person uploaded: a family with one file or two. Brands name it `font-` and its id. */
export const brandFont = z.object({
  id,
  /** The family, as the file names it. */
  name: z.string(),
  weights: z.array(z.enum(brandFontWeights)),
  /** The characters it has, as `unicode-range` is written in style sheets. */
  ranges: z.string(),
  createdAt: timestamp,
});
export type BrandFont = z.infer<typeof brandFont>;

const byId = z.object({ id });

export const listBrandFonts = GET.read('/brand-fonts', {
  summary: 'The fonts that a person uploaded, by name',
  response: z.object({ items: z.array(brandFont) }),
});

export const addBrandFont = POST.drafts('/brand-fonts', {
  summary: 'Upload a TTF, OTF or WOFF file (form part `file`); regular and bold of a family become one font',
  bodyFormat: 'form',
  bodyLimit: brandFontByteLimit + 64 * 1024,
  body: empty,
  response: brandFont,
  status: 201,
  errors: ['font_invalid', 'font_too_large', 'font_restricted', 'font_limit'],
});

export const deleteBrandFont = DELETE.drafts(
  '/brand-fonts/:id',
  'Delete an uploaded font; slides that use it go back to the font of their design',
);

export const brandFontFile = GET.read('/brand-fonts/:id/files/:weight', {
  summary: 'The file of an uploaded font; a family without that weight gives the one it has',
  params: byId.extend({ weight: z.enum(brandFontWeights) }),
  answer: 'file',
  errors: ['not_found'],
});
