import { checkPost } from '@limelight/post-text';
import { openingsForIdea, writePost } from '@limelight/post-text/writer';
import type { ExampleKind } from '../../content/feature.ts';
import { drawGraphic } from '../../lib/draw-graphic.ts';

const mostOpenings = 4;
const mostRemarks = 6;
const mostSlides = 12;

function slidesOf(notes: string): string[] {
  const lines = notes.split('\n').filter((line) => line.trim() !== '');
  const parts =
    lines.length > 1
      ? lines
      : Array.from(
          new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(notes),
          ({ segment }) => segment,
        );
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, mostSlides);
}

function remarksOn(notes: string): string[] {
  const remarks = checkPost(notes).map(({ start, end, message }) => {
    const words = `‘${notes.slice(start, end)}’`;
    return message.includes(words) ? message : `${words}: ${message}`;
  });
  return [...new Set(remarks)].slice(0, mostRemarks);
}

/**
 * What the program makes of notes on a feature page, by the same parts that the dashboard uses: texts, or for `graphic`
 * one picture as SVG. `seed` chooses among several ways to write a post.
 */
export function composeExample(kind: ExampleKind, notes: string, seed: string): string[] {
  switch (kind) {
    case 'post':
      return [writePost({ idea: notes }, { seed }).text];
    case 'openings':
      return openingsForIdea(notes, mostOpenings);
    case 'slides':
      return slidesOf(notes);
    case 'remarks':
      return remarksOn(notes);
    case 'graphic':
      return [drawGraphic({ text: notes, name: '', size: 'wide', look: 'dark' })];
  }
}
