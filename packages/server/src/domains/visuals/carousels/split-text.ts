import { emptySlide, slideLimits, type Slide } from '@limelight/slides';

const marker = /^\s*(?:[-–—•*▪→✓✅☑]|\d{1,2}[.)])\s+/u;
/** A number and what it counts. With another number in it, as in “5 of 6”, the line only makes sense as a whole. */
const figure = /^([$€£₹]?\d[\d.,]{0,15}\s?(?:%|[kKmM](?=\s)|bn(?=\s))?)\s+([^\s\d]\D{5,})$/u;

interface Block {
  lines: string[];
}

/** Truncates a text without splitting a surrogate pair. */
export function within(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/u, '');
}

/** Splits a text that is too long for a slide, preferably at the end of a sentence or at a space. */
function pieces(text: string, limit: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > limit) {
    const head = within(rest, limit);
    const at = Math.max(head.lastIndexOf('. ') + 1, head.lastIndexOf('\n'), 0) || head.lastIndexOf(' ');
    const cut = at > limit / 3 ? at : head.length;
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}

function blocksOf(text: string): Block[] {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\u0000', '')
    .split(/\n\s*\n/u)
    .map((block) => ({
      lines: block
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    }))
    .filter(({ lines }) => lines.length > 0);
}

const longestHeading = 90;

function sentenceOf(text: string): { title: string; rest: string[] } {
  if (text.length > slideLimits.body) return { title: '', rest: [text] };
  const [first] = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text);
  const title = first?.segment.trim() ?? '';
  if (title === '' || title.length > longestHeading) return { title: '', rest: [text] };
  const rest = text.slice(first?.segment.length ?? 0).trim();
  return { title, rest: rest === '' ? [] : [rest] };
}

function headingOf(lines: readonly string[]): { title: string; rest: string[] } {
  const [first = '', ...rest] = lines;
  if (rest.length === 0 && !marker.test(first) && !figure.test(first)) return sentenceOf(first);
  return rest.length > 0 && first.length <= longestHeading && !marker.test(first)
    ? { title: first.replace(/^#{1,6}\s+/u, '').replace(/:$/u, ''), rest }
    : { title: '', rest: [...lines] };
}

function itemOf(line: string): Slide['items'][number] {
  const text = line.replace(marker, '');
  const named = /^([^:.!?]{2,60}):\s+(\S.*)$/u.exec(text);
  return named === null
    ? { label: '', text: within(text, slideLimits.itemText) }
    : { label: named[1] ?? '', text: within(named[2] ?? '', slideLimits.itemText) };
}

const isListable = (lines: readonly string[]) =>
  lines.length > 1 &&
  lines.every((line) => marker.test(line) && line.replace(marker, '').length <= slideLimits.itemText);

type Part = Omit<Slide, 'id'>;
const blank = (kind: Slide['kind']): Part => emptySlide('', kind);

function slidesOf(block: Block): Part[] {
  const { title, rest } = headingOf(block.lines);
  if (isListable(rest)) {
    const lists: Part[] = [];
    for (let at = 0; at < rest.length; at += slideLimits.items)
      lists.push({
        ...blank('list'),
        title,
        items: rest.slice(at, at + slideLimits.items).map(itemOf),
      });
    return lists;
  }
  const [only = ''] = rest;
  const found = rest.length === 1 && only.length <= 160 ? figure.exec(only) : null;
  const number = (found?.[1] ?? '').trim();
  if (found !== null && number.length <= slideLimits.figure && title.length <= slideLimits.eyebrow)
    return [{ ...blank('stat'), eyebrow: title, figure: number, title: found[2] ?? '' }];
  const bodies = pieces(rest.join('\n'), slideLimits.body);
  return (bodies.length === 0 ? [''] : bodies).map((body, index) => ({
    ...blank('text'),
    title: index === 0 ? title : '',
    body,
  }));
}

/**
 * Merges neighbouring text slides, the shortest pair first, until at most `count` remain or no pair fits on one slide.
 */
function joinTo(slides: readonly Part[], count: number): Part[] {
  const joined = [...slides];
  while (joined.length > count) {
    let best = -1;
    let least = Infinity;
    for (const [index, slide] of joined.entries()) {
      const next = joined[index + 1];
      if (slide.kind !== 'text' || next?.kind !== 'text') continue;
      const length = slide.body.length + next.title.length + next.body.length;
      if (length < least && length < slideLimits.body - 3) {
        least = length;
        best = index;
      }
    }
    const one = joined[best];
    const other = joined[best + 1];
    if (one === undefined || other === undefined) break;
    const together = [one.body, [other.title, other.body].filter(Boolean).join(' ')];
    joined.splice(best, 2, { ...one, body: together.filter(Boolean).join('\n\n') });
  }
  return joined;
}

/** Moves a line that ends in a colon into the list that follows it. */
function withLeads(blocks: readonly Block[]): Block[] {
  const led: Block[] = [];
  for (const block of blocks) {
    const last = led.at(-1);
    const [lead] = last?.lines ?? [];
    const isLead = last?.lines.length === 1 && lead?.endsWith(':') === true && led.length > 1;
    if (isLead && block.lines.every((line) => marker.test(line))) last.lines.push(...block.lines);
    else led.push({ lines: [...block.lines] });
  }
  return led;
}

/** Bounds the work for very long texts, which cannot fit on slides anyway. */
const mostBlocks = 400;

function coverOf(lines: readonly string[]): { cover: Part; over: Part[] } {
  const [first = '', ...below] = lines;
  const plain = first.replace(/^#{1,6}\s+/u, '');
  const isLong = plain.length > slideLimits.title;
  const [body = '', ...more] = pieces((isLong ? lines : below).join('\n'), slideLimits.body);
  return {
    cover: { ...blank('cover'), title: isLong ? '' : plain, body },
    over: more.map((rest) => ({ ...blank('text'), body: rest })),
  };
}

const lengthOf = ({ title, body, eyebrow, figure: number, items }: Part) =>
  title.length +
  body.length +
  eyebrow.length +
  number.length +
  items.reduce((sum, { label, text }) => sum + label.length + text.length, 0);

/**
 * Turns a person's own text into slides: the opening becomes the cover, a list stays a list, a paragraph that starts
 * with a figure becomes a statistic, and a final question the closing slide. Nothing is added or reworded. `leftOut`
 * counts the characters that do not fit on twenty slides.
 */
export function splitIntoSlides(
  text: string,
  count: number,
): { title: string; slides: Slide[]; leftOut: number } {
  const blocks = withLeads(blocksOf(text));
  const [opening, ...others] = blocks;
  const { cover, over } = coverOf(opening?.lines ?? []);
  const last = others.at(-1);
  const ending = last?.lines[0] ?? '';
  const closes =
    others.length > 1 &&
    last?.lines.length === 1 &&
    ending.length <= slideLimits.title &&
    /[?？؟]$/u.test(ending);
  const middle = closes ? others.slice(0, -1) : others;
  const parts = [...over, ...middle.slice(0, mostBlocks).flatMap(slidesOf)];
  const beside = closes ? 2 : 1;
  const joined = joinTo(parts, Math.max(1, count - beside));
  const kept = joined.slice(0, slideLimits.slides - beside);
  const dropped = joined.slice(kept.length).reduce((sum, part) => sum + lengthOf(part), 0);
  const beyond = middle.slice(mostBlocks).reduce((sum, { lines }) => sum + lines.join('\n').length, 0);
  const closing: Part[] = closes ? [{ ...blank('closing'), title: ending }] : [];
  const slides = [cover, ...kept, ...closing].map((part, index): Slide => ({
    ...part,
    id: `slide-${index + 1}`,
  }));
  const [first = ''] = opening?.lines ?? [];
  return {
    title: within(first.replace(/^#{1,6}\s+/u, ''), slideLimits.title),
    slides,
    leftOut: dropped + beyond,
  };
}
