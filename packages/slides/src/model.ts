/** The kinds a carousel is made of. */
export const slideKinds = [
  'cover',
  'text',
  'list',
  'step',
  'quote',
  'stat',
  'chart',
  'comparison',
  'before-after',
  'picture',
  'timeline',
  'closing',
] as const;

/** The kinds that stand alone as a picture, besides those of a carousel. */
export const graphicOnlyKinds = ['event', 'hiring', 'milestone', 'banner'] as const;

export type CarouselKind = (typeof slideKinds)[number];
export type SlideKind = CarouselKind | (typeof graphicOnlyKinds)[number];

export const chartForms = ['bar', 'line', 'share'] as const;
export type ChartForm = (typeof chartForms)[number];

export interface SlideItem {
  label: string;
  text: string;
}

export interface SlideColumn {
  title: string;
  lines: string[];
}

export interface SlideChart {
  form: ChartForm;
  /** Written after each figure, such as "%" or " days". */
  unit: string;
  rows: { label: string; value: number }[];
}

export interface SlidePicture {
  /** Names the file for `SlideFiles.picture`. */
  key: string;
  alt: string;
}

/**
 * One slide as data. Every kind has the same fields and draws those it knows, so a slide that changes its kind and
 * changes back has lost nothing.
 */
export interface Slide {
  id: string;
  kind: SlideKind;
  /** A few words above the title. */
  eyebrow: string;
  title: string;
  body: string;
  items: SlideItem[];
  columns: [SlideColumn, SlideColumn];
  chart: SlideChart;
  /** The figure of a statistic or a milestone. */
  figure: string;
  /** Who said a quotation, or where a figure comes from. */
  attribution: string;
  picture: SlidePicture | null;
  /** Where the button of a closing slide leads; empty for none. */
  link: string;
  linkLabel: string;
}

export const slideSizes = {
  portrait: { width: 1080, height: 1350, label: 'Portrait, 1080 × 1350' },
  square: { width: 1080, height: 1080, label: 'Square, 1080 × 1080' },
  wide: { width: 1920, height: 1080, label: 'Wide, 1920 × 1080' },
} as const;
export const graphicSizes = {
  ...slideSizes,
  landscape: { width: 1200, height: 627, label: 'Link picture, 1200 × 627' },
  banner: { width: 1584, height: 396, label: 'Profile banner, 1584 × 396' },
} as const;
export type DeckSize = keyof typeof slideSizes;
export type SlideSize = keyof typeof graphicSizes;

export interface Brand {
  /** Names the logo for `SlideFiles.picture`; null for none. */
  logo: string | null;
  portrait: string | null;
  name: string;
  handle: string;
  footer: string;
  pageNumbers: boolean;
  /** Hexadecimal; null leaves the colours of the design. */
  primary: string | null;
  secondary: string | null;
  /** Ids of the font catalogue or of uploaded fonts; null leaves the fonts of the design. */
  displayFont: string | null;
  textFont: string | null;
}

export type Scheme = 'light' | 'dark';

/** How a deck looks, apart from what it says. */
export interface DeckLook {
  design: string;
  scheme: Scheme;
  size: SlideSize;
  brand: Brand;
  /** BCP 47, such as "en" or "ar". */
  language: string;
}

export interface Deck extends DeckLook {
  title: string;
  slides: Slide[];
}

export const slideLimits = {
  slides: 20,
  eyebrow: 60,
  title: 200,
  body: 3000,
  items: 12,
  itemLabel: 80,
  itemText: 500,
  columnTitle: 80,
  columnLines: 8,
  columnLine: 300,
  chartRows: 10,
  chartLabel: 60,
  chartUnit: 12,
  figure: 24,
  attribution: 120,
  alt: 500,
  link: 500,
  linkLabel: 60,
} as const;

export const noBrand: Brand = {
  logo: null,
  portrait: null,
  name: '',
  handle: '',
  footer: '',
  pageNumbers: true,
  primary: null,
  secondary: null,
  displayFont: null,
  textFont: null,
};

export function emptySlide(id: string, kind: SlideKind): Slide {
  return {
    id,
    kind,
    eyebrow: '',
    title: '',
    body: '',
    items: [],
    columns: [
      { title: '', lines: [] },
      { title: '', lines: [] },
    ],
    chart: { form: 'bar', unit: '', rows: [] },
    figure: '',
    attribution: '',
    picture: null,
    link: '',
    linkLabel: '',
  };
}
