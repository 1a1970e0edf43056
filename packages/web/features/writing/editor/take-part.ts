import { closeWith, openWith } from '@limelight/post-text/writer';

/** The paragraphs of a draft, each a part that another draft can take. */
export function partsOf(text: string): string[] {
  return text.split(/\n{2,}/).filter((part) => part.trim() !== '');
}

/**
 * A text with a part of another draft: the first takes the place of the opening, the last that of the ending, and any
 * between stands before the last paragraph. The text itself when it holds the part already.
 */
export function withPart(text: string, part: string, at: number, of: number): string {
  const taken = part.trim();
  if (text.includes(taken)) return text;
  if (text.trim() === '') return taken;
  if (at === 0) return openWith(text, taken);
  if (at === of - 1) return closeWith(text, taken);
  const parts = partsOf(text);
  return [...parts.slice(0, -1), taken, ...parts.slice(-1)].join('\n\n');
}
