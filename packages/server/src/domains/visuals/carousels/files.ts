import type { CarouselDeck } from '@limelight/contracts';

type Name = string | null;

/** The pictures that a deck names: on its slides, its logo and its portrait. */
export function pictureKeys({ slides, brand }: CarouselDeck): string[] {
  const keys = [brand.logo, brand.portrait, ...slides.map(({ picture }) => picture?.key ?? null)];
  return [...new Set(keys.filter((key) => key !== null))];
}

/** The fonts that a deck names, uploaded or not. */
export function fontKeys({ brand }: CarouselDeck): string[] {
  return [...new Set([brand.displayFont, brand.textFont].filter((key) => key !== null))];
}

/** Replaces the files that a deck names. A picture or font without a replacement is removed. */
export function withFiles(
  deck: CarouselDeck,
  { picture, font }: { picture: (key: string) => Name; font: (key: string) => Name },
): CarouselDeck {
  const named = (key: Name, replace: (key: string) => Name) => (key === null ? null : replace(key));
  const { brand } = deck;
  return {
    ...deck,
    brand: {
      ...brand,
      logo: named(brand.logo, picture),
      portrait: named(brand.portrait, picture),
      displayFont: named(brand.displayFont, font),
      textFont: named(brand.textFont, font),
    },
    slides: deck.slides.map((slide) => {
      const key = named(slide.picture?.key ?? null, picture);
      return { ...slide, picture: key === null || slide.picture === null ? null : { ...slide.picture, key } };
    }),
  };
}
