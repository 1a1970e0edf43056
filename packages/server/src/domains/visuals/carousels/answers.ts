import { emptySlide, slideLimits, type Slide } from '@limelight/slides';
import { z } from 'zod';

const kinds = [
  'cover',
  'text',
  'list',
  'step',
  'quote',
  'stat',
  'chart',
  'comparison',
  'before-after',
  'timeline',
  'closing',
] as const;

export const outline = z.object({
  title: z.string().min(1).max(slideLimits.title),
  slides: z
    .array(z.object({ kind: z.enum(kinds), title: z.string().max(slideLimits.title) }))
    .min(3)
    .max(slideLimits.slides),
});

const column = z.object({
  title: z.string().max(slideLimits.columnTitle),
  lines: z.array(z.string().max(slideLimits.columnLine)).max(slideLimits.columnLines),
});

export const writtenSlide = z.object({
  kind: z.enum(kinds),
  eyebrow: z.string().max(slideLimits.eyebrow),
  title: z.string().max(slideLimits.title),
  body: z.string().max(slideLimits.body),
  items: z
    .array(
      z.object({
        label: z.string().max(slideLimits.itemLabel),
        text: z.string().max(slideLimits.itemText),
      }),
    )
    .max(slideLimits.items),
  columns: z.array(column).max(2),
  chart: z
    .object({
      form: z.enum(['bar', 'line', 'share']),
      unit: z.string().max(slideLimits.chartUnit),
      rows: z
        .array(z.object({ label: z.string().max(slideLimits.chartLabel), value: z.number() }))
        .max(slideLimits.chartRows),
    })
    .nullable(),
  figure: z.string().max(slideLimits.figure),
  attribution: z.string().max(slideLimits.attribution),
});

export const writtenSlides = z.object({
  slides: z.array(writtenSlide).min(1).max(slideLimits.slides),
  caption: z.string().max(3000),
});

const noColumn = { title: '', lines: [] };

/** A picture slide can be rewritten, but a model never plans one. */
export const rewrittenSlide = writtenSlide.extend({ kind: z.enum([...kinds, 'picture']) });

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
