import type { Canvas, TextOptions } from '../draw/canvas.ts';
import { brandFill, type Seeds } from '../color/palette.ts';
import { box, column, row, type Child, type SlideElement, type Style } from '../draw/element.ts';
import type { SlideKind } from '../kinds.ts';
import type { Brand, Scheme, SlideItem } from '../model.ts';
import { byline, footerText, logo, pageNumber } from './furniture.ts';

export interface TypeStyle {
  cover: number;
  title: number;
  body: number;
  item: number;
  /** Line heights. */
  titleLeading: number;
  bodyLeading: number;
  tracking: number;
  bold: boolean;
  upper: boolean;
  align: 'start' | 'center';
}

/** The text colours for one background. */
export interface Tone {
  ink: string;
  quiet: string;
  accent: string;
}

/** The frame of a page and the typesetting of texts, which all kinds of slides share. */
export abstract class Typesetter {
  abstract readonly id: string;
  abstract readonly name: string;
  abstract readonly summary: string;
  abstract readonly fonts: { display: string; text: string };
  abstract readonly seeds: Record<Scheme, Seeds>;
  abstract readonly type: TypeStyle;

  /** The seeds, with a brand's colours where it sets them. */
  branded(scheme: Scheme, brand: Brand): Seeds {
    const own = this.seeds[scheme];
    const range = scheme === 'dark' ? { from: 0.45, to: 0.93 } : { from: 0.3, to: 0.9 };
    return {
      ...own,
      accent: brand.primary === null ? own.accent : brandFill(brand.primary, range),
      second: brand.secondary === null ? own.second : brandFill(brand.secondary, range),
    };
  }

  tone(c: Canvas): Tone {
    return { ink: c.palette.ink, quiet: c.palette.quiet, accent: c.palette.accentOnGround };
  }

  panelTone(c: Canvas): Tone {
    const { onSurface, quietOnSurface, accentOnSurface } = c.palette;
    return { ink: onSurface, quiet: quietOnSurface, accent: accentOnSurface };
  }

  stage(c: Canvas, content: SlideElement): SlideElement {
    return c.root(
      { padding: c.margin },
      this.header(c),
      c.area({ justifyContent: this.justify(c) }, content),
      this.footer(c),
    );
  }

  header(c: Canvas): Child {
    const mark = logo(c);
    return mark === null ? null : row({ width: '100%', paddingBottom: c.px(28), flexShrink: 0 }, mark);
  }

  footer(c: Canvas): Child {
    return this.footerIn(c, this.tone(c));
  }

  /** The author, footer text and page number in one line. Null if all of them are empty. */
  protected footerIn(c: Canvas, tone: Tone): Child {
    const parts = [byline(c, tone), footerText(c, tone.quiet), pageNumber(c, tone.quiet)];
    if (c.isBanner || parts.every((part) => part === null)) return null;
    return row(
      {
        width: '100%',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: c.px(28),
        paddingTop: c.px(32),
        flexShrink: 0,
      },
      parts[0] ?? box({}),
      ...parts.slice(1),
    );
  }

  justify(c: Canvas): 'flex-start' | 'center' | 'flex-end' {
    const { kind, title, body } = c.slide;
    if (kind === 'cover') return 'flex-end';
    if ((kind === 'text' || kind === 'step') && c.isTurned) return 'flex-end';
    // A single thought is centred.
    if (kind === 'text' && (title === '' || body === '')) return 'center';
    return kind === 'quote' || kind === 'stat' || kind === 'closing' || kind === 'banner'
      ? 'center'
      : 'flex-start';
  }

  contentWidth(c: Canvas): number {
    return c.page.width - 2 * c.margin;
  }

  words(
    c: Canvas,
    text: string,
    options: Omit<TextOptions, 'align'> & { align?: TextOptions['align'] },
  ): Child {
    const align = options.align ?? this.type.align;
    const style: Style = { width: align === 'center' ? '100%' : undefined, ...options.style };
    return c.text(text, { ...options, align, style: { ...style } });
  }

  eyebrow(c: Canvas, tone: Tone): Child {
    return this.words(c, c.slide.eyebrow, {
      size: 26,
      bold: true,
      color: tone.accent,
      upper: true,
      tracking: 0.08,
      leading: 1.3,
      field: 'eyebrow',
    });
  }

  title(c: Canvas, tone: Tone, size: number, style: Style = {}): Child {
    const { type } = this;
    return this.words(c, c.slide.title, {
      role: 'heading',
      field: 'title',
      size,
      font: 'display',
      bold: type.bold,
      upper: type.upper,
      color: tone.ink,
      leading: type.titleLeading,
      tracking: type.tracking,
      style,
    });
  }

  body(c: Canvas, tone: Tone, size = this.type.body): Child {
    return this.words(c, c.slide.body, {
      field: 'body',
      size,
      color: tone.ink,
      leading: this.type.bodyLeading,
    });
  }

  attribution(c: Canvas, tone: Tone): Child {
    return this.words(c, c.slide.attribution, {
      role: 'caption',
      field: 'attribution',
      size: 30,
      color: tone.quiet,
      leading: 1.35,
    });
  }

  group(c: Canvas, gap: number, ...children: Child[]): SlideElement {
    return column(
      {
        width: '100%',
        gap: c.gap(gap),
        minWidth: 0,
        justifyContent: 'space-between',
        alignItems: this.type.align === 'center' ? 'center' : 'flex-start',
      },
      ...children,
    );
  }

  heading(c: Canvas, size = this.type.title): Child {
    const tone = this.tone(c);
    const parts = [this.eyebrow(c, tone), this.title(c, tone, size)];
    return parts.every((part) => part === null) ? null : this.group(c, 18, ...parts);
  }

  /** Places the rest below the heading, or next to it on a wide page. */
  compose(c: Canvas, heading: Child, ...rest: Child[]): SlideElement {
    if (heading !== null && c.isWide && this.type.align === 'start')
      return row(
        { width: '100%', gap: c.px(72), alignItems: 'flex-start' },
        box({ width: '38%', flexShrink: 0 }, heading),
        box({ flexGrow: 1, flexBasis: 0, minWidth: 0 }, this.group(c, 32, ...rest)),
      );
    return this.group(c, 44, heading, ...rest);
  }

  /** The width available below or next to the heading. */
  restWidth(c: Canvas): number {
    const width = this.contentWidth(c);
    const isBeside =
      c.isWide && this.type.align === 'start' && (c.slide.title !== '' || c.slide.eyebrow !== '');
    return isBeside ? width * 0.62 - c.px(72) : width;
  }

  marker(c: Canvas, index: number, tone: Tone): Child {
    return c.text(String(index + 1), {
      size: 44,
      font: 'display',
      bold: true,
      color: tone.accent,
      leading: 1.15,
      role: 'artifact',
      style: { width: c.fontSize(62), flexShrink: 0 },
    });
  }

  itemWords(c: Canvas, item: SlideItem, index: number, tone: Tone): SlideElement {
    const { type } = this;
    return column(
      { flexGrow: 1, flexBasis: 0, minWidth: 0, gap: c.gap(6) },
      c.text(item.label, {
        role: 'item',
        field: `items.${index}.label`,
        size: type.item * 1.06,
        bold: true,
        color: tone.ink,
        leading: 1.25,
      }),
      c.text(item.text, {
        role: 'item',
        field: `items.${index}.text`,
        size: type.item,
        color: item.label === '' ? tone.ink : tone.quiet,
        leading: type.bodyLeading,
      }),
    );
  }

  /** The largest scale for texts of a kind of slide. */
  growth(kind: SlideKind): number {
    return kind === 'picture' ? 1 : 4;
  }

  /** An upper estimate of the display font's average glyph width, in em. */
  readonly glyphWidth: number = 0.62;

  /** The width of a line of the title in pixels. */
  titleRoom(width: number, height: number, kind: SlideKind): number {
    const isWide = width > height * 1.3;
    const margin = Math.min(width, height) * 0.078;
    const isAlone = kind === 'cover' || kind === 'closing' || kind === 'quote' || kind === 'stat';
    return (width - 2 * margin) * (isWide && !isAlone && this.type.align === 'start' ? 0.38 : 1);
  }
}
