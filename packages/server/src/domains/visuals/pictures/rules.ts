import type { Graphic } from '@limelight/contracts';
import { altTextCharacterLimit } from '@limelight/contracts';
import { emptySlide, figureText, noBrand, type DeckLook, type Slide } from '@limelight/slides';

export const pictureLimit = 1000;

export function slideOfGraphic({ kind, fields }: Graphic): Slide {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...emptySlide('graphic', kind), ...Object.fromEntries(given) };
}

export function lookOfGraphic({ size, design, scheme, language, brand }: Graphic): DeckLook {
  return {
    size,
    design: design ?? 'spotlight',
    scheme: scheme ?? 'dark',
    language: language ?? 'en',
    brand: brand ?? { ...noBrand, pageNumbers: false },
  };
}

/** The alt text of a graphic: all its texts in reading order. */
export function describeGraphic(graphic: Graphic): string {
  const { eyebrow, figure, title, body, items, columns, chart, attribution } = slideOfGraphic(graphic);
  const parts = [
    eyebrow,
    figure,
    title,
    body,
    ...items.map(({ label, text }) => [label, text].filter((part) => part !== '').join(': ')),
    ...columns.map(({ title: heading, lines }) =>
      [heading, lines.join(', ')].filter((part) => part !== '').join(': '),
    ),
    ...chart.rows.map(
      ({ label, value }) => `${label} ${figureText(value, chart.unit, graphic.language ?? 'en')}`,
    ),
    attribution,
  ].map((part) => part.replaceAll(/\s+/gu, ' ').trim());
  const whole = parts
    .filter((part) => part !== '')
    .map((part, index, all) => (index === all.length - 1 || /[.!?…。]$/u.test(part) ? part : `${part}.`))
    .join(' ');
  return whole.length <= altTextCharacterLimit
    ? whole
    : `${whole
        .slice(0, altTextCharacterLimit - 1)
        .replace(/[\ud800-\udbff]$/u, '')
        .trimEnd()}…`;
}
