import { mix } from '../color/palette.ts';
import type { Canvas } from '../draw/canvas.ts';
import { box, column, row, type Child, type SlideElement } from '../draw/element.ts';
import { BaseDesign } from './base-design.ts';
import type { Tone } from './typesetter.ts';

type Tile = 'circle' | 'quarter' | 'half' | 'square' | 'leaf' | 'triangle';
const order: readonly Tile[] = ['quarter', 'circle', 'leaf', 'triangle', 'half', 'square', 'quarter', 'leaf'];

function tilePath(tile: Tile, x: number, y: number, s: number, turn: number): string {
  const r = s / 2;
  switch (tile) {
    case 'circle':
      return `M${x} ${y + r}A${r} ${r} 0 1 1 ${x + s} ${y + r}A${r} ${r} 0 1 1 ${x} ${y + r}Z`;
    case 'quarter':
      return turn % 2 === 0
        ? `M${x} ${y}H${x + s}A${s} ${s} 0 0 1 ${x} ${y + s}Z`
        : `M${x + s} ${y + s}H${x}A${s} ${s} 0 0 1 ${x + s} ${y}Z`;
    case 'half':
      return `M${x} ${y + r}A${r} ${r} 0 1 1 ${x + s} ${y + r}V${y + s}H${x}Z`;
    case 'square':
      return `M${x} ${y}H${x + s}V${y + s}H${x}Z`;
    case 'leaf':
      return `M${x} ${y}H${x + r}A${r} ${r} 0 0 1 ${x + s} ${y + r}V${y + s}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + r}Z`;
    case 'triangle':
      return turn % 2 === 0
        ? `M${x} ${y + s}L${x + s} ${y + s}L${x + s} ${y}Z`
        : `M${x} ${y}L${x + s} ${y + s}L${x} ${y + s}Z`;
  }
}

export class Blocks extends BaseDesign {
  readonly id = 'blocks';
  readonly name = 'Blocks';
  readonly summary = 'Geometric tiles in flat colours';
  readonly fonts = { display: 'sora', text: 'dm-sans' };
  readonly seeds = {
    light: { ground: '#faf6ec', ink: '#1d2440', accent: '#e4472b', second: '#f2b63d', surface: '#efe7d3' },
    dark: { ground: '#151a30', ink: '#faf6ec', accent: '#ff6b4a', second: '#f2b63d', surface: '#232a48' },
  };
  readonly type = {
    cover: 92,
    title: 60,
    body: 36,
    item: 34,
    titleLeading: 1.1,
    bodyLeading: 1.45,
    tracking: -0.035,
    bold: true,
    upper: false,
    align: 'start' as const,
  };
  override readonly glyphWidth = 0.66;

  #isBig(c: Canvas): boolean {
    return c.slide.kind === 'cover' || c.slide.kind === 'closing';
  }

  #tiles(c: Canvas, columns: number, rows: number, side: number, left: number, top: number): SlideElement[] {
    const { accent, second, ink, ground } = c.palette;
    const colors = [accent, second, ink, mix(ground, ink, 0.28)];
    const paths = new Map<string, string[]>();
    const seed = c.slide.kind === 'closing' ? 3 : c.page.number % 5;
    for (let y = 0; y < rows; y += 1)
      for (let x = 0; x < columns; x += 1) {
        const index = x + y * 3 + seed;
        const tile = order[(index * 5 + y) % order.length] ?? 'circle';
        const color = colors[(index + y * 2) % colors.length] ?? accent;
        const known = paths.get(color) ?? [];
        known.push(tilePath(tile, left + x * side, top + y * side, side, x + y));
        paths.set(color, known);
      }
    return [...paths].map(([fill, drawn]) => c.backdrop(drawn.join(''), { fill }));
  }

  override stage(c: Canvas, content: SlideElement): SlideElement {
    const { width, height } = c.page;
    if (c.isBanner) {
      const side = height / 2;
      return c.root(
        { padding: c.margin },
        ...this.#tiles(c, 2, 2, side, c.page.rightToLeft ? 0 : width - 2 * side, 0),
        column(
          { width: '100%', flexGrow: 1, flexBasis: 0, minHeight: 0, paddingRight: 2 * side - c.margin / 2 },
          c.area({ justifyContent: 'center' }, content),
        ),
      );
    }
    if (this.#isBig(c) && c.isWide) {
      const side = height / 4;
      return c.root(
        { padding: c.margin },
        ...this.#tiles(c, 3, 4, side, c.page.rightToLeft ? 0 : width - 3 * side, 0),
        column(
          { width: width - 3 * side - c.margin * 1.6, flexGrow: 1, flexBasis: 0, minHeight: 0 },
          this.header(c),
          c.area({ justifyContent: 'center' }, content),
          this.footer(c),
        ),
      );
    }
    if (this.#isBig(c)) {
      const side = width / 4;
      const rows = height > width ? 2 : 1;
      return c.root(
        { padding: c.margin },
        ...this.#tiles(c, 4, rows, side, 0, 0),
        column(
          {
            width: '100%',
            flexGrow: 1,
            flexBasis: 0,
            minHeight: 0,
            paddingTop: rows * side - c.margin + c.px(48),
          },
          this.header(c),
          c.area({ justifyContent: this.justify(c) }, content),
          this.footer(c),
        ),
      );
    }
    const side = c.px(c.isWide ? 54 : 60);
    return c.root(
      { padding: c.margin, paddingTop: c.margin + (c.isWide ? side * 0.5 : side) },
      ...this.#tiles(c, Math.ceil(width / side), 1, side, 0, 0),
      this.header(c),
      c.area({ justifyContent: this.justify(c) }, content),
      this.footer(c),
    );
  }

  override titleRoom(width: number, height: number, kind: Parameters<BaseDesign['titleRoom']>[2]): number {
    if ((kind === 'cover' || kind === 'closing') && width > height * 1.3)
      return width - 0.75 * height - Math.min(width, height) * 0.13;
    return super.titleRoom(width, height, kind);
  }

  override marker(c: Canvas, index: number, tone: Tone): Child {
    void tone;
    const side = c.fontSize(48);
    const { accent, second, ink } = c.palette;
    const color = [accent, second, ink][index % 3] ?? accent;
    const tile = order[index % order.length] ?? 'circle';
    return c.shape({
      d: tilePath(tile, 0, 0, side, index),
      width: side,
      height: side,
      fill: color,
      stroke: null,
    });
  }

  override panel(c: Canvas, strong: boolean): ReturnType<BaseDesign['panel']> {
    const inherited = super.panel(c, strong);
    return { ...inherited, style: { ...inherited.style, borderRadius: 0 } };
  }

  override chartPaint(c: Canvas): ReturnType<BaseDesign['chartPaint']> {
    return { ...super.chartPaint(c), radius: 0 };
  }

  override cover(c: Canvas): SlideElement {
    const tone = this.tone(c);
    return this.group(
      c,
      30,
      this.eyebrow(c, tone),
      this.title(c, tone, this.type.cover),
      this.body(c, { ...tone, ink: tone.quiet }),
    );
  }

  override eyebrow(c: Canvas, tone: Tone): Child {
    const label = super.eyebrow(c, tone);
    if (label === null) return null;
    return row(
      { gap: c.gap(16), alignItems: 'center', maxWidth: '100%' },
      box({ width: c.gap(40), height: c.gap(8), backgroundColor: c.palette.second, flexShrink: 0 }),
      label,
    );
  }
}
