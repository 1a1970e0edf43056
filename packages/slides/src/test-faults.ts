import { contrast, minimumContrast } from './color/palette.ts';
import type { Page } from './layout/deck.ts';
import type { Box, Placed, PlacedText } from './layout/placed.ts';

const overlap = (one: Box, other: Box) =>
  Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left) > 1.5 &&
  Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top) > 1.5;

const isInside = (box: Box, around: Box) =>
  box.left >= around.left - 1.5 &&
  box.top >= around.top - 1.5 &&
  box.left + box.width <= around.left + around.width + 1.5 &&
  box.top + box.height <= around.top + around.height + 1.5;

/** The topmost fill behind a text. */
function groundOf(page: Page, text: PlacedText): string {
  let ground = page.ground;
  for (const placed of page.placed) {
    if (placed === text) return ground;
    if (placed.kind === 'fill' && placed.fill !== null && isInside(text, placed)) ground = placed.fill;
  }
  return ground;
}

export const isText = (placed: Placed): placed is PlacedText => placed.kind === 'text';
/** The letters and digits of a text, without anything between them. */
export const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

export function faults(page: Page): string[] {
  const texts = page.placed.filter(isText);
  const whole = { left: 0, top: 0, width: page.width, height: page.height };
  const where = `${page.slideId}/${page.part}`;
  return [
    ...(page.fits ? [] : [`${where} does not fit`]),
    ...texts.filter((text) => !isInside(text, whole)).map((text) => `${where} outside: ${text.text}`),
    ...texts.flatMap((text, index) =>
      texts
        .slice(index + 1)
        .filter((other) => overlap(text, other))
        .map((other) => `${where} overlap: ${text.text} | ${other.text}`),
    ),
    ...texts
      .filter((text) => contrast(text.color, groundOf(page, text)) < minimumContrast)
      .map((text) => `${where} contrast: ${text.text} ${text.color} on ${groundOf(page, text)}`),
  ];
}
