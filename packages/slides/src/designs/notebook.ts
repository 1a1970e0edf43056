import { mix } from '../color/palette.ts';
import type { Canvas } from '../draw/canvas.ts';
import { box, column, row, type Child, type SlideElement } from '../draw/element.ts';
import { BaseDesign } from './base-design.ts';
import type { Tone } from './typesetter.ts';

export class Notebook extends BaseDesign {
  readonly id = 'notebook';
  readonly name = 'Notebook';
  readonly summary = 'Dotted paper, handwriting and a felt pen';
  readonly fonts = { display: 'caveat', text: 'nunito' };
  readonly seeds = {
    light: { ground: '#fffdf6', ink: '#23304a', accent: '#e4572e', second: '#ffe27a', surface: '#fff1b3' },
    dark: { ground: '#1f2530', ink: '#f4f1e6', accent: '#ffb454', second: '#4a5a7a', surface: '#2d3646' },
  };
  readonly type = {
    cover: 138,
    title: 92,
    body: 38,
    item: 35,
    titleLeading: 0.98,
    bodyLeading: 1.45,
    tracking: -0.01,
    bold: true,
    upper: false,
    align: 'start' as const,
  };
  override readonly glyphWidth = 0.46;

  #dots(c: Canvas): SlideElement {
    const { width, height } = c.page;
    const step = c.px(54);
    const r = c.px(2.6);
    const parts: string[] = [];
    for (let y = step / 2; y < height; y += step)
      for (let x = step / 2; x < width; x += step)
        parts.push(`M${x.toFixed(0)} ${y.toFixed(0)}h${r}v${r}h-${r}Z`);
    return c.backdrop(parts.join(''), { fill: mix(c.palette.ground, c.palette.ink, 0.14) });
  }

  override stage(c: Canvas, content: SlideElement): SlideElement {
    const line = c.page.rightToLeft ? c.page.width - c.margin * 0.62 : c.margin * 0.62;
    return c.root(
      { padding: c.margin, paddingLeft: c.margin * 1.25, paddingRight: c.margin * 1.1 },
      this.#dots(c),
      c.backdrop(`M${line} 0V${c.page.height}`, {
        stroke: mix(c.palette.ground, c.palette.accent, 0.55),
        strokeWidth: c.px(4),
      }),
      this.header(c),
      c.area({ justifyContent: this.justify(c) }, content),
      this.footer(c),
    );
  }

  override contentWidth(c: Canvas): number {
    return c.page.width - c.margin * 2.35;
  }

  override justify(c: Canvas): 'flex-start' | 'center' | 'flex-end' {
    return c.slide.kind === 'cover' ? 'center' : super.justify(c);
  }

  #stroke(c: Canvas, width: number): SlideElement {
    const h = c.px(22);
    const w = c.px(width);
    const d = `M4 ${h * 0.62}C${w * 0.22} ${h * 0.2} ${w * 0.4} ${h * 0.9} ${w * 0.6} ${h * 0.45}S${w * 0.9} ${h * 0.3} ${w - 4} ${h * 0.6}`;
    return c.shape({ d, width: w, height: h, fill: null, stroke: c.palette.accent, strokeWidth: c.px(8) });
  }

  override heading(c: Canvas, size = this.type.title): Child {
    const tone = this.tone(c);
    const title = this.title(c, tone, size);
    if (title === null && c.slide.eyebrow === '') return null;
    return this.group(c, 14, this.eyebrow(c, tone), title, title === null ? null : this.#stroke(c, 240));
  }

  override eyebrow(c: Canvas, tone: Tone): Child {
    return c.text(c.slide.eyebrow, {
      size: 44,
      font: 'display',
      bold: true,
      color: tone.accent,
      leading: 1.1,
      field: 'eyebrow',
    });
  }

  override cover(c: Canvas): SlideElement {
    const tone = this.tone(c);
    return this.group(
      c,
      30,
      this.eyebrow(c, tone),
      this.title(c, tone, this.type.cover),
      this.#stroke(c, 420),
      this.body(c, tone, this.type.body * 1.05),
    );
  }

  override marker(c: Canvas, index: number, tone: Tone): Child {
    const side = c.fontSize(62);
    const r = side / 2 - c.px(4);
    const m = side / 2;
    const d = `M${m - r} ${m}C${m - r} ${m - r * 1.3} ${m + r * 1.1} ${m - r * 1.2} ${m + r} ${m}S${m - r * 0.7} ${m + r * 1.35} ${m - r * 0.96} ${m - r * 0.2}`;
    return row(
      {
        width: side,
        height: side,
        flexShrink: 0,
        position: 'relative',
        alignItems: 'center',
        justifyContent: 'center',
      },
      c.shape(
        { d, width: side, height: side, fill: null, stroke: tone.accent, strokeWidth: c.px(4) },
        { position: 'absolute', left: 0, top: 0 },
      ),
      c.text(String(index + 1), {
        size: 40,
        font: 'display',
        bold: true,
        color: tone.ink,
        leading: 1.1,
        role: 'artifact',
      }),
    );
  }

  override panel(c: Canvas, strong: boolean): ReturnType<BaseDesign['panel']> {
    const { second, onSecond } = c.palette;
    const inherited = super.panel(c, false);
    const style = { ...inherited.style, borderRadius: c.px(6) };
    return strong
      ? {
          style: { ...style, backgroundColor: second },
          tone: { ink: onSecond, quiet: onSecond, accent: onSecond },
        }
      : { ...inherited, style };
  }

  override side(...[c, which, entry]: Parameters<BaseDesign['side']>): SlideElement {
    const drawn = super.side(c, which, entry);
    return column({ flexGrow: 1, flexBasis: 0, minWidth: 0 }, this.#tape(c), drawn);
  }

  #tape(c: Canvas): SlideElement {
    return row(
      { width: '100%', justifyContent: 'center', height: c.px(26), flexShrink: 0 },
      box({
        width: c.px(120),
        height: c.px(26),
        backgroundColor: mix(c.palette.ground, c.palette.accent, 0.4),
      }),
    );
  }
}
