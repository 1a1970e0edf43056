import type { Slide, SlideItem } from '../model.ts';

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
  const parts = splitText(only.text);
  return parts === null
    ? null
    : [[{ label: only.label, text: parts[0] }], [{ label: only.label, text: parts[1] }]];
}

const usesItems = new Set<Slide['kind']>(['list', 'step', 'timeline', 'event', 'hiring']);
const usesColumns = new Set<Slide['kind']>(['comparison', 'before-after']);

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
  return null;
}

/** Splits a slide into two of about equal length, or returns null if it cannot be split. */
export function splitSlide(slide: Slide): [Slide, Slide] | null {
  const rest: Slide = { ...slide, body: '', eyebrow: slide.eyebrow };
  if (usesItems.has(slide.kind) && slide.items.length > 0) {
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
  if (usesColumns.has(slide.kind) && slide.body.length <= 400) {
    const parts = splitLines(slide);
    if (parts !== null) return [parts[0], { ...parts[1], body: '' }];
  }
  const parts = splitText(slide.body);
  if (parts === null) return null;
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
