import type { Prompt } from '../prompt.ts';

/** What a request supplies: each marked block with the line that stands before it. */
export type Blocks = {
  /** The text of the first block whose line before it matches; empty when there is none. */
  text: (label: RegExp) => string;
  all: { label: string; text: string }[];
};

export function blocksOf({ blocks }: Prompt): Blocks {
  return { all: blocks, text: (label) => blocks.find((block) => label.test(block.label))?.text.trim() ?? '' };
}

/** Paragraphs of a text, each as its lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Sentences of one paragraph, and its lines. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{N}])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'%€$£,.-]*/gu) ?? [];
}

/** The text with a change made to each paragraph; those that become empty go. */
export function byParagraph(text: string, change: (paragraph: string) => string): string {
  return paragraphsOf(text)
    .map(change)
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n');
}
