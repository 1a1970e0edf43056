import type { Canvas } from '../draw/canvas.ts';
import { box, column, row, type Child, type SlideElement } from '../draw/element.ts';
import { BaseDesign } from './base-design.ts';
import { byline, footerText, logo, pageNumber } from './furniture.ts';
import type { Tone } from './typesetter.ts';

export class Swiss extends BaseDesign {
  readonly id = 'swiss';
  readonly name = 'Swiss';
  readonly summary = 'A heavy rule, a margin column and large grotesque letters';
  readonly fonts = { display: 'inter', text: 'inter' };
  readonly seeds = {
    light: { ground: '#ffffff', ink: '#0b0b0b', accent: '#e3120b', second: '#0b0b0b', surface: '#f0f0ee' },
    dark: { ground: '#0b0b0b', ink: '#ffffff', accent: '#ff3b30', second: '#ffffff', surface: '#1d1d1d' },
  };
  readonly type = {
    cover: 116,
    title: 72,
    body: 36,
    item: 34,
    titleLeading: 1,
    bodyLeading: 1.4,
    tracking: -0.04,
    bold: true,
    upper: false,
    align: 'start' as const,
  };

  #column(c: Canvas): number {
    return Math.round(c.page.width * (c.isWide ? 0.13 : 0.16));
  }

  override contentWidth(c: Canvas): number {
    const isFull = c.slide.kind === 'cover' || c.isBanner;
    return c.page.width - 2 * c.margin - (isFull ? 0 : this.#column(c));
  }

  override titleRoom(width: number, height: number, kind: Parameters<BaseDesign['titleRoom']>[2]): number {
    return super.titleRoom(width, height, kind) - (kind === 'cover' ? 0 : width * 0.16);
  }

  override stage(c: Canvas, content: SlideElement): SlideElement {
    if (c.slide.kind === 'cover' && !c.isBanner) return this.#coverStage(c, content);
    if (c.isBanner) return c.root({ padding: c.margin }, c.area({ justifyContent: 'center' }, content));
    const side = this.#column(c);
    return c.root(
      { padding: c.margin },
      box({ width: '100%', height: c.px(14), backgroundColor: c.palette.ink, flexShrink: 0 }),
      row(
        { width: '100%', flexGrow: 1, flexBasis: 0, minHeight: 0, paddingTop: c.px(36) },
        column(
          { width: side, flexShrink: 0, justifyContent: 'space-between' },
          pageNumber(c, c.palette.accentOnGround, {
            form: 'padded',
            size: 52,
            bold: true,
            font: 'display',
          }) ?? box({ width: c.px(52), height: c.px(52), backgroundColor: c.palette.accent }),
          box({}),
        ),
        c.area({ justifyContent: this.justify(c), height: '100%' }, content),
      ),
      row(
        { width: '100%', paddingTop: c.px(30), gap: c.px(24), alignItems: 'center', flexShrink: 0 },
        box({ width: side, flexShrink: 0 }, logo(c, 40)),
        box({ flexGrow: 1, flexBasis: 0, minWidth: 0 }, byline(c, this.tone(c))),
        // A long footer leaves half of the line to the author.
        box({ maxWidth: '45%', flexShrink: 0 }, footerText(c, c.palette.quiet)),
      ),
    );
  }

  #coverStage(c: Canvas, content: SlideElement): SlideElement {
    const { accent, onAccent } = c.palette;
    const tone = { ink: onAccent, quiet: onAccent };
    return c.root(
      {},
      column(
        {
          width: '100%',
          flexGrow: 1,
          flexBasis: 0,
          minHeight: 0,
          padding: c.margin,
          paddingBottom: c.px(30),
        },
        c.area({ justifyContent: 'flex-start' }, content),
      ),
      row(
        {
          width: '100%',
          height: Math.round(c.page.height * 0.26),
          flexShrink: 0,
          backgroundColor: accent,
          padding: c.margin,
          paddingTop: c.px(36),
          paddingBottom: c.px(36),
          justifyContent: 'space-between',
          alignItems: 'flex-end',
          gap: c.px(30),
        },
        byline(c, tone) ?? footerText(c, onAccent) ?? box({}),
        logo(c, 56),
      ),
    );
  }

  override cover(c: Canvas): SlideElement {
    const tone = this.tone(c);
    return this.group(
      c,
      34,
      this.title(c, tone, this.type.cover),
      this.eyebrow(c, tone),
      this.body(c, tone, this.type.body * 1.05),
    );
  }

  override eyebrow(c: Canvas, tone: Tone): Child {
    return c.text(c.slide.eyebrow, {
      size: 28,
      bold: true,
      color: tone.accent,
      leading: 1.3,
      field: 'eyebrow',
    });
  }

  override justify(c: Canvas): 'flex-start' | 'center' | 'flex-end' {
    return c.slide.kind === 'closing' || c.slide.kind === 'quote' || c.isTurned ? 'flex-end' : 'flex-start';
  }

  override panel(c: Canvas, strong: boolean): ReturnType<BaseDesign['panel']> {
    const inherited = super.panel(c, strong);
    return { ...inherited, style: { ...inherited.style, borderRadius: 0 } };
  }

  override chartPaint(c: Canvas): ReturnType<BaseDesign['chartPaint']> {
    return { ...super.chartPaint(c), radius: 0 };
  }

  override marker(c: Canvas, index: number, tone: Tone): Child {
    void index;
    return box({
      width: c.fontSize(20),
      height: c.fontSize(20),
      marginTop: c.fontSize(13),
      flexShrink: 0,
      backgroundColor: tone.accent,
    });
  }
}
