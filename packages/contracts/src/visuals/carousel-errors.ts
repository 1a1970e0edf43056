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
    message:
      'This carousel names a picture or a font that belongs neither to it nor to you. Choose another, then save again.',
  },
  carousel_source_short: {
    status: 422,
    message: 'There is no text to make slides from. Add some text and try again.',
  },
  export_failed: {
    status: 503,
    message: 'The file could not be made this time. Your slides are saved. Try again in a minute.',
  },
  brand_kit_limit: {
    status: 409,
    message: 'You have one brand kit. A paid plan lets you keep up to twenty.',
  },
  font_invalid: {
    status: 415,
    message:
      'This file is no font that slides can use. Upload a TTF, OTF or WOFF file; WOFF2 does not work here.',
  },
  font_too_large: { status: 413, message: 'A font may have 3 MB at most. Upload a smaller file.' },
  font_restricted: {
    status: 422,
    message: 'The maker of this font does not allow it in documents. Choose another font.',
  },
  font_limit: { status: 409, message: 'You have ten fonts. Delete one to make room.' },
  picture_limit: { status: 409, message: 'Your library has 1,000 pictures. Delete some to make room.' },
  picture_not_still: {
    status: 422,
    message: 'Only JPEG and PNG pictures can be changed. Upload this one in one of these formats.',
  },
  no_image_model: {
    status: 409,
    message: 'No image model is connected. Connect one on the Models page to generate images.',
  },
  no_image_edits: {
    status: 409,
    message:
      'The connected image model draws new pictures only. Connect one that changes pictures, or describe a new one.',
  },
  image_failed: {
    status: 502,
    message: 'The image model sent no picture. Nothing was charged. Try again in a minute.',
  },
} as const;
