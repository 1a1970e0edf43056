import { QUICK_FOLD, segmentSentences } from '@limelight/post-text';

const mostLines = 10;

/** The visitor's own sentences that fit into the first lines of a post, for when there is no model to write others. */
export function findHooks(notes: string): string[] {
  const lines = segmentSentences(notes)
    .map(({ start, end }) => notes.slice(start, end))
    .filter((line) => line.length <= QUICK_FOLD.mobile);
  return [...new Set(lines)].slice(0, mostLines);
}
