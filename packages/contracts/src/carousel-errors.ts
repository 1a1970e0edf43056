/** Refusals of the carousel editor. */
export const carouselErrors = {
  carousel_changed: {
    status: 409,
    message: 'This carousel was saved somewhere else in the meantime. Reload it to see that version.',
  },
} as const;
