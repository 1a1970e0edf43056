import type { Canvas } from '../draw/canvas.ts';
import { box, column, row, type Child, type SlideElement } from '../draw/element.ts';
import type { SlideItem } from '../model.ts';
import { BaseDesign } from './base-design.ts';
import { surfacePaint } from './charts.ts';
import { byline, footerText, logo, pageNumber } from './furniture.ts';
import type { Tone } from './typesetter.ts';

export class Thread extends BaseDesign {
  readonly id = 'thread';
  readonly name = 'Thread';
  readonly summary = 'A conversation in bubbles';
  readonly fonts = { display: 'manrope', text: 'manrope' };
  readonly seeds = {
    light: { ground: '#eef1f4', ink: '#12202e', accent: '#1f6feb', second: '#9cc4ff', surface: '#ffffff' },
    dark: { ground: '#0b1117', ink: '#ecf2f8', accent: '#4a93ff', second: '#1d3e6e', surface: '#1b2530' },
  };
  readonly type = {
    cover: 88,
    title: 54,
    body: 37,
    item: 35,
    titleLeading: 1.14,
    bodyLeading: 1.45,
    tracking: -0.025,
    bold: true,
    upper: false,
    align: 'start' as const,
  };

  /** A bubble whose one square corner points to the speaker's side. */
  #bubble(c: Canvas, mine: boolean, ...children: Child[]): SlideElement {
    const { accent, surface } = c.palette;
    const fill = mine ? accent : surface;
    const radius = c.px(38);
    const isRight = mine !== c.page.rightToLeft;
    const isFull =
      !mine && (c.slide.kind === 'chart' || c.slide.kind === 'timeline' || c.slide.kind === 'picture');
    return row(
      { width: '100%', justifyContent: mine ? 'flex-end' : 'flex-start' },
      box(
        {
          ...(isFull ? { width: c.isWide ? '74%' : '92%' } : { maxWidth: c.isWide ? '74%' : '92%' }),
          minWidth: 0,
          position: 'relative',
        },
        box({
          position: 'absolute',
          bottom: 0,
          ...(isRight ? { right: 0 } : { left: 0 }),
          width: radius * 2,
          height: radius * 2,
          backgroundColor: fill,
        }),
        column(
          {
            backgroundColor: fill,
            borderRadius: radius,
            padding: `${c.gap(30)}px ${c.gap(40)}px`,
            minWidth: 0,
            maxWidth: '100%',
            flexGrow: 1,
            gap: c.gap(10),
            position: 'relative',
          },
          ...children,
        ),
      ),
    );
  }

  override tone(c: Canvas): Tone {
    return this.panelTone(c);
  }

  #mine(c: Canvas): Tone {
    const { onAccent } = c.palette;
    return { ink: onAccent, quiet: onAccent, accent: onAccent };
  }

  #table(c: Canvas): Tone {
    return { ink: c.palette.ink, quiet: c.palette.quiet, accent: c.palette.accentOnGround };
  }

  override header(c: Canvas): Child {
    if (c.isBanner) return null;
    const tone = this.#table(c);
    const author = byline(c, tone);
    const number = pageNumber(c, tone.quiet);
    if (author === null && number === null) return null;
    return column(
      { width: '100%', flexShrink: 0, gap: c.px(24), paddingBottom: c.px(36) },
      row(
        { width: '100%', justifyContent: 'space-between', alignItems: 'center', gap: c.px(24) },
        author ?? box({}),
        number,
      ),
      box({ width: '100%', height: c.px(2), backgroundColor: c.palette.line }),
    );
  }

  override footer(c: Canvas): Child {
    if (c.isBanner) return null;
    const parts = [footerText(c, this.#table(c).quiet), logo(c, 44)];
    if (parts.every((part) => part === null)) return null;
    return row(
      {
        width: '100%',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: c.px(24),
        paddingTop: c.px(28),
        flexShrink: 0,
      },
      parts[0] ?? box({}),
      ...parts.slice(1),
    );
  }

  override justify(c: Canvas): 'flex-start' | 'center' | 'flex-end' {
    return c.slide.kind === 'cover' || c.slide.kind === 'closing' ? 'center' : super.justify(c);
  }

  override contentWidth(c: Canvas): number {
    return (c.page.width - 2 * c.margin) * (c.isWide ? 0.74 : 0.92) - c.gap(80);
  }

  override titleRoom(width: number, height: number, kind: Parameters<BaseDesign['titleRoom']>[2]): number {
    void kind;
    const margin = Math.min(width, height) * 0.078;
    return (width - 2 * margin) * (width > height * 1.3 ? 0.74 : 0.92) - Math.sqrt(width * height) * 0.08;
  }

  override heading(c: Canvas, size = this.type.title): Child {
    const tone = this.#mine(c);
    const parts = [this.eyebrow(c, tone), this.title(c, tone, size)];
    return parts.every((part) => part === null) ? null : this.#bubble(c, true, ...parts);
  }

  override compose(c: Canvas, heading: Child, ...rest: Child[]): SlideElement {
    return column(
      { width: '100%', gap: c.gap(26) },
      heading,
      ...rest.map((part) => (part === null ? null : this.#bubble(c, false, part))),
    );
  }

  override restWidth(c: Canvas): number {
    return this.contentWidth(c);
  }

  override cover(c: Canvas): SlideElement {
    const body = this.body(c, this.tone(c));
    return column(
      { width: '100%', gap: c.gap(30) },
      this.heading(c, this.type.cover),
      body === null ? null : this.#bubble(c, false, body),
    );
  }

  override closing(c: Canvas): SlideElement {
    const body = this.body(c, this.tone(c));
    return column(
      { width: '100%', gap: c.gap(30) },
      this.heading(c, this.type.cover * 0.85),
      body === null ? null : this.#bubble(c, false, body),
      row({ width: '100%' }, this.button(c)),
    );
  }

  override list(c: Canvas): SlideElement {
    const tone = this.tone(c);
    return this.compose(
      c,
      this.heading(c),
      this.body(c, tone),
      ...c.slide.items.map((item, index) => this.item(c, item, index)),
    );
  }

  override item(c: Canvas, item: SlideItem, index: number): SlideElement {
    const tone = this.tone(c);
    return column(
      { gap: c.gap(6), minWidth: 0, maxWidth: '100%' },
      c.text(item.label, {
        role: 'item',
        field: `items.${index}.label`,
        size: this.type.item,
        bold: true,
        color: tone.accent,
        leading: 1.25,
      }),
      c.text(item.text, {
        role: 'item',
        field: `items.${index}.text`,
        size: this.type.item,
        color: tone.ink,
        leading: 1.4,
      }),
    );
  }

  override textSlide(c: Canvas): SlideElement {
    return this.compose(c, this.heading(c), this.body(c, this.tone(c)));
  }

  override step(c: Canvas): SlideElement {
    const tone = this.tone(c);
    return this.compose(
      c,
      this.heading(c),
      this.figure(c, tone, 130),
      this.body(c, tone),
      ...c.slide.items.map((item, index) => this.item(c, item, index)),
    );
  }

  override quote(c: Canvas): SlideElement {
    const tone = this.tone(c);
    const mine = this.#mine(c);
    const words = this.words(c, c.slide.body, {
      role: 'quote',
      field: 'body',
      size: this.type.title,
      font: 'display',
      bold: true,
      color: mine.ink,
      leading: 1.28,
      tracking: -0.015,
    });
    const name = c.text(c.slide.title, {
      role: 'caption',
      field: 'title',
      size: 34,
      bold: true,
      color: tone.ink,
    });
    const source = this.attribution(c, tone);
    return column(
      { width: '100%', gap: c.gap(26) },
      words === null ? null : this.#bubble(c, true, this.eyebrow(c, mine), words),
      name === null && source === null ? null : this.#bubble(c, false, name, source),
    );
  }

  override stat(c: Canvas): SlideElement {
    const tone = this.tone(c);
    const mine = this.#mine(c);
    const figure = this.figure(c, mine, 220);
    return column(
      { width: '100%', gap: c.gap(26) },
      figure === null ? null : this.#bubble(c, true, this.eyebrow(c, mine), figure),
      ...[this.title(c, tone, this.type.title), this.body(c, tone), this.attribution(c, tone)].map((part) =>
        part === null ? null : this.#bubble(c, false, part),
      ),
    );
  }

  override comparison(c: Canvas): SlideElement {
    const [first, second] = c.slide.columns;
    return column(
      { width: '100%', gap: c.gap(30) },
      this.heading(c),
      this.bubbledBody(c),
      row(
        { width: '100%', gap: c.px(28), alignItems: 'stretch' },
        this.side(c, 0, first),
        this.side(c, 1, second),
      ),
    );
  }

  bubbledBody(c: Canvas): Child {
    const body = this.body(c, this.tone(c));
    return body === null ? null : this.#bubble(c, false, body);
  }

  override beforeAfter(c: Canvas): SlideElement {
    return this.comparison(c);
  }

  override panel(c: Canvas, strong: boolean): ReturnType<BaseDesign['panel']> {
    const inherited = super.panel(c, strong);
    return { ...inherited, style: { ...inherited.style, borderRadius: c.px(38), padding: c.px(40) } };
  }

  override chartPaint(c: Canvas): ReturnType<BaseDesign['chartPaint']> {
    return surfacePaint(c.palette, c.palette.ground, c.px(20));
  }

  override banner(c: Canvas): SlideElement {
    const body = this.body(c, this.tone(c), this.type.body * 0.85);
    return row(
      { width: '100%', justifyContent: 'flex-end' },
      column(
        { width: '66%', gap: c.gap(6) },
        this.heading(c),
        body === null ? null : this.#bubble(c, false, body),
      ),
    );
  }

  override facts(c: Canvas): SlideElement {
    const items = c.slide.items.map((item, index) => this.item(c, item, index));
    return column(
      { width: '100%', gap: c.gap(20) },
      this.heading(c, this.type.cover * 0.85),
      this.bubbledBody(c),
      ...items.map((item) => this.#bubble(c, false, item)),
      row({ width: '100%' }, this.button(c)),
    );
  }
}
