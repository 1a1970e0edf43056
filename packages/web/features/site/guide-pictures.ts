/** The size in px at which the pictures of the guides are printed. */
export const guidePictureSize = { width: 1440, height: 900 } as const;

/** Where the picture of a screen lies; the build makes it from the one of that name in `docs/pictures`. */
export const guidePicturePath = (name: string) => `/help/pictures/${name}.webp`;
