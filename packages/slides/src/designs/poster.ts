import { brandFill, brandPaper, type Seeds } from '../color/palette.ts';
import type { Canvas } from '../draw/canvas.ts';
import { box, column, row, type Child, type SlideElement } from '../draw/element.ts';
import type { Brand, Scheme } from '../model.ts';
import { BaseDesign } from './base-design.ts';
import { byline, footerText, logo, pageNumber } from './furniture.ts';
import type { Tone } from './typesetter.ts';

export class Poster extends BaseDesign {
  readonly id = 'poster';
  readonly name = 'Poster';
  readonly summary = 'Condensed capitals from edge to edge between two bands';
  readonly fonts = { display: 'anton', text: 'archivo' };
  readonly seeds = {
    light: { ground: '#ffd43b', ink: '#141210', accent: '#141210', second: '#e8590c', surface: '#fff1b8' },
    dark: { ground: '#141210', ink: '#ffd43b', accent: '#ffd43b', second: '#e8590c', surface: '#2a2723' },
  };
  readonly type = {
    cover: 156,
    title: 92,
    body: 37,
    item: 35,
    titleLeading: 1.1,
    bodyLeading: 1.4,
    tracking: -0.005,
    bold: false,
    upper: true,
    align: 'start' as const,
  };
  override readonly glyphWidth = 0.5;

  override branded(scheme: Scheme, brand: Brand): Seeds {
    const own = this.seeds[scheme];
    const second =
      brand.secondary === null ? own.second : brandFill(brand.secondary, { from: 0.4, to: 0.85 });
    if (brand.primary === null) return { ...own, second };
    if (scheme === 'light')
      return {
        ...own,
        ground: brandFill(brand.primary, { from: 0.74, to: 0.92 }),
        surface: brandPaper(brand.primary, 0.96),
        second,
      };
    const bright = brandFill(brand.primary, { from: 0.76, to: 0.93 });
    return { ...own, ink: bright, accent: bright, second };
  }

  #band(c: Canvas, ...children: Child[]): SlideElement {
    return row(
      {
        width: '100%',
        minHeight: c.px(c.isBanner ? 22 : 86),
        flexShrink: 0,
        backgroundColor: c.palette.ink,
        padding: `${c.px(c.isBanner ? 0 : 14)}px ${c.margin}px`,
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: c.px(28),
      },
      ...children,
    );
  }

  override stage(c: Canvas, content: SlideElement): SlideElement {
    const { ground } = c.palette;
    const tone = { ink: ground, quiet: ground };
    return c.root(
      {},
      c.isBanner
        ? this.#band(c)
        : this.#band(
            c,
            footerText(c, ground, 24) ?? box({}),
            pageNumber(c, ground, { size: 28, bold: true }),
          ),
      column(
        {
          width: '100%',
          flexGrow: 1,
          flexBasis: 0,
          minHeight: 0,
          padding: `${c.px(c.isBanner ? 20 : 54)}px ${c.margin}px`,
        },
        c.area({ justifyContent: this.justify(c) }, content),
      ),
      c.isBanner ? this.#band(c) : this.#band(c, byline(c, tone) ?? box({}), logo(c, 48)),
    );
  }

  override justify(c: Canvas): 'flex-start' | 'center' | 'flex-end' {
    return c.slide.kind === 'cover' ? 'center' : super.justify(c);
  }

  override marker(c: Canvas, index: number, tone: Tone): Child {
    void tone;
    const side = c.fontSize(64);
    return row(
      {
        width: side,
        height: side,
        flexShrink: 0,
        backgroundColor: c.palette.ink,
        alignItems: 'center',
        justifyContent: 'center',
      },
      c.text(String(index + 1), {
        size: 36,
        font: 'display',
        color: c.palette.ground,
        leading: 1.3,
        role: 'artifact',
      }),
    );
  }

  override eyebrow(c: Canvas, tone: Tone): Child {
    const label = c.text(c.slide.eyebrow, {
      size: 26,
      bold: true,
      upper: true,
      tracking: 0.04,
      color: c.palette.ground,
      leading: 1.3,
      field: 'eyebrow',
    });
    void tone;
    if (label === null) return null;
    return row(
      { backgroundColor: c.palette.ink, padding: `${c.gap(8)}px ${c.gap(18)}px`, maxWidth: '100%' },
      label,
    );
  }

  override panel(c: Canvas, strong: boolean): ReturnType<BaseDesign['panel']> {
    const { ground, ink } = c.palette;
    const style = { padding: c.px(34), border: `${c.px(6)}px solid ${ink}` };
    return strong
      ? { style: { ...style, backgroundColor: ink }, tone: { ink: ground, quiet: ground, accent: ground } }
      : { style, tone: this.tone(c) };
  }

  override chartPaint(c: Canvas): ReturnType<BaseDesign['chartPaint']> {
    return { ...super.chartPaint(c), radius: 0 };
  }
}
