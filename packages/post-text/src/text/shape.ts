import { segmentSentences } from './segment.ts';

/** A part of a post's shape in numbers, without any of its words. */
export interface ShapePart {
  kind: 'opening' | 'paragraph' | 'list' | 'ending';
  sentences: number;
  words: number;
  /** The number of lines of a list, 0 for other parts. */
  items: number;
  asks: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const LIST_LINE = /^\s*(?:[-–•*→✓]|\d+[.)])\s/u;
const HASHTAGS = /^(?:\s*#[\p{L}\p{M}\p{N}_]+)+\s*$/u;

const countWords = (text: string) => text.match(WORD)?.length ?? 0;

/** The parts of a post: its opening, paragraphs, lists and ending. Lines of hashtags are left out. */
export function shapeOf(post: string): ShapePart[] {
  const blocks = post
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== '' && !HASHTAGS.test(line)))
    .filter((lines) => lines.length > 0)
    .flatMap((lines) => {
      // A line that introduces a list is in the same block.
      const first = lines.findIndex((line) => LIST_LINE.test(line));
      return first > 0 ? [lines.slice(0, first), lines.slice(first)] : [lines];
    });
  return blocks.map((lines, at): ShapePart => {
    const text = lines.join('\n');
    const items = lines.filter((line) => LIST_LINE.test(line)).length;
    const list = items >= 2;
    const last = at === blocks.length - 1;
    return {
      kind: list ? 'list' : at === 0 ? 'opening' : last ? 'ending' : 'paragraph',
      sentences: Math.max(1, segmentSentences(text).length),
      words: countWords(text),
      items: list ? items : 0,
      asks: /\?["”’»)]*\s*$/u.test(text),
    };
  });
}
