import type { Canvas } from '../draw/canvas.ts';
import { box, column, row, type Child, type SlideElement, type Style } from '../draw/element.ts';
import { placesButton } from '../kinds.ts';
import type { SlideColumn, SlideItem } from '../model.ts';
import { drawChart, type ChartPaint } from './charts.ts';
import { inTurns, ring, ruled } from './compositions.ts';
import { arrow } from './furniture.ts';
import { Typesetter, type Tone } from './typesetter.ts';

/**
 * Base class of all designs, with a default drawing of each kind of slide. A design overrides what gives it its
 * character; the rest follows from its type style and colours.
 */
export abstract class BaseDesign extends Typesetter {
  cover(c: Canvas): SlideElement {
    const tone = this.tone(c);
    return this.group(
      c,
      36,
      this.eyebrow(c, tone),
      this.title(c, tone, this.type.cover),
      this.body(c, { ...tone, ink: tone.quiet }, this.type.body * 1.05),
      arrow(c, tone.accent),
    );
  }

  textSlide(c: Canvas): SlideElement {
    const content = this.compose(c, this.heading(c), this.body(c, this.tone(c)));
    return c.isTurned ? ruled(c, this, content) : content;
  }

  item(c: Canvas, item: SlideItem, index: number): SlideElement {
    const tone = this.tone(c);
    return row(
      { width: '100%', gap: c.gap(24), alignItems: 'flex-start' },
      this.marker(c, index, tone),
      this.itemWords(c, item, index, tone),
    );
  }

  list(c: Canvas): SlideElement {
    const items = c.slide.items.map((item, index) => this.item(c, item, index));
    return this.compose(
      c,
      this.heading(c),
      this.body(c, this.tone(c)),
      column({ width: '100%', gap: c.gap(34) }, ...items),
    );
  }

  step(c: Canvas): SlideElement {
    const tone = this.tone(c);
    const figure = c.isTurned ? ring(c, tone) : this.figure(c, tone, 150);
    const items = c.slide.items.map((item, index) => this.item(c, item, index));
    return this.compose(
      c,
      this.group(c, 20, figure, this.heading(c)),
      this.body(c, tone),
      items.length === 0 ? null : column({ width: '100%', gap: c.gap(30) }, ...items),
    );
  }

  quoteMark(c: Canvas, tone: Tone): Child {
    const side = c.gap(120);
    const d = `M0 ${side * 0.72}V${side * 0.36}Q0 0 ${side * 0.36} 0V${side * 0.16}Q${side * 0.2} ${side * 0.18} ${side * 0.2} ${side * 0.36}H${side * 0.38}V${side * 0.72}ZM${side * 0.52} ${side * 0.72}V${side * 0.36}Q${side * 0.52} 0 ${side * 0.88} 0V${side * 0.16}Q${side * 0.72} ${side * 0.18} ${side * 0.72} ${side * 0.36}H${side * 0.9}V${side * 0.72}Z`;
    return c.shape({ d, width: side, height: side * 0.75, fill: tone.accent, stroke: null });
  }

  quote(c: Canvas): SlideElement {
    return inTurns(c, this.panel(c, true), this.tone(c), (tone) => this.#quoteIn(c, tone));
  }

  #quoteIn(c: Canvas, tone: Tone): SlideElement {
    return this.group(
      c,
      36,
      this.quoteMark(c, tone),
      this.eyebrow(c, tone),
      this.words(c, c.slide.body, {
        role: 'quote',
        field: 'body',
        size: this.type.title * 0.86,
        font: 'display',
        bold: this.type.bold,
        color: tone.ink,
        leading: 1.25,
        tracking: this.type.tracking / 2,
      }),
      this.words(c, c.slide.title, {
        role: 'caption',
        field: 'title',
        size: 34,
        bold: true,
        color: tone.ink,
      }),
      this.attribution(c, tone),
    );
  }

  figure(c: Canvas, tone: Tone, size = 260): Child {
    return this.words(c, c.slide.figure, {
      field: 'figure',
      size,
      font: 'display',
      bold: this.type.bold,
      color: tone.accent,
      leading: 1,
      tracking: this.type.tracking,
    });
  }

  stat(c: Canvas): SlideElement {
    return inTurns(c, this.panel(c, true), this.tone(c), (tone) => this.#statIn(c, tone));
  }

  #statIn(c: Canvas, tone: Tone): SlideElement {
    return this.group(
      c,
      30,
      this.eyebrow(c, tone),
      this.figure(c, tone),
      this.title(c, tone, this.type.title * 0.86),
      this.body(c, { ...tone, ink: tone.quiet }),
      this.attribution(c, tone),
    );
  }

  chartPaint(c: Canvas): ChartPaint {
    const { ground, ink, quiet, accent, second, tint } = c.palette;
    return { ground, ink, quiet, bar: accent, second, track: tint, radius: c.px(12) };
  }

  protected drawnChart(c: Canvas): Child {
    return drawChart(c, this.chartPaint(c), this.restWidth(c));
  }

  chart(c: Canvas): SlideElement {
    const tone = this.tone(c);
    return this.compose(
      c,
      this.heading(c),
      this.body(c, { ...tone, ink: tone.quiet }, this.type.body * 0.92),
      this.drawnChart(c),
      this.attribution(c, tone),
    );
  }

  panel(c: Canvas, strong: boolean): { style: Style; tone: Tone } {
    const { surface, accent, onAccent } = c.palette;
    const style: Style = { borderRadius: c.px(24), padding: c.px(36) };
    return strong
      ? {
          style: { ...style, backgroundColor: accent },
          tone: { ink: onAccent, quiet: onAccent, accent: onAccent },
        }
      : { style: { ...style, backgroundColor: surface }, tone: this.panelTone(c) };
  }

  side(c: Canvas, which: 0 | 1, entry: SlideColumn): SlideElement {
    const { style, tone } = this.panel(c, which === 1);
    const least = c.page.height * (c.slide.kind === 'before-after' ? 0.2 : c.isWide ? 0.36 : 0.34);
    return column(
      {
        flexGrow: 1,
        flexBasis: 0,
        minWidth: 0,
        minHeight: Math.round(least * Math.min(1, c.scale) ** 2),
        gap: c.gap(22),
        ...style,
      },
      c.text(entry.title, {
        role: 'item',
        field: `columns.${which}.title`,
        size: this.type.item * 1.16,
        font: 'display',
        bold: this.type.bold,
        color: tone.ink,
        leading: 1.2,
      }),
      ...entry.lines.map((text, index) =>
        c.text(text, {
          role: 'item',
          field: `columns.${which}.lines.${index}`,
          size: this.type.item * 0.94,
          color: tone.ink,
          leading: 1.35,
        }),
      ),
    );
  }

  comparison(c: Canvas): SlideElement {
    const [first, second] = c.slide.columns;
    return this.group(
      c,
      44,
      this.heading(c),
      this.body(c, this.tone(c)),
      row(
        { width: '100%', gap: c.px(28), alignItems: 'stretch' },
        this.side(c, 0, first),
        this.side(c, 1, second),
      ),
    );
  }

  beforeAfter(c: Canvas): SlideElement {
    if (c.isWide) return this.comparison(c);
    const [first, second] = c.slide.columns;
    const stacked = (which: 0 | 1, entry: SlideColumn) => box({ width: '100%' }, this.side(c, which, entry));
    const point = c.px(26);
    return this.group(
      c,
      40,
      this.heading(c),
      this.body(c, this.tone(c)),
      column(
        { width: '100%', gap: c.gap(20), alignItems: 'center' },
        stacked(0, first),
        c.shape({
          d: `M4 4L${point} ${point - 4}L${2 * point - 4} 4`,
          width: 2 * point,
          height: point,
          fill: null,
          stroke: this.tone(c).accent,
          strokeWidth: c.px(6),
        }),
        stacked(1, second),
      ),
    );
  }

  pictureSlide(c: Canvas): SlideElement {
    const tone = this.tone(c);
    const { picture } = c.slide;
    const width = this.restWidth(c);
    const height = c.isWide ? c.page.height * 0.56 : Math.min(width * 0.8, c.page.height * 0.5);
    const drawn =
      picture === null
        ? null
        : c.picture(picture.key, picture.alt, {
            width,
            height: Math.round(height * Math.min(1, c.scale)),
            borderRadius: c.px(20),
          });
    return this.compose(c, this.heading(c), drawn, this.body(c, tone), this.attribution(c, tone));
  }

  timeline(c: Canvas): SlideElement {
    const tone = this.tone(c);
    const dot = c.px(26);
    const entries = c.slide.items.map((item, index) =>
      row(
        { width: '100%', gap: c.px(30), alignItems: 'stretch' },
        column(
          { alignItems: 'center', flexShrink: 0, width: dot, paddingTop: c.gap(10) },
          box({
            width: dot,
            height: dot,
            flexShrink: 0,
            borderRadius: dot / 2,
            backgroundColor: index === c.slide.items.length - 1 ? c.palette.accent : c.palette.ground,
            border: `${c.px(6)}px solid ${tone.accent}`,
          }),
          index === c.slide.items.length - 1
            ? null
            : box({ width: c.px(4), flexGrow: 1, backgroundColor: c.palette.line }),
        ),
        box(
          { flexGrow: 1, flexBasis: 0, minWidth: 0, paddingBottom: c.gap(34) },
          this.itemWords(c, item, index, tone),
        ),
      ),
    );
    return this.compose(c, this.heading(c), this.body(c, tone), column({ width: '100%' }, ...entries));
  }

  protected buttonLabel(c: Canvas, color: string): Child {
    const { link, linkLabel } = c.slide;
    return c.text(linkLabel.trim() === '' ? link.replace(/^https?:\/\/(?:www\.)?|\/$/gu, '') : linkLabel, {
      field: 'linkLabel',
      link: link === '' ? null : link,
      size: 34,
      bold: true,
      color,
      leading: 1.25,
    });
  }

  protected buttonIn(c: Canvas, paint: { fill: string; ink: string }): Child {
    const label = this.buttonLabel(c, paint.ink);
    if (label === null) return null;
    return row(
      {
        backgroundColor: paint.fill,
        borderRadius: c.px(16),
        padding: `${c.px(24)}px ${c.px(40)}px`,
        maxWidth: '100%',
        flexShrink: 0,
      },
      label,
    );
  }

  button(c: Canvas): Child {
    return this.buttonIn(c, { fill: c.palette.accent, ink: c.palette.onAccent });
  }

  closing(c: Canvas): SlideElement {
    const tone = this.tone(c);
    return this.group(
      c,
      40,
      this.eyebrow(c, tone),
      this.title(c, tone, this.type.cover * 0.9),
      this.body(c, { ...tone, ink: tone.quiet }),
      this.button(c),
    );
  }

  /** Events and job openings: a heading, a few labelled facts, and a link. */
  facts(c: Canvas): SlideElement {
    const items = c.slide.items.map((item, index) =>
      column({ minWidth: 0 }, this.itemWords(c, item, index, this.tone(c))),
    );
    return this.group(
      c,
      40,
      this.heading(c, this.type.cover * 0.86),
      this.body(c, this.tone(c)),
      items.length === 0
        ? null
        : column({ width: '100%', gap: c.gap(22) }, ...items.map((item) => row({ width: '100%' }, item))),
      this.button(c),
    );
  }

  /** LinkedIn covers the lower start corner of a profile banner with the portrait, so that corner stays empty. */
  banner(c: Canvas): SlideElement {
    const tone = this.tone(c);
    return row(
      { width: '100%', justifyContent: 'flex-end' },
      column(
        { width: '66%', gap: c.gap(14), alignItems: this.type.align === 'center' ? 'center' : 'flex-start' },
        this.eyebrow(c, tone),
        this.title(c, tone, this.type.title * 1.05),
        this.body(c, { ...tone, ink: tone.quiet }, this.type.body * 0.85),
      ),
    );
  }

  content(c: Canvas): SlideElement {
    switch (c.slide.kind) {
      case 'cover':
        return this.cover(c);
      case 'text':
        return this.textSlide(c);
      case 'list':
        return this.list(c);
      case 'step':
        return this.step(c);
      case 'quote':
        return this.quote(c);
      case 'stat':
      case 'milestone':
        return this.stat(c);
      case 'chart':
        return this.chart(c);
      case 'comparison':
        return this.comparison(c);
      case 'before-after':
        return this.beforeAfter(c);
      case 'picture':
        return this.pictureSlide(c);
      case 'timeline':
        return this.timeline(c);
      case 'closing':
        return this.closing(c);
      case 'event':
      case 'hiring':
        return this.facts(c);
      case 'banner':
        return this.banner(c);
    }
  }

  /** Closing slides and graphics with facts place the button themselves. */
  #withButton(c: Canvas, content: SlideElement): SlideElement {
    if (placesButton(c.slide.kind) || c.isBanner) return content;
    const button = this.button(c);
    return button === null ? content : this.group(c, 44, content, button);
  }

  draw(c: Canvas): SlideElement {
    return this.stage(c, this.#withButton(c, this.content(c)));
  }
}
