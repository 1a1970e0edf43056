import { mix } from '../color/palette.ts';
import type { Canvas } from '../draw/canvas.ts';
import { box, column, type SlideElement } from '../draw/element.ts';
import { BaseDesign } from './base-design.ts';

export class Spotlight extends BaseDesign {
  readonly id = 'spotlight';
  readonly name = 'Spotlight';
  readonly summary = 'A dark stage and one light';
  readonly fonts = { display: 'bricolage-grotesque', text: 'inter' };
  readonly seeds = {
    dark: { ground: '#0e1013', ink: '#f2f3f0', accent: '#c8f04b', second: '#5f7a1e', surface: '#1a1e24' },
    light: { ground: '#f7f7f2', ink: '#14171c', accent: '#c8f04b', second: '#14171c', surface: '#ffffff' },
  };
  readonly type = {
    cover: 104,
    title: 70,
    body: 38,
    item: 35,
    titleLeading: 1.06,
    bodyLeading: 1.42,
    tracking: -0.022,
    bold: true,
    upper: false,
    align: 'start' as const,
  };

  #isBig(c: Canvas): boolean {
    return c.slide.kind === 'cover' || c.slide.kind === 'closing';
  }

  override stage(c: Canvas, content: SlideElement): SlideElement {
    const { width, height } = c.page;
    const isBig = this.#isBig(c) && !c.isBanner;
    const radius = isBig ? Math.min(width, height) * 0.27 : c.margin * 0.36;
    const right = c.page.rightToLeft;
    const x = isBig ? (right ? radius * 0.7 : width - radius * 0.7) : right ? c.margin : width - c.margin;
    const y = isBig ? radius * 0.62 : c.margin * 0.72;
    const disc = `M${x - radius} ${y}A${radius} ${radius} 0 1 0 ${x + radius} ${y}A${radius} ${radius} 0 1 0 ${x - radius} ${y}Z`;
    const foot = right ? [width * 0.35, width * 1.1] : [-width * 0.1, width * 0.65];
    const beam = `M${x - radius * 0.8} ${y + radius * 0.5}L${foot[0]} ${height}H${foot[1]}L${x + radius * 0.8} ${y + radius * 0.5}Z`;
    const isRowed = isBig && c.isWide;
    return c.root(
      { padding: c.margin },
      isBig ? c.backdrop(beam, { fill: mix(c.palette.ground, c.palette.ink, 0.035) }) : null,
      c.isBanner ? null : c.backdrop(disc, { fill: c.palette.accent }),
      this.header(c),
      column(
        {
          flexGrow: 1,
          flexBasis: 0,
          minHeight: 0,
          width: isRowed ? '70%' : '100%',
          paddingTop: isBig && !c.isWide ? radius * 1.3 : isBig || c.isBanner ? 0 : c.px(20),
        },
        c.area({ justifyContent: this.justify(c) }, content),
      ),
      this.footer(c),
    );
  }

  override justify(c: Canvas): 'flex-start' | 'center' | 'flex-end' {
    return this.#isBig(c) ? 'flex-end' : super.justify(c);
  }

  override titleRoom(width: number, height: number, kind: 'cover'): number {
    return super.titleRoom(width, height, kind) * (width > height * 1.3 && kind === 'cover' ? 0.7 : 1);
  }

  override item(c: Canvas, item: Parameters<BaseDesign['item']>[1], index: number): SlideElement {
    const inner = super.item(c, item, index);
    const isLast = index === c.slide.items.length - 1;
    return column(
      { width: '100%', gap: c.gap(26) },
      inner,
      isLast ? null : box({ width: '100%', height: c.px(2), backgroundColor: c.palette.line }),
    );
  }
}
