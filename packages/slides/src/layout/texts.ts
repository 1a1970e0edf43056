import type { DeckLook, Slide } from '../model.ts';
import { upperCase } from './upper-case.ts';

/** The texts on a slide, without those of the brand. */
export const textsOnSlide = (slide: Slide): string[] => [
  slide.eyebrow,
  slide.title,
  slide.body,
  slide.figure,
  slide.attribution,
  slide.linkLabel,
  slide.link,
  slide.chart.unit,
  ...slide.items.flatMap(({ label, text }) => [label, text]),
  ...slide.columns.flatMap(({ title, lines }) => [title, ...lines]),
  ...slide.chart.rows.map(({ label }) => label),
];

/** All texts of a deck, for selecting fonts. Upper case is included, because some designs use it. */
export function textsOf(look: DeckLook, slides: readonly Slide[]): string {
  const own = slides.flatMap(textsOnSlide);
  const { name, handle, footer } = look.brand;
  const all = [...own, name, handle, footer].join('\n').normalize('NFC');
  let upper = all;
  try {
    upper = upperCase(all, look.language);
  } catch {
    upper = all.toUpperCase();
  }
  // Page numbers and charts need these characters.
  return `${all}\n${upper}\n0123456789/.,-–—…“”`;
}
