import { counted } from '../post.ts';
import type { Rule } from '../finding.ts';
import type { Part, Post } from '../post.ts';

const LONGEST = 420;
const LONGEST_LINED = 700;

/** Paragraphs too long to be read on a phone. The fix breaks one at the sentence nearest its middle. */
export const wallOfText: Rule = {
  id: 'wall-of-text',
  group: 'reading',
  severity: 'warn',
  find: (post) =>
    post.paragraphs
      .filter(
        (paragraph) => paragraph.text.length > (paragraph.text.includes('\n') ? LONGEST_LINED : LONGEST),
      )
      .map((paragraph) => {
        const at = breakPoint(post, paragraph);
        const message = `This paragraph has ${counted(paragraph.text.length)} characters without a break. On a phone it is a wall: break it where the thought turns.`;
        const place = { message, start: paragraph.start, end: paragraph.end };
        return at === undefined
          ? place
          : { ...place, fix: { ...gapAt(post.text, at), replacement: '\n\n', label: 'Break the paragraph' } };
      }),
};

function breakPoint(post: Post, paragraph: Part): number | undefined {
  const middle = (paragraph.start + paragraph.end) / 2;
  const starts = post.sentences
    .map((sentence) => sentence.start)
    .filter((start) => start > paragraph.start && start < paragraph.end);
  return starts.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
}

function gapAt(text: string, at: number): { start: number; end: number } {
  let start = at;
  while (start > 0 && /\s/.test(text.charAt(start - 1))) start -= 1;
  return { start, end: at };
}
