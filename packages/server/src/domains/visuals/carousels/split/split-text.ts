import { slideLimits, type Slide } from '@limelight/slides';
import { readBlocks } from './blocks.ts';
import { longestHeading, pieces, sentencesOf, within, withoutHashes } from './marks.ts';
import { blank, sectionOf, titled, type Part, type Section } from './parts.ts';

/** Fewer than this is no carousel. */
export const fewestSlides = 3;

/** Bounds the work for very long texts, which cannot fit on slides anyway. */
const mostBlocks = 400;

interface Placed {
  part: Part;
  isHeaded: boolean;
}

/**
 * Merges neighbouring text slides, the shortest pair first, until at most `count` remain or no pair fits on one slide.
 * A heading never ends up inside the slide before it.
 */
function joinTo(slides: readonly Placed[], count: number): Part[] {
  const joined = [...slides];
  while (joined.length > count) {
    let best = -1;
    let least = Infinity;
    for (const [index, { part }] of joined.entries()) {
      const next = joined[index + 1];
      if (part.kind !== 'text' || next?.part.kind !== 'text' || next.isHeaded) continue;
      const length = part.body.length + next.part.title.length + next.part.body.length;
      if (length < least && length < slideLimits.body - 3) {
        least = length;
        best = index;
      }
    }
    const one = joined[best];
    const other = joined[best + 1];
    if (one === undefined || other === undefined) break;
    const together = [one.part.body, [other.part.title, other.part.body].filter(Boolean).join(' ')];
    const body = together.filter(Boolean).join('\n\n');
    joined.splice(best, 2, { ...one, part: { ...one.part, body } });
  }
  return joined.map(({ part }) => part);
}

function coverOf(lines: readonly string[]): { cover: Part; over: Part[] } {
  const [first = '', ...below] = lines;
  const plain = withoutHashes(first);
  const head =
    below.length === 0 && plain.length > longestHeading ? titled(plain) : { title: plain, body: '' };
  const title = head.title === '' && plain.length <= slideLimits.title ? plain : head.title;
  const isLong = title === '' || title.length > slideLimits.title;
  const words = isLong
    ? lines.join('\n')
    : [title === plain ? '' : head.body, ...below].filter(Boolean).join('\n');
  const [body = '', ...more] = pieces(words, slideLimits.body);
  return {
    cover: { ...blank('cover'), title: isLong ? '' : title.replace(/:$/u, ''), body },
    over: more.map((rest) => ({ ...blank('text'), body: rest })),
  };
}

const lengthOf = ({ title, body, eyebrow, figure: number, items }: Part) =>
  title.length +
  body.length +
  eyebrow.length +
  number.length +
  items.reduce((sum, { label, text }) => sum + label.length + text.length, 0);

/** Gives each entry of a list its own slide where there is room: numbered lists first, others only in a short deck. */
function spreadLists(sections: readonly Section[], room: number): Placed[] {
  let length = sections.reduce((sum, { together }) => sum + together.length, 0);
  const isShort = length < fewestSlides - 1;
  return sections.flatMap(({ together, apart, isNumbered, isHeaded }) => {
    const grown = length + (apart?.length ?? 0) - together.length;
    const isSpread = apart !== null && grown <= room && (isNumbered || isShort);
    if (isSpread) length = grown;
    return (isSpread ? apart : together).map((part, index) => ({ part, isHeaded: isHeaded || index > 0 }));
  });
}

/** Splits the paragraphs of a deck that is too short at their sentences, if that makes it long enough. */
function withSentences(
  cover: Part,
  parts: readonly Placed[],
  beside: number,
): { cover: Part; parts: readonly Placed[] } {
  const slidesFor = (text: string): Placed[] =>
    sentencesOf(text).map((sentence) => ({
      part: { ...blank('text'), ...titled(sentence) },
      isHeaded: false,
    }));
  const [title = '', ...rest] = sentencesOf([cover.title, cover.body].filter(Boolean).join('\n'));
  const spread = [
    ...slidesFor(rest.join('\n')),
    ...parts.flatMap((placed) => {
      const { part, isHeaded } = placed;
      if (part.kind !== 'text' || isHeaded) return [placed];
      return slidesFor([part.title, part.body].filter(Boolean).join('\n'));
    }),
  ];
  const isEnough = spread.length + beside >= fewestSlides && title.length <= slideLimits.title;
  return isEnough ? { cover: { ...cover, title, body: '' }, parts: spread } : { cover, parts };
}

/**
 * Turns a person's own text into slides: the opening becomes the cover, numbered lines a slide each where there is
 * room, another list stays a list, a paragraph that starts with a figure becomes a statistic, a quotation with its
 * speaker a quotation, and a final question the closing slide. Nothing is added or reworded. `leftOut` counts the
 * characters that do not fit on twenty slides.
 */
export function splitIntoSlides(
  text: string,
  count: number,
): { title: string; slides: Slide[]; leftOut: number } {
  const { opening, blocks } = readBlocks(text);
  const { cover: given, over } = coverOf(opening);
  const last = blocks.at(-1);
  const ending = last?.lines[0] ?? '';
  const closes =
    blocks.length > 1 &&
    last?.lines.length === 1 &&
    ending.length <= slideLimits.title &&
    /[?？؟]$/u.test(ending);
  const middle = closes ? blocks.slice(0, -1) : blocks;
  const beside = closes ? 2 : 1;
  const room = Math.max(1, count - beside);
  const sections = middle.slice(0, mostBlocks).map(sectionOf);
  const rest = over.map((part) => ({ part, isHeaded: false }));
  const spread = [...rest, ...spreadLists(sections, room - rest.length)];
  const hasCover = opening.length > 0 || spread.length === 0;
  const isShort = spread.length + beside < fewestSlides;
  const { cover, parts } = isShort ? withSentences(given, spread, beside) : { cover: given, parts: spread };
  const joined = joinTo(parts, room);
  const kept = joined.slice(0, slideLimits.slides - beside);
  const dropped = joined.slice(kept.length).reduce((sum, part) => sum + lengthOf(part), 0);
  const beyond = middle.slice(mostBlocks).reduce((sum, { lines }) => sum + lines.join('\n').length, 0);
  const closing: Part[] = closes ? [{ ...blank('closing'), title: ending }] : [];
  const slides = [...(hasCover ? [cover] : []), ...kept, ...closing].map((part, index): Slide => ({
    ...part,
    id: `slide-${index + 1}`,
  }));
  const [first = ''] = opening;
  return {
    title: within(cover.title || withoutHashes(first) || (slides[0]?.title ?? ''), slideLimits.title),
    slides,
    leftOut: dropped + beyond,
  };
}
