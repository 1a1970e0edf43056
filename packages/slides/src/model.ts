import type { SlideKind } from './kinds.ts';

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
  /** Appended to each figure, such as "%" or "days". */
  unit: string;
  rows: { label: string; value: number }[];
}

export interface SlidePicture {
  /** Passed to `SlideFiles.picture`. */
  key: string;
  alt: string;
}

/**
 * A slide. Every kind has the same fields and draws those it uses, so that changing the kind back and forth loses
 * nothing.
 */
export interface Slide {
  id: string;
  kind: SlideKind;
  eyebrow: string;
  title: string;
  body: string;
  items: SlideItem[];
  columns: [SlideColumn, SlideColumn];
  chart: SlideChart;
  figure: string;
  /** The author of a quote, or the source of a figure. */
  attribution: string;
  picture: SlidePicture | null;
  /** The target of a closing slide's button, or an empty string. */
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
  landscape: { width: 1200, height: 627, label: 'Link, 1200 × 627' },
  banner: { width: 1584, height: 396, label: 'Banner, 1584 × 396' },
} as const;
export type DeckSize = keyof typeof slideSizes;
export type SlideSize = keyof typeof graphicSizes;

/** The width of a document in LinkedIn's app on a phone, and the smallest text that can be read there, in CSS pixels. */
const onPhone = { width: 340, text: 8.5 };

/** The smallest text, in pixels, that can be read on a phone on a page of this width. */
export const smallestText = (pageWidth: number) => Math.ceil((pageWidth / onPhone.width) * onPhone.text);

export interface Brand {
  /** Passed to `SlideFiles.picture`, or null for no logo. */
  logo: string | null;
  portrait: string | null;
  name: string;
  handle: string;
  footer: string;
  pageNumbers: boolean;
  /** Hexadecimal, or null for the design's own colours. */
  primary: string | null;
  secondary: string | null;
  /** Ids of catalogue fonts or uploaded fonts, or null for the design's own. */
  displayFont: string | null;
  textFont: string | null;
}

export type Scheme = 'light' | 'dark';

/** The appearance of a deck, without its content. */
export interface DeckLook {
  design: string;
  scheme: Scheme;
  size: SlideSize;
  brand: Brand;
  /** A BCP 47 tag, such as "en" or "ar". */
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
