import { checkText, outline, segmentSentences } from '@limelight/post-text';
import type { ExampleKind } from '../../content/feature.ts';
import { drawGraphic } from '../../lib/draw-graphic.ts';

const mostOpenings = 4;
const mostRemarks = 6;
const mostSlides = 12;

const sentencesOf = (notes: string) =>
  segmentSentences(notes).map(({ start, end }) => notes.slice(start, end));

function slidesOf(notes: string): string[] {
  const lines = notes.split('\n').filter((line) => line.trim() !== '');
  const parts = lines.length > 1 ? lines : sentencesOf(notes);
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, mostSlides);
}

function remarksOn(notes: string): string[] {
  const remarks = checkText(notes).map(({ start, end, message }) => {
    const words = `‘${notes.slice(start, end)}’`;
    return message.includes(words) ? message : `${words}: ${message}`;
  });
  return [...new Set(remarks)].slice(0, mostRemarks);
}

/**
 * What the program makes of notes on a feature page without a model: an outline, the notes' own sentences, slides, remarks,
 * or for `graphic` one picture as SVG.
 */
export function composeExample(kind: ExampleKind, notes: string): string[] {
  switch (kind) {
    case 'post':
      return [outline({ idea: notes }).text];
    case 'openings':
      return sentencesOf(notes).slice(0, mostOpenings);
    case 'slides':
      return slidesOf(notes);
    case 'remarks':
      return remarksOn(notes);
    case 'graphic':
      return [drawGraphic({ text: notes, name: '', size: 'wide', look: 'dark' })];
  }
}
