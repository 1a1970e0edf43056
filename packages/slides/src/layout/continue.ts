import { contentOf } from '../kinds.ts';
import { emptySlide, type Slide, type SlideColumn, type SlideItem } from '../model.ts';

/** Splits a text near its middle, preferably between paragraphs, then sentences, words and characters. */
export function splitText(text: string): [string, string] | null {
  const whole = text.trim();
  const cut = (pieces: string[], glue: string): [string, string] | null => {
    const present = pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
    if (present.length < 2) return null;
    let length = 0;
    const half = whole.length / 2;
    let at = present.findIndex((piece) => {
      length += piece.length + glue.length;
      return length >= half;
    });
    at = Math.min(Math.max(1, at + 1), present.length - 1);
    return [present.slice(0, at).join(glue), present.slice(at).join(glue)];
  };
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(whole)];
  return (
    cut(whole.split(/\n{2,}/u), '\n\n') ??
    cut(whole.split('\n'), '\n') ??
    cut(
      sentences.map(({ segment }) => segment),
      ' ',
    ) ??
    cut(whole.split(/\s+/u), ' ') ??
    cutCharacters(whole)
  );
}

function cutCharacters(text: string): [string, string] | null {
  const graphemes = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  if (graphemes.length < 20) return null;
  const at = Math.ceil(graphemes.length / 2);
  const join = (part: typeof graphemes) => part.map(({ segment }) => segment).join('');
  return [join(graphemes.slice(0, at)), join(graphemes.slice(at))];
}

function halves<Entry>(entries: readonly Entry[]): [Entry[], Entry[]] {
  const at = Math.ceil(entries.length / 2);
  return [entries.slice(0, at), entries.slice(at)];
}

function splitItems(items: readonly SlideItem[]): [SlideItem[], SlideItem[]] | null {
  if (items.length > 1) return halves(items);
  const [only] = items;
  if (only === undefined) return null;
  const { label, text } = only;
  const parts = splitText(text);
  if (parts !== null) return [[{ label, text: parts[0] }], [{ label, text: parts[1] }]];
  return label === '' || text === '' ? null : [[{ label, text: '' }], [{ label: '', text }]];
}

function splitLines(slide: Slide): [Slide, Slide] | null {
  const longest = Math.max(...slide.columns.map(({ lines }) => lines.length));
  const [left, right] = slide.columns;
  if (longest > 1) {
    const at = Math.ceil(longest / 2);
    const part = (from: number, to?: number): Slide => ({
      ...slide,
      columns: [
        { ...left, lines: left.lines.slice(from, to) },
        { ...right, lines: right.lines.slice(from, to) },
      ],
    });
    return [part(0, at), part(at)];
  }
  if (longest === 0 || slide.columns.some(({ title, lines }) => title === '' && lines.length === 0))
    return null;
  // A line that does not fit next to another one gets the whole width, below the title of its column.
  const alone = ({ title, lines }: SlideColumn): Slide => ({
    ...slide,
    kind: 'list',
    items: [{ label: title, text: lines.join('\n') }],
  });
  return [alone(left), alone(right)];
}

/** The heading alone, on a page of its own. */
export const headingOf = (slide: Slide): Slide => ({
  ...emptySlide(slide.id, slide.kind === 'cover' ? 'cover' : 'text'),
  eyebrow: slide.eyebrow,
  title: slide.title,
});

/** Puts the heading on a page of its own, or continues a heading that fills one by itself. Null if there is none. */
export function splitHeading(slide: Slide): [Slide, Slide] | null {
  if (slide.title === '' || slide.kind === 'quote') return null;
  const hasMore =
    contentOf(slide.kind) !== 'text' || [slide.body, slide.link, slide.linkLabel].some((text) => text !== '');
  if (hasMore)
    return [
      headingOf(slide),
      { ...slide, kind: slide.kind === 'cover' ? 'text' : slide.kind, title: '', eyebrow: '' },
    ];
  const parts = splitText(slide.title);
  return (
    parts && [
      { ...slide, title: parts[0] },
      { ...slide, kind: 'text', title: parts[1], eyebrow: '' },
    ]
  );
}

/** Splits a slide into two of about equal length, or returns null if it cannot be split. */
export function splitSlide(slide: Slide): [Slide, Slide] | null {
  const rest: Slide = { ...slide, body: '', eyebrow: slide.eyebrow };
  if (contentOf(slide.kind) === 'items' && slide.items.length > 0) {
    const hasLongBody = slide.body.length > 400;
    if (!hasLongBody) {
      const parts = splitItems(slide.items);
      if (parts !== null)
        return [
          { ...slide, items: parts[0] },
          { ...rest, items: parts[1] },
        ];
    }
  }
  if (slide.kind === 'chart' && slide.chart.rows.length > 1 && slide.body.length <= 400) {
    const [first, second] = halves(slide.chart.rows);
    return [
      { ...slide, chart: { ...slide.chart, rows: first }, attribution: '' },
      { ...rest, chart: { ...slide.chart, rows: second } },
    ];
  }
  if (contentOf(slide.kind) === 'columns' && slide.body.length <= 400) {
    const parts = splitLines(slide);
    if (parts !== null) return [parts[0], { ...parts[1], body: '' }];
  }
  const parts = splitText(slide.body);
  if (parts === null || slide.body.length < slide.title.length) return splitHeading(slide);
  const [head, tail] = parts;
  if (slide.kind === 'text' || slide.kind === 'quote')
    return [
      { ...slide, body: head, ...(slide.kind === 'quote' ? { attribution: '', title: '' } : {}) },
      { ...slide, body: tail },
    ];
  // The text comes first on a page of its own. Figures, columns and buttons go on the second one.
  return [
    { ...slide, kind: 'text', body: head },
    { ...slide, kind: slide.kind === 'cover' ? 'text' : slide.kind, body: tail },
  ];
}
