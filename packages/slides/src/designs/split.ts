import type { Canvas } from '../draw/canvas.ts';
import { box, column, type Child, type SlideElement } from '../draw/element.ts';
import { mix, readableOn } from '../color/palette.ts';
import { BaseDesign } from './base-design.ts';
import type { Tone } from './typesetter.ts';

export class Split extends BaseDesign {
  readonly id = 'split';
  readonly name = 'Split';
  readonly summary = 'The heading in a solid field, the content in an open one';
  readonly fonts = { display: 'space-grotesk', text: 'manrope' };
  readonly seeds = {
    light: { ground: '#f4f3ec', ink: '#10241d', accent: '#0f4c3a', second: '#ff8a5b', surface: '#e4e6da' },
    dark: { ground: '#0c1613', ink: '#eef3ee', accent: '#ff8a5b', second: '#2c6b57', surface: '#182823' },
  };
  readonly type = {
    cover: 102,
    title: 66,
    body: 37,
    item: 34,
    titleLeading: 1.08,
    bodyLeading: 1.45,
    tracking: -0.03,
    bold: true,
    upper: false,
    align: 'start' as const,
  };

  #isTurnedText(c: Canvas): boolean {
    const { kind, body } = c.slide;
    return (kind === 'text' && (c.isTurned || body === '')) || (kind === 'step' && c.isTurned);
  }

  #isSolid(c: Canvas): boolean {
    const { kind } = c.slide;
    return (
      this.#isTurnedText(c) ||
      kind === 'cover' ||
      kind === 'closing' ||
      kind === 'quote' ||
      kind === 'stat' ||
      kind === 'milestone' ||
      kind === 'banner'
    );
  }

  override tone(c: Canvas): Tone {
    if (!this.#isSolid(c)) return super.tone(c);
    const { accent, onAccent, second } = c.palette;
    return { ink: onAccent, quiet: this.#softOn(c), accent: readableOn(second, accent) };
  }

  #softOn(c: Canvas): string {
    return readableOn(mix(c.palette.onAccent, c.palette.accent, 0.2), c.palette.accent);
  }

  #bandTone(c: Canvas): Tone {
    const { accent, onAccent, second } = c.palette;
    return { ink: onAccent, quiet: this.#softOn(c), accent: readableOn(second, accent) };
  }

  override stage(c: Canvas, content: SlideElement): SlideElement {
    if (this.#isSolid(c)) {
      const { width, height } = c.page;
      const side = Math.min(width, height) * 0.34;
      const corner = c.page.rightToLeft
        ? `M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z`
        : `M${width} 0H${width - side}A${side} ${side} 0 0 0 ${width} ${side}Z`;
      const isCornered = c.slide.kind === 'cover' || c.slide.kind === 'closing';
      return c.root(
        { padding: c.margin, backgroundColor: c.palette.accent },
        isCornered ? c.backdrop(corner, { fill: c.palette.second }) : null,
        this.header(c),
        column(
          {
            width: '100%',
            flexGrow: 1,
            flexBasis: 0,
            minHeight: 0,
            paddingTop: isCornered ? side - c.margin + c.px(20) : 0,
            ...(isCornered && c.isWide ? { paddingTop: 0, paddingRight: side } : {}),
          },
          c.area({ justifyContent: this.justify(c) }, content),
        ),
        this.footer(c),
      );
    }
    return c.root({}, c.area({ justifyContent: 'flex-start' }, content), this.#openFooter(c));
  }

  #openFooter(c: Canvas): Child {
    const footer = this.footer(c);
    if (footer === null) return null;
    return box({ width: '100%', padding: `0 ${c.margin}px ${c.margin * 0.7}px`, flexShrink: 0 }, footer);
  }

  /** Here the area is the whole page, because each field has its own margin. */
  override compose(c: Canvas, heading: Child, ...rest: Child[]): SlideElement {
    const { accent } = c.palette;
    const padding = c.margin;
    if (this.#isSolid(c)) return this.group(c, 44, heading, ...rest);
    if (heading === null) return column({ width: '100%', padding }, this.group(c, 36, ...rest));
    if (c.isWide)
      return column(
        { width: '100%' },
        box(
          { width: '100%', alignItems: 'flex-start' },
          column(
            { width: '38%', flexShrink: 0, backgroundColor: accent, padding, minHeight: c.page.height * 0.6 },
            heading,
          ),
          column({ flexGrow: 1, flexBasis: 0, minWidth: 0, padding }, this.group(c, 32, ...rest)),
        ),
      );
    return column(
      { width: '100%' },
      column(
        {
          width: '100%',
          backgroundColor: accent,
          padding,
          paddingBottom: c.px(52),
          minHeight: c.page.height * 0.22,
          justifyContent: 'flex-end',
        },
        heading,
      ),
      column(
        { width: '100%', padding, paddingTop: c.px(52), paddingBottom: c.px(10) },
        this.group(c, 34, ...rest),
      ),
    );
  }

  override restWidth(c: Canvas): number {
    const hasHeading = c.slide.title !== '' || c.slide.eyebrow !== '';
    return (c.isWide && hasHeading ? c.page.width * 0.62 : c.page.width) - 2 * c.margin;
  }

  override heading(c: Canvas, size = this.type.title): Child {
    const tone = this.#bandTone(c);
    const parts = [this.eyebrow(c, tone), this.title(c, tone, size)];
    return parts.every((part) => part === null) ? null : this.group(c, 18, ...parts);
  }

  override titleRoom(width: number, height: number, kind: Parameters<BaseDesign['titleRoom']>[2]): number {
    if (width <= height * 1.3) return super.titleRoom(width, height, kind);
    const margin = Math.min(width, height) * 0.078;
    return kind === 'cover' || kind === 'closing' ? width * 0.62 - 2 * margin : width * 0.38 - 2 * margin;
  }

  override textSlide(c: Canvas): SlideElement {
    return this.compose(c, this.heading(c), this.body(c, this.tone(c)));
  }

  override step(c: Canvas): SlideElement {
    if (c.isTurned) return super.step(c);
    const band = this.#bandTone(c);
    const figure = this.figure(c, band, 150);
    const items = c.slide.items.map((item, index) => this.item(c, item, index));
    const heading = this.heading(c);
    const top = figure === null && heading === null ? null : this.group(c, 20, figure, heading);
    return this.compose(
      c,
      top,
      this.body(c, this.tone(c)),
      items.length === 0 ? null : column({ width: '100%', gap: c.gap(30) }, ...items),
    );
  }

  override comparison(c: Canvas): SlideElement {
    const [first, second] = c.slide.columns;
    return this.compose(
      c,
      this.heading(c),
      this.body(c, this.tone(c)),
      box(
        { width: '100%', gap: c.px(28), alignItems: 'stretch' },
        this.side(c, 0, first),
        this.side(c, 1, second),
      ),
    );
  }

  override beforeAfter(c: Canvas): SlideElement {
    return this.comparison(c);
  }

  override facts(c: Canvas): SlideElement {
    const items = c.slide.items.map((item, index) =>
      box({ width: '100%' }, this.itemWords(c, item, index, this.tone(c))),
    );
    return this.compose(
      c,
      this.heading(c, this.type.cover * 0.8),
      this.body(c, this.tone(c)),
      items.length === 0 ? null : column({ width: '100%', gap: c.gap(22) }, ...items),
      this.button(c),
    );
  }

  override button(c: Canvas): Child {
    const { second, onSecond } = c.palette;
    if (!this.#isSolid(c)) return super.button(c);
    return this.buttonIn(c, { fill: second, ink: onSecond });
  }
}
