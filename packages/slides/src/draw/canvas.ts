import type { Palette } from '../color/palette.ts';
import { upperCase } from '../layout/upper-case.ts';
import type { Brand, Slide, SlideSize } from '../model.ts';
import { box, column, keyed, type Child, type SlideElement, type Style } from './element.ts';

/** The role of a text for assistive technology and tagged PDFs. An `artifact` is decoration. */
export type TextRole = 'heading' | 'paragraph' | 'item' | 'quote' | 'caption' | 'artifact';

export interface TextMark {
  text: string;
  role: TextRole;
  /** The source of the text, such as `items.2.text`, or null if the design supplies it. */
  field: string | null;
  link: string | null;
}

export interface ShapeMark {
  d: string;
  width: number;
  height: number;
  fill: string | null;
  stroke: string | null;
  strokeWidth: number;
}

export interface PictureMark {
  key: string;
  alt: string;
  fit: 'cover' | 'contain';
}

export interface LoadedPicture {
  /** A data URL. */
  src: string;
  width: number;
  height: number;
}

export interface PageInput {
  slide: Slide;
  size: SlideSize;
  width: number;
  height: number;
  palette: Palette;
  /** The values of `font-family` for each family. */
  fonts: { display: string; text: string };
  brand: Brand;
  /** Starts at 1. */
  number: number;
  total: number;
  rightToLeft: boolean;
  language: string;
  pictures: ReadonlyMap<string, LoadedPicture>;
}

export interface TextOptions {
  role?: TextRole;
  field?: string | null;
  link?: string | null;
  size: number;
  font?: 'display' | 'text';
  bold?: boolean;
  color: string;
  leading?: number;
  /** In em. */
  tracking?: number;
  upper?: boolean;
  align?: 'start' | 'center' | 'end';
  style?: Style;
  /** Set for headers and footers, which keep their size when the content is scaled. */
  fixed?: boolean;
}

/** The page being drawn, with its scale and the texts, shapes and pictures by element key. */
export class Canvas {
  readonly page: PageInput;
  readonly palette: Palette;
  readonly slide: Slide;
  readonly scale: number;
  /** 1 for a square of 1080 pixels. */
  readonly factor: number;
  readonly texts = new Map<string, TextMark>();
  readonly shapes = new Map<string, ShapeMark>();
  readonly pictures = new Map<string, PictureMark>();

  /** Whether the lines of headings are balanced in length. */
  readonly #balanced: boolean;

  constructor(page: PageInput, scale: number, balanced = true) {
    this.#balanced = balanced;
    this.page = page;
    this.palette = page.palette;
    this.slide = page.slide;
    this.scale = scale;
    this.factor = Math.sqrt(page.width * page.height) / 1080;
  }

  get isWide(): boolean {
    return this.page.width > this.page.height * 1.3;
  }

  get isBanner(): boolean {
    return this.page.width > this.page.height * 3;
  }

  /** Scales a length with the page. */
  px(length: number): number {
    return Math.round(length * this.factor * 10) / 10;
  }

  /** Scales a length with the page and with the text around it. */
  gap(length: number): number {
    return Math.round(length * this.factor * Math.min(1.3, this.scale) * 10) / 10;
  }

  fontSize(size: number): number {
    return Math.round(size * this.factor * this.scale * 10) / 10;
  }

  get margin(): number {
    return Math.round(Math.min(this.page.width, this.page.height) * 0.078);
  }

  text(text: string, options: TextOptions): Child {
    const value = text.trim();
    if (value === '') return null;
    const written = options.upper === true ? upperCase(value, this.page.language) : value;
    const size = options.fixed === true ? this.px(options.size) : this.fontSize(options.size);
    const family = options.font === 'display' ? this.page.fonts.display : this.page.fonts.text;
    const key = `t${this.texts.size}`;
    this.texts.set(key, {
      text: written,
      role: options.role ?? 'paragraph',
      field: options.field ?? null,
      link: options.link ?? null,
    });
    return {
      type: 'div',
      key,
      props: {
        style: {
          display: 'flex',
          position: 'relative',
          fontFamily: family,
          fontWeight: options.bold === true ? 700 : 400,
          fontSize: size,
          lineHeight: options.leading ?? 1.4,
          letterSpacing: options.tracking === undefined ? 0 : Math.round(options.tracking * size * 100) / 100,
          color: options.color,
          whiteSpace: 'pre-wrap',
          wordBreak: 'break-word',
          textAlign: options.align ?? 'start',
          justifyContent: { start: 'flex-start', center: 'center', end: 'flex-end' }[
            options.align ?? 'start'
          ],
          textWrap: options.role === 'heading' && this.#balanced ? 'balance' : 'wrap',
          minWidth: 0,
          maxWidth: '100%',
          ...options.style,
        },
        children: written,
      },
    };
  }

  /** A shape. Its path uses a coordinate system of `width` by `height`. */
  shape(mark: Omit<ShapeMark, 'strokeWidth'> & { strokeWidth?: number }, style: Style = {}): SlideElement {
    const key = `s${this.shapes.size}`;
    const whole: ShapeMark = { strokeWidth: 0, ...mark };
    this.shapes.set(key, whole);
    const { d, width, height, fill, stroke, strokeWidth } = whole;
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<path d="${d}" fill="${fill ?? 'none'}" stroke="${stroke ?? 'none'}" stroke-width="${strokeWidth}"` +
      ' stroke-linejoin="round" stroke-linecap="round"/></svg>';
    return {
      type: 'img',
      key,
      props: {
        style: { position: 'relative', width, height, flexShrink: 0, ...style },
        src: `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`,
        width,
        height,
      },
    };
  }

  /** A shape behind all content, in page coordinates. */
  backdrop(d: string, paint: { fill?: string; stroke?: string; strokeWidth?: number }): SlideElement {
    const { width, height } = this.page;
    return this.shape(
      {
        d,
        width,
        height,
        fill: paint.fill ?? null,
        stroke: paint.stroke ?? null,
        strokeWidth: paint.strokeWidth ?? 0,
      },
      { position: 'absolute', left: 0, top: 0 },
    );
  }

  picture(key: string, alt: string, style: Style, fit: 'cover' | 'contain' = 'cover'): Child {
    const loaded = this.page.pictures.get(key);
    if (loaded === undefined) return null;
    const id = `i${this.pictures.size}`;
    this.pictures.set(id, { key, alt, fit });
    return {
      type: 'img',
      key: id,
      props: { style: { position: 'relative', objectFit: fit, flexShrink: 0, ...style }, src: loaded.src },
    };
  }

  /** The place for content. Content that does not fit is scaled down, and then continued on another page. */
  area(style: Style, content: SlideElement): SlideElement {
    return keyed(
      'area',
      column(
        { flexGrow: 1, flexShrink: 1, flexBasis: 0, minHeight: 0, minWidth: 0, width: '100%', ...style },
        keyed('content', column({ flexShrink: 0, width: '100%', minWidth: 0 }, content)),
      ),
    );
  }

  root(style: Style, ...children: Child[]): SlideElement {
    return box(
      {
        width: this.page.width,
        height: this.page.height,
        position: 'relative',
        flexDirection: 'column',
        backgroundColor: this.palette.ground,
        direction: this.page.rightToLeft ? 'rtl' : 'ltr',
        ...style,
      },
      ...children,
    );
  }
}
