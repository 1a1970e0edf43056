import { segmentSentences } from '@limelight/post-text';
import { emptySlide, slideLimits, type Slide } from '@limelight/slides/catalog';

const mostSlides = 8;
const longestTitle = 90;
const longestFigure = 14;

const within = (text: string, limit: number) => text.slice(0, limit).replace(/[\ud800-\udbff]$/u, '');

/** Splits off the first sentence if it is short enough to be a title. */
function headed(text: string): { title: string; body: string } {
  const [first] = segmentSentences(text);
  const title = first === undefined ? '' : text.slice(first.start, first.end).trim();
  if (title === '' || title.length > longestTitle) return { title: '', body: within(text, slideLimits.body) };
  return { title, body: within(text.slice(first?.end ?? 0).trim(), slideLimits.body) };
}

/** Turns notes into slides, one per line, or one per sentence if there is only one line. The first is the cover. */
export function slidesFromNotes(notes: string): Slide[] {
  const lines = notes
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const parts =
    lines.length > 1
      ? lines
      : segmentSentences(notes)
          .map(({ start, end }) => notes.slice(start, end).trim())
          .filter((part) => part !== '');
  const kept = parts.slice(0, mostSlides);
  return kept.map((part, index): Slide => {
    const isLast = index === kept.length - 1 && index > 0 && /[?？؟]$/u.test(part);
    return {
      ...emptySlide(`slide-${index + 1}`, index === 0 ? 'cover' : isLast ? 'closing' : 'text'),
      ...headed(part),
    };
  });
}

/** Turns a text into a graphic. A short first line becomes the large figure, anything else a quotation. */
export function graphicFromText(text: string, name = ''): Slide {
  const [first = '', ...rest] = text.trim().split('\n');
  const isFigure = rest.join('').trim() !== '' && first.trim().length <= longestFigure;
  return isFigure
    ? {
        ...emptySlide('graphic', 'stat'),
        figure: first.trim(),
        title: within(rest.join(' ').trim(), slideLimits.title),
        attribution: name,
      }
    : { ...emptySlide('graphic', 'quote'), body: within(text.trim(), slideLimits.body), title: name };
}
