import type { Canvas } from '../draw/canvas.ts';
import { box, column, row, type Child, type SlideElement } from '../draw/element.ts';
import { mix, type Palette } from '../color/palette.ts';
import { figureText } from '../figures.ts';

export interface ChartPaint {
  ground: string;
  ink: string;
  quiet: string;
  bar: string;
  second: string;
  track: string;
  radius: number;
}

/** The paint of a chart that stands on a card of the palette's surface. */
export const surfacePaint = (palette: Palette, track: string, radius: number): ChartPaint => ({
  ground: palette.surface,
  ink: palette.onSurface,
  quiet: palette.quietOnSurface,
  bar: palette.accent,
  second: palette.second,
  track,
  radius,
});

interface Row {
  label: string;
  value: number;
}

const figureOf = (c: Canvas, entry: Row) => figureText(entry.value, c.slide.chart.unit, c.page.language);

function labelText(c: Canvas, entry: Row, index: number, color: string, size = 32): Child {
  return c.text(entry.label, { size, color, role: 'item', field: `chart.rows.${index}.label` });
}

function bars(c: Canvas, rows: Row[], paint: ChartPaint): SlideElement {
  const most = Math.max(...rows.map((entry) => Math.abs(entry.value)), 1e-9);
  const height = c.gap(rows.length > 6 ? 26 : rows.length > 4 ? 40 : 64);
  return column(
    { width: '100%', gap: c.gap(rows.length > 6 ? 22 : 38) },
    ...rows.map((entry, index) =>
      column(
        { width: '100%', gap: c.gap(10) },
        row(
          { width: '100%', justifyContent: 'space-between', alignItems: 'flex-end', gap: c.gap(24) },
          box({ flexShrink: 1, minWidth: 0 }, labelText(c, entry, index, paint.ink)),
          c.text(figureOf(c, entry), {
            size: 36,
            bold: true,
            color: paint.ink,
            role: 'item',
            style: { flexShrink: 0, maxWidth: '60%' },
          }),
        ),
        box(
          {
            width: '100%',
            height,
            backgroundColor: paint.track,
            borderRadius: Math.min(paint.radius, height / 2),
          },
          box({
            width: `${Math.max(1.5, (Math.abs(entry.value) / most) * 100)}%`,
            height,
            backgroundColor: index === 0 || entry.value === most ? paint.bar : paint.second,
            borderRadius: Math.min(paint.radius, height / 2),
          }),
        ),
      ),
    ),
  );
}

function line(c: Canvas, rows: Row[], paint: ChartPaint, width: number): SlideElement {
  const tallest = c.page.height * 0.42;
  const height = Math.round(Math.min(width * (c.isWide ? 0.42 : 0.62), tallest) * Math.min(1, c.scale));
  const values = rows.map((entry) => entry.value);
  const low = Math.min(0, ...values);
  const high = Math.max(...values, low + 1e-9);
  const pad = c.px(16);
  const cell = width / rows.length;
  const points = rows.map((entry, index) => ({
    x: Math.round((index + 0.5) * cell * 10) / 10,
    y: Math.round((height - pad - ((entry.value - low) / (high - low)) * (height - 2 * pad)) * 10) / 10,
  }));
  const mirrored = c.page.rightToLeft ? points.map(({ x, y }) => ({ x: width - x, y })) : points;
  const drawn = mirrored.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const floor = height - 1;
  const area = `${drawn}L${mirrored.at(-1)?.x ?? 0} ${floor}L${mirrored[0]?.x ?? 0} ${floor}Z`;
  const dots = mirrored
    .map(({ x, y }) => {
      const r = c.px(9);
      return `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;
    })
    .join('');
  const size = { width, height };
  const over = { position: 'absolute', left: 0, top: 0 } as const;
  return column(
    { width, gap: c.gap(20) },
    box(
      { width, height, position: 'relative', flexShrink: 0 },
      c.shape({ d: area, ...size, fill: mix(paint.ground, paint.bar, 0.16), stroke: null }, over),
      c.shape(
        { d: `M0 ${floor}H${width}`, ...size, fill: null, stroke: paint.track, strokeWidth: c.px(3) },
        over,
      ),
      c.shape({ d: drawn, ...size, fill: null, stroke: paint.bar, strokeWidth: c.px(7) }, over),
      c.shape({ d: dots, ...size, fill: paint.bar, stroke: null }, over),
    ),
    row(
      { width },
      ...rows.map((entry, index) =>
        column(
          { width: cell, alignItems: 'center', padding: `0 ${c.px(4)}px` },
          c.text(figureOf(c, entry), {
            size: rows.length > 6 ? 24 : 30,
            bold: true,
            color: paint.ink,
            role: 'item',
            align: 'center',
          }),
          c.text(entry.label, {
            size: rows.length > 6 ? 22 : 26,
            color: paint.quiet,
            role: 'item',
            field: `chart.rows.${index}.label`,
            align: 'center',
          }),
        ),
      ),
    ),
  );
}

function arc(radius: number, hole: number, from: number, to: number): string {
  const whole = to - from >= 0.9999;
  const end = whole ? from + 0.9999 : to;
  const point = (share: number, r: number) => {
    const angle = share * 2 * Math.PI - Math.PI / 2;
    return `${(radius + r * Math.cos(angle)).toFixed(1)} ${(radius + r * Math.sin(angle)).toFixed(1)}`;
  };
  const large = end - from > 0.5 ? 1 : 0;
  return (
    `M${point(from, radius)}A${radius} ${radius} 0 ${large} 1 ${point(end, radius)}` +
    `L${point(end, hole)}A${hole} ${hole} 0 ${large} 0 ${point(from, hole)}Z`
  );
}

function shares(c: Canvas, rows: Row[], paint: ChartPaint, width: number): SlideElement {
  const total = rows.reduce((sum, entry) => sum + Math.abs(entry.value), 0);
  const side = Math.round(Math.min(width * 0.44, c.px(430)) * Math.min(1, c.scale + 0.1));
  const fills = rows.map((_, index) =>
    index === 0
      ? paint.bar
      : index === 1
        ? paint.second
        : mix(index % 2 === 0 ? paint.bar : paint.second, paint.ground, Math.min(0.8, 0.2 + index * 0.11)),
  );
  let from = 0;
  const slices = rows.map((entry, index) => {
    const to = from + (total === 0 ? 1 / rows.length : Math.abs(entry.value) / total);
    const shape = c.shape(
      {
        d: arc(side / 2, side * 0.29, from, to),
        width: side,
        height: side,
        fill: fills[index] ?? paint.bar,
        stroke: paint.ground,
        strokeWidth: c.px(4),
      },
      { position: 'absolute', left: 0, top: 0 },
    );
    from = to;
    return shape;
  });
  return row(
    { width: '100%', gap: c.px(48), alignItems: 'center' },
    box({ width: side, height: side, position: 'relative', flexShrink: 0 }, ...slices),
    column(
      { flexGrow: 1, flexBasis: 0, minWidth: 0, gap: c.gap(18) },
      ...rows.map((entry, index) =>
        row(
          { gap: c.px(18), alignItems: 'center', width: '100%' },
          box({
            width: c.px(24),
            height: c.px(24),
            flexShrink: 0,
            borderRadius: c.px(Math.min(12, paint.radius)),
            backgroundColor: fills[index] ?? paint.bar,
          }),
          box(
            { flexGrow: 1, flexBasis: 0, minWidth: 0 },
            labelText(c, entry, index, paint.ink, rows.length > 6 ? 26 : 30),
          ),
          c.text(figureOf(c, entry), {
            size: rows.length > 6 ? 28 : 34,
            bold: true,
            color: paint.ink,
            role: 'item',
            style: { flexShrink: 0, maxWidth: '60%' },
          }),
        ),
      ),
    ),
  );
}

export function drawChart(c: Canvas, paint: ChartPaint, width: number): Child {
  const { form, rows } = c.slide.chart;
  if (rows.length === 0) return null;
  switch (form) {
    case 'bar':
      return bars(c, rows, paint);
    case 'line':
      return line(c, rows, paint, Math.floor(width));
    case 'share':
      return shares(c, rows, paint, width);
  }
}
