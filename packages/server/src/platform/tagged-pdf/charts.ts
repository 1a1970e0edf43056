import { edges, pdfColors, type Pen } from './pen.ts';

const { left, right, width } = edges;

/** A ring that is filled to a fraction, around a figure and what it is out of. */
export function drawRing(pen: Pen, { x, y, radius, part, figure, below }: Ring): void {
  const { pdf } = pen;
  pdf.lineWidth(radius / 5.5).lineCap('round');
  pdf.circle(x, y, radius).strokeColor('#2f343d').stroke();
  // An arc that ends where it begins would be nothing.
  const turn = Math.PI * 2 * Math.min(0.9999, part);
  const end = `${x + radius * Math.sin(turn)} ${y - radius * Math.cos(turn)}`;
  const arc = `M ${x} ${y - radius} A ${radius} ${radius} 0 ${part > 0.5 ? 1 : 0} 1 ${end}`;
  if (part > 0) pdf.path(arc).strokeColor(pdfColors.lime).stroke();
  pdf.lineCap('butt').lineWidth(1);
  const [across, size] = [radius * 2, radius * 0.62];
  const middle = { width: across, align: 'center', color: pdfColors.paper, lineGap: 0 } as const;
  pen.text(figure, x - radius, y - size * 0.72, { ...middle, size, display: true });
  pen.text(below, x - radius, y + size * 0.42, { ...middle, size: 9, color: pdfColors.dim });
}

export interface Ring {
  x: number;
  y: number;
  radius: number;
  /** Between 0 and 1. */
  part: number;
  figure: string;
  below: string;
}

/** A row of a bar chart. */
export interface Bar {
  label: string;
  /** Between 0 and 1. */
  part: number;
  value: string;
  color?: string;
}

export const barHeight = 17;

/** Bars with their labels on the left and their values on the right, each as high as `barHeight`. */
export function drawBars(
  pen: Pen,
  bars: readonly Bar[],
  place: { x: number; y: number; width: number },
): void {
  const { pdf } = pen;
  const size = 9;
  const labels = Math.min(
    place.width * 0.55,
    Math.max(...bars.map(({ label }) => pen.widthOf(label, { size }))) + 12,
  );
  const values = Math.max(...bars.map(({ value }) => pen.widthOf(value, { size }))) + 10;
  const track = place.width - labels - values;
  for (const [index, { label, part, value, color = pdfColors.bar }] of bars.entries()) {
    const y = place.y + index * barHeight;
    pen.text(shortened(pen, label, labels - 8, size), place.x, y, { size, width: labels });
    pdf.roundedRect(place.x + labels, y + 2, track, 7, 3.5).fill(pdfColors.line);
    if (part > 0)
      pdf.roundedRect(place.x + labels, y + 2, Math.max(7, track * Math.min(1, part)), 7, 3.5).fill(color);
    pen.text(value, place.x + labels + track, y, {
      size,
      width: values,
      align: 'right',
      color: pdfColors.quiet,
    });
  }
}

function shortened(pen: Pen, text: string, room: number, size: number): string {
  if (pen.widthOf(text, { size }) <= room) return text;
  let cut = [...text];
  while (cut.length > 1 && pen.widthOf(`${cut.join('')}…`, { size }) > room) cut = cut.slice(0, -1);
  return `${cut.join('').trimEnd()}…`;
}

export const columnsHeight = 120;

/** Columns above a line, with the greatest value and the names of the first and the last. */
export function drawColumns(pen: Pen, bars: readonly { name: string; value: number }[], top: number): void {
  const { pdf } = pen;
  const height = columnsHeight;
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const room = width / Math.max(1, bars.length);
  const small = { size: 8, color: pdfColors.quiet, lineGap: 0 } as const;
  for (const share of [0.5, 1]) {
    const y = top + height - share * (height - 14);
    pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(pdfColors.line).stroke();
    pen.text(Math.round(most * share).toLocaleString('en'), left, y - 10, small);
  }
  for (const [index, { value }] of bars.entries()) {
    const tall = (value / most) * (height - 14);
    if (tall > 0)
      pdf
        .rect(left + index * room + room * 0.14, top + height - tall, room * 0.72, tall)
        .fill(value === most ? pdfColors.ink : pdfColors.bar);
  }
  pdf
    .moveTo(left, top + height)
    .lineTo(right, top + height)
    .lineWidth(1)
    .strokeColor(pdfColors.quiet)
    .stroke();
  pen.text(bars[0]?.name ?? '', left, top + height + 5, small);
  pen.text(bars.at(-1)?.name ?? '', left, top + height + 5, { ...small, align: 'right' });
}
