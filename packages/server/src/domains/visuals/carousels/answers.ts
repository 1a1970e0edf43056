import { emptySlide, plannedKinds, slideKinds, slideLimits, type Slide } from '@limelight/slides';
import { z } from 'zod';

export const outline = z.object({
  title: z.string().min(1).max(slideLimits.title),
  /** The language of the deck, as a code. */
  language: z.string().catch(''),
  slides: z
    .array(z.object({ kind: z.enum(plannedKinds), title: z.string().max(slideLimits.title).default('') }))
    .min(3)
    .max(slideLimits.slides),
});

const column = z.object({
  title: z.string().max(slideLimits.columnTitle).default(''),
  lines: z.array(z.string().max(slideLimits.columnLine)).max(slideLimits.columnLines),
});

const slideFields = z.object({
  kind: z.enum(plannedKinds),
  eyebrow: z.string().max(slideLimits.eyebrow).default(''),
  title: z.string().max(slideLimits.title).default(''),
  body: z.string().max(slideLimits.body).default(''),
  items: z
    .array(
      z.object({
        label: z.string().max(slideLimits.itemLabel).default(''),
        text: z.string().max(slideLimits.itemText).default(''),
      }),
    )
    .max(slideLimits.items),
  columns: z.array(column).max(2),
  chart: z
    .object({
      form: z.enum(['bar', 'line', 'share']),
      unit: z.string().max(slideLimits.chartUnit).default(''),
      rows: z
        .array(z.object({ label: z.string().max(slideLimits.chartLabel).default(''), value: z.number() }))
        .max(slideLimits.chartRows),
    })
    .nullable(),
  figure: z.string().max(slideLimits.figure).default(''),
  attribution: z.string().max(slideLimits.attribution).default(''),
});

const hasWords = ({ kind: _kind, columns, items, chart, ...texts }: z.output<typeof anySlide>): boolean =>
  [...Object.values(texts), ...columns.flatMap(({ title, lines }) => [title, ...lines])].some(Boolean) ||
  items.some(({ label, text }) => label !== '' || text !== '') ||
  (chart?.rows.length ?? 0) > 0;

/** A picture slide can be rewritten, but a model never plans one. */
const anySlide = slideFields.extend({ kind: z.enum(slideKinds) });
export const rewrittenSlide = anySlide.refine(hasWords, 'It has no words.');
export const writtenSlide = slideFields.refine(hasWords, 'It has no words.');

export const writtenSlides = z.object({
  slides: z.array(writtenSlide).min(1).max(slideLimits.slides),
  caption: z.string().max(3000).default(''),
});

const noColumn = { title: '', lines: [] };

export function slideFrom(
  id: string,
  { columns, chart, ...written }: z.output<typeof rewrittenSlide>,
): Slide {
  const empty = emptySlide(id, written.kind);
  return {
    ...empty,
    ...written,
    columns: [columns[0] ?? noColumn, columns[1] ?? noColumn],
    chart: chart ?? empty.chart,
  };
}
