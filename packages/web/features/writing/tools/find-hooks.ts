import { outline, QUICK_FOLD, segmentSentences } from '@limelight/post-text';

const mostLines = 10;
const fewLines = 4;
const asking = ['contrarian', 'story', 'lesson', 'case-study'] as const;

const isGap = (line: string) => line.startsWith('[');

/** The visitor's own sentences that fit into the first lines of a post, for when there is no model to write others. */
export function findLines(notes: string): string[] {
  const paragraphs = outline({ idea: notes })
    .text.split('\n')
    .filter((line) => !isGap(line));
  const lines = paragraphs
    .flatMap((text) => segmentSentences(text).map(({ start, end }) => text.slice(start, end)))
    .filter((line) => line.length <= QUICK_FOLD.mobile);
  return [...new Set(lines)].slice(0, mostLines);
}

/**
 * The visitor's own sentences as openings. Where there are few, also the first of them after a question to answer, such
 * as "[What does nearly everyone in your field do?] We removed the form."
 */
export function findHooks(notes: string): string[] {
  const lines = findLines(notes);
  const [first] = lines;
  if (first === undefined || lines.length >= fewLines) return lines;
  const asked = asking.flatMap((format) => {
    const [gap] = outline({ idea: notes, format }).gaps;
    return gap === undefined ? [] : `[${gap.question}] ${first}`;
  });
  return [...lines, ...new Set(asked)];
}
