import { carouselSlide, type CarouselDeck, type CarouselSlide } from '@limelight/contracts';
import {
  contentOf,
  emptySlide,
  figureText,
  slideLimits,
  slideWords,
  splitSlide,
  type CarouselKind,
  type DeckLook,
} from '@limelight/slides/catalog';

export const newSlideId = () => crypto.randomUUID().slice(0, 8);

/** The appearance for the engine. Keys are always in the same order, so that the cache recognises equal looks. */
export function lookOf({ design, scheme, size, brand, language }: CarouselDeck): DeckLook {
  return { design, scheme, size, brand, language };
}

export function blankSlide(kind: CarouselKind): CarouselSlide {
  return carouselSlide.parse(emptySlide(newSlideId(), kind));
}

export const wordsOfDeck = ({ slides }: Pick<CarouselDeck, 'slides'>): string =>
  slides
    .map((slide) => slideWords(slide))
    .filter((text) => text !== '')
    .join('\n\n');

/** The doubts about a deck whose words stand on this slide. */
export function doubtsOn({ doubts = [] }: CarouselDeck, slide: CarouselSlide): string[] {
  const text = slideWords(slide);
  return doubts.filter((doubt) => text.includes(doubt));
}

const mostDoubts = 60;

export const withDoubts = (deck: CarouselDeck, found: readonly string[]): CarouselDeck =>
  found.length === 0
    ? deck
    : { ...deck, doubts: [...new Set([...(deck.doubts ?? []), ...found])].slice(-mostDoubts) };

export const withoutDoubt = (deck: CarouselDeck, doubt: string): CarouselDeck => ({
  ...deck,
  doubts: (deck.doubts ?? []).filter((one) => one !== doubt),
});

const within = (text: string, limit: number) => text.slice(0, limit).replace(/[\ud800-\udbff]$/u, '');

type PlainField = 'eyebrow' | 'title' | 'body' | 'figure' | 'attribution' | 'linkLabel';
const plainLimits: Record<PlainField, number> = {
  eyebrow: slideLimits.eyebrow,
  title: slideLimits.title,
  body: slideLimits.body,
  figure: slideLimits.figure,
  attribution: slideLimits.attribution,
  linkLabel: slideLimits.linkLabel,
};
const isPlain = (field: string): field is PlainField => Object.hasOwn(plainLimits, field);

/** The source of a drawn text, such as `items.2.text` or `columns.0.lines.1`. */
export type FieldPath = string;

const parsePath = (path: FieldPath) => path.split('.');

export function readField(slide: CarouselSlide, path: FieldPath): string {
  const [head = '', first = '', second = '', third = ''] = parsePath(path);
  if (isPlain(head)) return slide[head];
  if (head === 'items') {
    const item = slide.items[Number(first)];
    return (second === 'label' ? item?.label : item?.text) ?? '';
  }
  if (head === 'columns') {
    const column = slide.columns[Number(first)];
    return (second === 'title' ? column?.title : column?.lines[Number(third)]) ?? '';
  }
  if (head === 'chart') return slide.chart.rows[Number(second)]?.label ?? '';
  return '';
}

function replaced<Entry>(entries: readonly Entry[], index: number, change: (entry: Entry) => Entry): Entry[] {
  return entries.map((entry, at) => (at === index ? change(entry) : entry));
}

export function writeField(slide: CarouselSlide, path: FieldPath, text: string): CarouselSlide {
  const [head = '', first = '', second = '', third = ''] = parsePath(path);
  if (isPlain(head)) return { ...slide, [head]: within(text, plainLimits[head]) };
  if (head === 'items')
    return {
      ...slide,
      items: replaced(slide.items, Number(first), (item) =>
        second === 'label'
          ? { ...item, label: within(text, slideLimits.itemLabel) }
          : { ...item, text: within(text, slideLimits.itemText) },
      ),
    };
  if (head === 'columns') {
    const change = (column: CarouselSlide['columns'][number]) =>
      second === 'title'
        ? { ...column, title: within(text, slideLimits.columnTitle) }
        : {
            ...column,
            lines: replaced(column.lines, Number(third), () => within(text, slideLimits.columnLine)),
          };
    const [left, right] = slide.columns;
    return { ...slide, columns: first === '0' ? [change(left), right] : [left, change(right)] };
  }
  if (head === 'chart')
    return {
      ...slide,
      chart: {
        ...slide.chart,
        rows: replaced(slide.chart.rows, Number(second), (row) => ({
          ...row,
          label: within(text, slideLimits.chartLabel),
        })),
      },
    };
  return slide;
}

const usesItems = (kind: CarouselKind) => contentOf(kind) === 'items';
const usesColumns = (kind: CarouselKind) => contentOf(kind) === 'columns';

const itemLines = (slide: CarouselSlide) =>
  slide.items.map(({ label, text }) => [label, text].filter((part) => part !== '').join(': '));
const columnLines = (slide: CarouselSlide) =>
  slide.columns.flatMap(({ title, lines }) => [title, ...lines]).filter((line) => line !== '');
const bodyLines = (slide: CarouselSlide) =>
  slide.body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The content of a slide besides its title, one line per text, limited to what its kind draws. */
function slideTexts(slide: CarouselSlide): string[] {
  if (usesItems(slide.kind)) return [...bodyLines(slide), ...itemLines(slide)];
  if (usesColumns(slide.kind)) return [...bodyLines(slide), ...columnLines(slide)];
  if (slide.kind === 'chart')
    return slide.chart.rows.map(
      ({ label, value }) => `${label}: ${figureText(value, slide.chart.unit, 'en')}`,
    );
  return bodyLines(slide);
}

/**
 * Changes the kind of a slide. Fields that the new kind does not draw are kept. If the new kind has nothing to show
 * yet, it starts with the lines of the old one.
 */
export function changeKind(slide: CarouselSlide, kind: CarouselKind): CarouselSlide {
  const next = { ...slide, kind };
  const lines = slideTexts(slide);
  if (lines.length === 0) return next;
  if (usesItems(kind) && slide.items.length === 0)
    return {
      ...next,
      body: usesItems(slide.kind) ? slide.body : '',
      items: lines
        .slice(0, slideLimits.items)
        .map((line) => ({ label: '', text: within(line, slideLimits.itemText) })),
    };
  if (usesColumns(kind) && columnLines(slide).length === 0) {
    const half = Math.ceil(lines.length / 2);
    const take = (some: readonly string[]) => ({
      title: '',
      lines: some.slice(0, slideLimits.columnLines).map((line) => within(line, slideLimits.columnLine)),
    });
    return { ...next, columns: [take(lines.slice(0, half)), take(lines.slice(half))] };
  }
  if (['text', 'quotation'].includes(contentOf(kind)) && slide.body === '')
    return { ...next, body: within(lines.join('\n'), slideLimits.body) };
  return next;
}

export function insertSlide(deck: CarouselDeck, at: number, slide: CarouselSlide): CarouselDeck {
  if (deck.slides.length >= slideLimits.slides) return deck;
  return { ...deck, slides: deck.slides.toSpliced(at, 0, slide) };
}

export function duplicateSlide(deck: CarouselDeck, index: number): CarouselDeck {
  const slide = deck.slides[index];
  return slide === undefined ? deck : insertSlide(deck, index + 1, { ...slide, id: newSlideId() });
}

/** A deck always keeps at least one slide. */
export function removeSlide(deck: CarouselDeck, index: number): CarouselDeck {
  return deck.slides.length < 2 ? deck : { ...deck, slides: deck.slides.toSpliced(index, 1) };
}

export function moveSlide(deck: CarouselDeck, from: number, to: number): CarouselDeck {
  const slide = deck.slides[from];
  if (slide === undefined || to < 0 || to >= deck.slides.length || from === to) return deck;
  return { ...deck, slides: deck.slides.toSpliced(from, 1).toSpliced(to, 0, slide) };
}

export function replaceSlide(deck: CarouselDeck, slide: CarouselSlide): CarouselDeck {
  return { ...deck, slides: deck.slides.map((one) => (one.id === slide.id ? slide : one)) };
}

/** Splits a slide into two of about equal length. Returns the same deck if it cannot be split. */
export function splitInTwo(deck: CarouselDeck, index: number): CarouselDeck {
  const slide = deck.slides[index];
  const parts = slide === undefined || deck.slides.length >= slideLimits.slides ? null : splitSlide(slide);
  if (parts === null) return deck;
  const [first, second] = parts.map((part) => carouselSlide.parse(part));
  return first === undefined || second === undefined
    ? deck
    : { ...deck, slides: deck.slides.toSpliced(index, 1, first, { ...second, id: newSlideId() }) };
}

/** Whether the content of two slides fits on one. */
function isMergeable(one: CarouselSlide, other: CarouselSlide): boolean {
  return (
    one.items.length + other.items.length <= slideLimits.items &&
    one.body.length + other.body.length + other.title.length + 4 <= slideLimits.body
  );
}

/** Merges a slide with the next one. Returns the same deck if they do not fit on one slide. */
export function mergeWithNext(deck: CarouselDeck, index: number): CarouselDeck {
  const one = deck.slides[index];
  const other = deck.slides[index + 1];
  if (one === undefined || other === undefined || !isMergeable(one, other)) return deck;
  const heading = other.title === '' || other.title === one.title ? [] : [other.title];
  const added = usesItems(one.kind)
    ? {
        items: [
          ...one.items,
          ...(other.items.length > 0
            ? other.items
            : [...heading, ...slideTexts(other)].map((line) => ({
                label: '',
                text: within(line, slideLimits.itemText),
              }))),
        ].slice(0, slideLimits.items),
      }
    : {
        body: within(
          [one.body, ...heading, ...slideTexts(other)].filter(Boolean).join('\n\n'),
          slideLimits.body,
        ),
      };
  const merged: CarouselSlide = {
    ...one,
    ...added,
    picture: one.picture ?? other.picture,
    link: one.link === '' ? other.link : one.link,
    linkLabel: one.linkLabel === '' ? other.linkLabel : one.linkLabel,
    attribution: one.attribution === '' ? other.attribution : one.attribution,
  };
  return { ...deck, slides: deck.slides.toSpliced(index, 2, merged) };
}
