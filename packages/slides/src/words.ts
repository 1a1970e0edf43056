import { figureText } from './figures.ts';
import type { Slide } from './model.ts';

/** The texts that a slide draws, in reading order. A quotation stands in quotation marks. */
export function slideWords(slide: Slide): string {
  const { kind, eyebrow, title, body, figure, attribution, items, columns, chart } = slide;
  const said = kind === 'quote' && body.trim() !== '' ? `“${body}”` : body;
  return [
    eyebrow,
    [figure, title].filter(Boolean).join(' '),
    said,
    ...items.map(({ label, text }) => [label, text].filter(Boolean).join(': ')),
    ...columns.flatMap((column) => [column.title, ...column.lines]),
    ...chart.rows.map(({ label, value }) => `${label}: ${figureText(value, chart.unit, 'en')}`),
    attribution,
  ]
    .filter((text) => text.trim() !== '')
    .join('\n');
}
