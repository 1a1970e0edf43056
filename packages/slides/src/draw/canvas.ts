import type { Palette } from '../color/palette.ts';
import { svgAddress } from '../data-address.ts';
import { byDirection, type DirectedText } from '../layout/direction.ts';
import { upperCase } from '../layout/upper-case.ts';
import { smallestText, type Brand, type Slide, type SlideSize } from '../model.ts';
import { box, column, keyed, type Child, type SlideElement, type Style } from './element.ts';

/** The role of a text for assistive technology and tagged PDFs. An `artifact` is decoration. */
export type TextRole = 'heading' | 'paragraph' | 'item' | 'quote' | 'caption' | 'artifact';

export interface TextMark {
  text: string;
  role: TextRole;
  /** The source of the text, such as `items.2.text`, or null if the design supplies it. */
  field: string | null;
  link: string | null;
  rightToLeft: boolean;
  align: 'start' | 'center' | 'end';
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
  /** The position of the slide in its deck. Neighbours of a kind alternate between two layouts by it. */
  turn: number;
  rightToLeft: boolean;
  language: string;
  pictures: ReadonlyMap<string, LoadedPicture>;
  /** A text in the letters that its fonts have. */
  written: (text: string) => string;
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

/** Up to which size texts grow, by the size intended for them: captions, running text, headings and figures. */
const largestSizes = [
  [32, 44],
  [48, 72],
  [140, 210],
  [Infinity, 400],
] as const;

/** The share of its area over which short content is spread, as its type cannot grow any more. */
const leastFilled = 0.58;

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
  /** The key of each shape and picture, by the address of its stand-in in the layout. */
  readonly standIns = new Map<string, string>();

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

  /** Whether the slide takes the second of the two layouts of its kind. */
  get isTurned(): boolean {
    return this.page.turn % 2 === 1 && this.page.total > 1;
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
    return Math.round(length * this.factor * Math.min(2, this.scale) * 10) / 10;
  }

  fontSize(size: number): number {
    const [, largest = size] = largestSizes.find(([most]) => size <= most) ?? [];
    return Math.round(Math.min(size * this.scale, Math.max(size, largest)) * this.factor * 10) / 10;
  }

  get margin(): number {
    return Math.round(Math.min(this.page.width, this.page.height) * 0.078);
  }

  text(text: string, options: TextOptions): Child {
    const value = this.page.written(text.trim());
    if (value === '') return null;
    const written = options.upper === true ? upperCase(value, this.page.language) : value;
    const parts = byDirection(written, this.page.rightToLeft);
    const [first] = parts;
    if (first !== undefined && parts.length === 1) return this.#directed(first, options);
    const size = this.#sizeOf(options);
    return column(
      { minWidth: 0, maxWidth: '100%', ...options.style },
      ...parts.map((part) =>
        this.#directed(part, {
          ...options,
          style: { width: '100%', marginTop: Math.round(part.skipped * size * (options.leading ?? 1.4)) },
        }),
      ),
    );
  }

  #sizeOf({ size, fixed }: TextOptions): number {
    return fixed === true ? Math.max(this.px(size), smallestText(this.page.width)) : this.fontSize(size);
  }

  /** A text in one direction. It keeps to the side where the texts of the page begin. */
  #directed({ text, rightToLeft }: DirectedText, options: TextOptions): SlideElement {
    const size = this.#sizeOf(options);
    const family = options.font === 'display' ? this.page.fonts.display : this.page.fonts.text;
    const align = options.align ?? 'start';
    const isTurned = rightToLeft !== this.page.rightToLeft;
    const side = align === 'center' || !isTurned ? align : align === 'start' ? 'end' : 'start';
    const key = `t${this.texts.size}`;
    this.texts.set(key, {
      text,
      role: options.role ?? 'paragraph',
      field: options.field ?? null,
      link: options.link ?? null,
      rightToLeft,
      align: side,
    });
    return {
      type: 'div',
      key,
      props: {
        style: {
          display: 'flex',
          position: 'relative',
          ...(isTurned ? { direction: rightToLeft ? 'rtl' : 'ltr' } : {}),
          fontFamily: family,
          fontWeight: options.bold === true ? 700 : 400,
          fontSize: size,
          lineHeight: options.leading ?? 1.4,
          letterSpacing: options.tracking === undefined ? 0 : Math.round(options.tracking * size * 100) / 100,
          color: options.color,
          whiteSpace: 'pre-wrap',
          wordBreak: 'break-word',
          textAlign: side,
          justifyContent: { start: 'flex-start', center: 'center', end: 'flex-end' }[side],
          textWrap: options.role === 'heading' && this.#balanced ? 'balance' : 'wrap',
          minWidth: 0,
          maxWidth: '100%',
          ...options.style,
        },
        children: text,
      },
    };
  }

  /** An empty SVG of the same size, which the layout places instead: reading the picture itself is slow. */
  #standIn(key: string, { width, height }: { width: number; height: number }): string {
    const address = svgAddress(
      `<svg xmlns="http://www.w3.org/2000/svg" id="${key}" width="${width}" height="${height}"` +
        ` viewBox="0 0 ${width} ${height}"/>`,
    );
    this.standIns.set(address, key);
    return address;
  }

  /** A shape. Its path uses a coordinate system of `width` by `height`. */
  shape(mark: Omit<ShapeMark, 'strokeWidth'> & { strokeWidth?: number }, style: Style = {}): SlideElement {
    const key = `s${this.shapes.size}`;
    const whole: ShapeMark = { strokeWidth: 0, ...mark };
    this.shapes.set(key, whole);
    return {
      type: 'img',
      key,
      props: {
        style: { position: 'relative', width: whole.width, height: whole.height, flexShrink: 0, ...style },
        src: this.#standIn(key, whole),
        width: whole.width,
        height: whole.height,
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
      props: {
        style: { position: 'relative', objectFit: fit, flexShrink: 0, ...style },
        src: this.#standIn(id, loaded),
      },
    };
  }

  /** The place for content. Content that does not fit is scaled down, and then continued on another page. */
  area(style: Style, content: SlideElement): SlideElement {
    return keyed(
      'area',
      column(
        { flexGrow: 1, flexShrink: 1, flexBasis: 0, minHeight: 0, minWidth: 0, width: '100%', ...style },
        keyed(
          'content',
          column(
            { flexShrink: 0, width: '100%', minWidth: 0, minHeight: `${leastFilled * 100}%` },
            { ...content, props: { ...content.props, style: { ...content.props.style, flexGrow: 1 } } },
          ),
        ),
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
