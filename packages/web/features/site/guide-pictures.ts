/** The size of the pictures in the guides, in px. */
export const guidePictureSize = { width: 1440, height: 900 } as const;

/** The path of a screen's picture, which the build converts from the one of that name in `docs/pictures`. */
export const guidePicturePath = (name: string) => `/help/pictures/${name}.webp`;
