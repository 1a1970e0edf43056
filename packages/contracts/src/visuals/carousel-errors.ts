import type { Refusal } from '../refusal.ts';

export const carouselErrors = {
  carousel_changed: {
    status: 409,
    message: 'This carousel was saved somewhere else in the meantime. Reload it to see that version.',
  },
  carousel_limit: {
    status: 409,
    message: 'You have 500 carousels. Delete some to make room.',
  },
  carousel_files_foreign: {
    status: 422,
    message: 'This carousel uses a picture or font that isn’t yours. Choose another, then save again.',
  },
  carousel_source_short: {
    status: 422,
    message:
      'This text gives fewer than three slides, so nothing was charged. Add text, or put each point on a line of its own.',
  },
  carousel_too_long: {
    status: 422,
    message: 'This carousel has too much text for a file. Shorten its slides to 12,000 characters in all.',
  },
  export_failed: {
    status: 503,
    message: 'The file could not be made this time. Your slides are saved. Try again in a minute.',
  },
  brand_kit_limit: {
    status: 409,
    message: 'The free plan includes one brand kit. With a paid plan you can keep up to twenty.',
  },
  font_invalid: {
    status: 415,
    message: 'Slides can’t use this font file. Upload a TTF, OTF or WOFF file; WOFF2 does not work here.',
  },
  font_too_large: { status: 413, message: 'That font is too large. Upload a file of at most 3 MB.' },
  font_restricted: {
    status: 422,
    message: 'This font can’t be used in documents. Its maker does not allow it. Choose another font.',
  },
  font_limit: { status: 409, message: 'You have ten fonts. Delete one to make room.' },
  picture_limit: { status: 409, message: 'Your library has 1,000 pictures. Delete some to make room.' },
  picture_not_still: {
    status: 422,
    message: 'Only JPEG and PNG pictures can be edited. Save this one in either format and upload it again.',
  },
  no_image_model: {
    status: 409,
    message: 'No image model is connected. Connect one on the Models page to generate images.',
  },
  no_image_edits: {
    status: 409,
    message:
      'The connected image model can’t edit pictures. Connect one that can, or describe a new picture.',
  },
  image_failed: {
    status: 502,
    message: 'The image model sent no picture. Nothing was charged. Try again in a minute.',
  },
} as const satisfies Record<string, Refusal>;
