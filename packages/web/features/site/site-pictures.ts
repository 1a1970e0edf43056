/** The size of the pictures in the guides, in px. */
export const guidePictureSize = { width: 1440, height: 900 } as const;

/** The path of a screen's picture, which the build converts from the one of that name in `docs/pictures`. */
export const guidePicturePath = (name: string) => `/help/pictures/${name}.webp`;

/** The sizes of the product's screens on the public pages, in px of the files. */
export const screenSizes = {
  desktop: { width: 1800, height: 1125 },
  phone: { width: 780, height: 1520 },
} as const;

/** The path of a screen, which a journey takes into `docs/pictures/site` under the same name. */
export const screenPath = (name: string, scheme: 'light' | 'dark', size: keyof typeof screenSizes) =>
  `/screens/${name}-${scheme}${size === 'phone' ? '-phone' : ''}.webp`;
