import { emptySlide, slideLimits, type Slide } from '@limelight/slides';

const marker = /^\s*(?:[-–—•*▪→✓✅☑]|\d{1,2}[.)])\s+/u;
const figure = /^([$€£₹]?\d[\d.,]*\s?(?:%|[kKmM](?=\s)|bn(?=\s))?)\s+(\S.{5,})$/u;

interface Block {
  lines: string[];
}

function blocksOf(text: string): Block[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/u)
    .map((block) => ({
      lines: block
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** Cuts at a limit, after a whole character. */
const within = (text: string, limit: number) =>
  text.length <= limit ? text : [...text].slice(0, limit / 2).join('');

/** A first line that is short enough to be a heading of what follows it. */
function headingOf(lines: readonly string[]): { title: string; rest: string[] } {
  const [first = '', ...rest] = lines;
  return rest.length > 0 && first.length <= 90 && !marker.test(first)
    ? { title: first.replace(/:$/u, ''), rest }
    : { title: '', rest: [...lines] };
}

function itemOf(line: string): Slide['items'][number] {
  const text = line.replace(marker, '');
  const named = /^([^:.!?]{2,60}):\s+(\S.*)$/u.exec(text);
  return named === null
    ? { label: '', text: within(text, slideLimits.itemText) }
    : { label: named[1] ?? '', text: within(named[2] ?? '', slideLimits.itemText) };
}

function slideOf(id: string, block: Block): Slide {
  const { title, rest } = headingOf(block.lines);
  if (rest.length > 1 && rest.every((line) => marker.test(line)))
    return { ...emptySlide(id, 'list'), title, items: rest.slice(0, slideLimits.items).map(itemOf) };
  const [only = ''] = rest;
  const found = rest.length === 1 ? figure.exec(only) : null;
  if (found !== null && only.length <= 160 && (found[1] ?? '').trim().length <= slideLimits.figure)
    return {
      ...emptySlide(id, 'stat'),
      eyebrow: within(title, slideLimits.eyebrow),
      figure: (found[1] ?? '').trim(),
      title: found[2] ?? '',
    };
  return { ...emptySlide(id, 'text'), title, body: rest.join('\n').slice(0, slideLimits.body) };
}

/** Joins neighbouring texts, the shortest pair first, until there are no more slides than wanted. */
function joinTo(slides: readonly Slide[], count: number): Slide[] {
  const joined = [...slides];
  while (joined.length > count) {
    let best = -1;
    let least = Infinity;
    for (const [index, slide] of joined.entries()) {
      const next = joined[index + 1];
      if (slide.kind !== 'text' || next?.kind !== 'text' || next.title !== '') continue;
      const length = slide.body.length + next.body.length;
      if (length < least && length < slideLimits.body - 2) {
        least = length;
        best = index;
      }
    }
    const one = joined[best];
    const other = joined[best + 1];
    if (one === undefined || other === undefined) break;
    joined.splice(best, 2, { ...one, body: `${one.body}\n\n${other.body}` });
  }
  return joined;
}

/** A list without a heading takes the line before it, when that leads to it with a colon. */
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

/**
 * A person's own text as slides: its opening is the cover, each list a list, each paragraph that starts with a figure
 * a statistic, and a question at the end the closing slide. Nothing is added or reworded.
 */
export function splitIntoSlides(text: string, count: number): { title: string; slides: Slide[] } {
  const blocks = withLeads(blocksOf(text));
  const [opening, ...others] = blocks;
  const [first = '', ...below] = opening?.lines ?? [];
  const isLong = first.length > slideLimits.title;
  const cover: Slide = {
    ...emptySlide('slide-1', 'cover'),
    title: isLong ? '' : first,
    body: (isLong ? [first, ...below] : below).join('\n').slice(0, slideLimits.body),
  };
  const last = others.at(-1);
  const closes = others.length > 1 && last?.lines.length === 1 && /[?？؟]$/u.test(last.lines[0] ?? '');
  const middle = closes ? others.slice(0, -1) : others;
  const slides = middle.map((block, index) => slideOf(`slide-${index + 2}`, block));
  const room = Math.max(1, count - 1 - (closes ? 1 : 0));
  const kept = joinTo(slides, room).slice(0, 18);
  const closing: Slide[] = closes
    ? [
        {
          ...emptySlide(`slide-${middle.length + 2}`, 'closing'),
          title: within(last.lines[0] ?? '', slideLimits.title),
        },
      ]
    : [];
  return { title: within(first, slideLimits.title), slides: [cover, ...kept, ...closing] };
}
