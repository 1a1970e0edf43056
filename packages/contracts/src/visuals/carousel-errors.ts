import { refusals } from '../refusal.ts';

export const carouselErrors = {
  ...refusals(409, {
    carousel_changed:
      'This carousel was saved somewhere else in the meantime. Reload it to see that version.',
    carousel_limit: 'You have 500 carousels. Delete some to make room.',
    brand_kit_limit: 'The free plan includes one brand kit. With a paid plan you can keep up to twenty.',
    font_limit: 'You have ten fonts. Delete one to make room.',
    picture_limit: 'Your library has 1,000 pictures. Delete some to make room.',
    no_image_model: 'No image model is connected. Connect one on the Models page to generate images.',
    no_image_edits:
      'The connected image model can’t edit pictures. Connect one that can, or describe a new picture.',
  }),
  ...refusals(413, {
    font_too_large: 'That font is too large. Upload a file of at most 3 MB.',
  }),
  ...refusals(415, {
    font_invalid:
      'Slides can’t use this font file. Upload a TTF, OTF or WOFF file; WOFF2 does not work here.',
  }),
  ...refusals(422, {
    carousel_files_foreign:
      'This carousel uses a picture or font that isn’t yours. Choose another, then save again.',
    carousel_source_short:
      'This text gives fewer than three slides, so nothing was charged. Add text, or put each point on a line of its own.',
    carousel_too_long:
      'This carousel has too much text for a file. Shorten its slides to 12,000 characters in all.',
    font_restricted:
      'This font can’t be used in documents. Its maker does not allow it. Choose another font.',
    picture_not_still:
      'Only JPEG and PNG pictures can be edited. Save this one in either format and upload it again.',
  }),
  ...refusals(502, {
    image_failed: 'The image model sent no picture. Nothing was charged. Try again in a minute.',
  }),
  ...refusals(503, {
    export_failed: 'The file could not be made this time. Your slides are saved. Try again in a minute.',
  }),
};
