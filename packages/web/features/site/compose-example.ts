import { checkText, outline, segmentSentences } from '@limelight/post-text';
import type { ExampleKind } from '../../content/feature.ts';

const mostOpenings = 4;
const mostRemarks = 6;

const sentencesOf = (notes: string) =>
  segmentSentences(notes).map(({ start, end }) => notes.slice(start, end));

function remarksOn(notes: string): string[] {
  const remarks = checkText(notes).map(({ start, end, message }) => {
    const words = `‘${notes.slice(start, end)}’`;
    return message.includes(words) ? message : `${words}: ${message}`;
  });
  return [...new Set(remarks)].slice(0, mostRemarks);
}

/**
 * The result of notes on a feature page without a model: an outline, the notes' own sentences, or remarks. Slides and
 * graphics are drawn instead.
 */
export function composeExample(kind: ExampleKind, notes: string): string[] {
  switch (kind) {
    case 'post':
      return [outline({ idea: notes }).text];
    case 'openings':
      return sentencesOf(notes).slice(0, mostOpenings);
    case 'remarks':
      return remarksOn(notes);
    case 'slides':
    case 'graphic':
      return [];
  }
}
