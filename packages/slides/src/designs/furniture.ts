import type { Canvas } from '../draw/canvas.ts';
import { column, row, type Child } from '../draw/element.ts';

interface Tone {
  ink: string;
  quiet: string;
}

export function byline(c: Canvas, tone: Tone): Child {
  const { brand } = c.page;
  const side = c.px(64);
  const name = c.text(brand.name, {
    size: 26,
    bold: true,
    color: tone.ink,
    fixed: true,
    leading: 1.25,
    role: 'artifact',
  });
  const handle = c.text(brand.handle, {
    size: 23,
    color: tone.quiet,
    fixed: true,
    leading: 1.25,
    role: 'artifact',
  });
  const portrait =
    brand.portrait === null
      ? null
      : c.picture(brand.portrait, '', { width: side, height: side, borderRadius: side / 2 });
  if (name === null && handle === null && portrait === null) return null;
  return row(
    { alignItems: 'center', gap: c.px(18), flexShrink: 1, minWidth: 0 },
    portrait,
    column({ flexShrink: 1, minWidth: 0, alignItems: 'flex-start' }, name, handle),
  );
}

export function logo(c: Canvas, height = 52): Child {
  const key = c.page.brand.logo;
  if (key === null) return null;
  const loaded = c.page.pictures.get(key);
  if (loaded === undefined) return null;
  const side = c.px(height);
  const width = Math.min(side * (loaded.width / Math.max(1, loaded.height)), side * 4);
  return c.picture(key, c.page.brand.name, { width, height: side }, 'contain');
}

export function footerText(c: Canvas, color: string, size = 22): Child {
  return c.text(c.page.brand.footer, {
    size,
    color,
    fixed: true,
    leading: 1.3,
    role: 'artifact',
    style: { flexShrink: 1 },
  });
}

/** The page number. Hidden on single pictures and if the brand kit turns it off. */
export function pageNumber(
  c: Canvas,
  color: string,
  options: {
    form?: 'of' | 'plain' | 'padded';
    size?: number;
    bold?: boolean;
    font?: 'display' | 'text';
  } = {},
): Child {
  const { number, total, brand } = c.page;
  if (!brand.pageNumbers || total <= 1) return null;
  const written = {
    of: `${number} / ${total}`,
    plain: String(number),
    padded: String(number).padStart(2, '0'),
  }[options.form ?? 'of'];
  return c.text(written, {
    size: options.size ?? 24,
    color,
    fixed: true,
    leading: 1.25,
    role: 'artifact',
    bold: options.bold ?? false,
    font: options.font ?? 'text',
    style: { flexShrink: 0 },
  });
}

/** An arrow to the next page. It points left in right-to-left scripts. */
export function arrow(c: Canvas, color: string): Child {
  if (c.page.total <= 1 || c.page.number === c.page.total) return null;
  const w = c.px(72);
  const h = c.px(36);
  const tip = c.px(72 * 0.24);
  const d = c.page.rightToLeft
    ? `M${w - 4} ${h / 2}H4M${4 + tip} ${h / 2 - tip}L4 ${h / 2}L${4 + tip} ${h / 2 + tip}`
    : `M4 ${h / 2}H${w - 4}M${w - 4 - tip} ${h / 2 - tip}L${w - 4} ${h / 2}L${w - 4 - tip} ${h / 2 + tip}`;
  return c.shape({ d, width: w, height: h, fill: null, stroke: color, strokeWidth: c.px(5) });
}
