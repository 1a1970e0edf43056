import type { Canvas } from '../draw/canvas.ts';
import { box, column, row, type Child, type SlideElement } from '../draw/element.ts';
import { mix } from '../color/palette.ts';
import type { SlideItem } from '../model.ts';
import { BaseDesign } from './base-design.ts';
import { surfacePaint } from './charts.ts';
import type { Tone } from './typesetter.ts';

export class Cards extends BaseDesign {
  readonly id = 'cards';
  readonly name = 'Cards';
  readonly summary = 'Rounded cards on a tinted table, one thought to each';
  readonly fonts = { display: 'dm-sans', text: 'dm-sans' };
  readonly seeds = {
    light: { ground: '#e7e9fb', ink: '#1c1b3a', accent: '#4f46e5', second: '#a5b4fc', surface: '#ffffff' },
    dark: { ground: '#12122a', ink: '#f1f1ff', accent: '#8b85ff', second: '#3b3a78', surface: '#21214a' },
  };
  readonly type = {
    cover: 100,
    title: 66,
    body: 37,
    item: 34,
    titleLeading: 1.1,
    bodyLeading: 1.45,
    tracking: -0.03,
    bold: true,
    upper: false,
    align: 'start' as const,
  };

  #card(c: Canvas, style: Record<string, string | number>, ...children: Child[]): SlideElement {
    return column(
      {
        width: '100%',
        backgroundColor: c.palette.surface,
        borderRadius: c.px(40),
        padding: c.px(44),
        ...style,
      },
      ...children,
    );
  }

  #isCarded(c: Canvas): boolean {
    const { kind } = c.slide;
    return kind !== 'list' && kind !== 'comparison' && kind !== 'before-after' && kind !== 'step';
  }

  override tone(c: Canvas): Tone {
    return this.#isCarded(c) ? this.panelTone(c) : super.tone(c);
  }

  override contentWidth(c: Canvas): number {
    return c.page.width - 2 * c.margin - (this.#isCarded(c) ? 2 * c.px(60) : 0);
  }

  override stage(c: Canvas, content: SlideElement): SlideElement {
    const { ground, accent } = c.palette;
    const big = Math.min(c.page.width, c.page.height) * 0.55;
    const x = c.page.width;
    const ring = `M${x - big} 0A${big} ${big} 0 0 0 ${x} ${big}V0Z`;
    const body = this.#isCarded(c)
      ? this.#card(
          c,
          { flexGrow: 1, flexBasis: 0, minHeight: 0, padding: c.px(c.isBanner ? 30 : 60) },
          c.area({ justifyContent: this.justify(c) }, content),
        )
      : c.area({ justifyContent: 'flex-start' }, content);
    return c.root(
      { padding: c.margin, paddingBottom: c.margin * 0.7 },
      c.backdrop(ring, { fill: mix(ground, accent, 0.07) }),
      this.header(c),
      body,
      this.footer(c),
    );
  }

  /** The footer is always drawn on the table, even when the content is on a card. */
  override footer(c: Canvas): Child {
    if (c.isBanner) return null;
    const carded = this.#isCarded(c);
    if (!carded) return super.footer(c);
    const table = { ink: c.palette.ink, quiet: c.palette.quiet, accent: c.palette.accentOnGround };
    return this.footerIn(c, table);
  }

  override eyebrow(c: Canvas, tone: Tone): Child {
    void tone;
    const { accent, onAccent } = c.palette;
    const label = c.text(c.slide.eyebrow, {
      size: 25,
      bold: true,
      color: onAccent,
      leading: 1.3,
      field: 'eyebrow',
    });
    if (label === null) return null;
    return row(
      {
        backgroundColor: accent,
        borderRadius: c.px(30),
        padding: `${c.gap(8)}px ${c.gap(24)}px`,
        maxWidth: '100%',
      },
      label,
    );
  }

  override item(c: Canvas, item: SlideItem, index: number): SlideElement {
    const tone = this.panelTone(c);
    return this.#card(
      c,
      { padding: c.gap(32), borderRadius: c.px(30) },
      row(
        { width: '100%', gap: c.gap(26), alignItems: 'flex-start' },
        this.marker(c, index, tone),
        this.itemWords(c, item, index, tone),
      ),
    );
  }

  override marker(c: Canvas, index: number, tone: Tone): Child {
    void tone;
    const side = c.fontSize(58);
    return row(
      {
        width: side,
        height: side,
        flexShrink: 0,
        borderRadius: side / 2,
        backgroundColor: c.palette.accent,
        alignItems: 'center',
        justifyContent: 'center',
      },
      c.text(String(index + 1), {
        size: 30,
        bold: true,
        color: c.palette.onAccent,
        leading: 1.25,
        role: 'artifact',
      }),
    );
  }

  override list(c: Canvas): SlideElement {
    const items = c.slide.items.map((item, index) => this.item(c, item, index));
    const stack = column({ width: '100%', gap: c.gap(20) }, ...items);
    return this.compose(c, this.heading(c), this.body(c, this.tone(c)), stack);
  }

  override panel(c: Canvas, strong: boolean): ReturnType<BaseDesign['panel']> {
    const inherited = super.panel(c, strong);
    return { ...inherited, style: { ...inherited.style, borderRadius: c.px(40), padding: c.px(44) } };
  }

  override chartPaint(c: Canvas): ReturnType<BaseDesign['chartPaint']> {
    return surfacePaint(c.palette, c.palette.ground, c.px(30));
  }

  override timeline(c: Canvas): SlideElement {
    const tone = this.tone(c);
    const entries = c.slide.items.map((item, index) =>
      row(
        { width: '100%', gap: c.px(28), alignItems: 'stretch' },
        box({
          width: c.px(12),
          flexShrink: 0,
          borderRadius: c.px(6),
          backgroundColor: index % 2 === 0 ? c.palette.accent : c.palette.second,
        }),
        this.itemWords(c, item, index, tone),
      ),
    );
    return this.compose(
      c,
      this.heading(c),
      this.body(c, tone),
      column({ width: '100%', gap: c.gap(30) }, ...entries),
    );
  }
}
