import type { Prompt } from '../prompt.ts';

/** The contents of a request: each marked block with the line before it. */
export type Blocks = {
  /** The text of the first block whose preceding line matches, or empty. */
  text: (label: RegExp) => string;
  all: { label: string; text: string }[];
};

export function blocksOf({ blocks }: Prompt): Blocks {
  return { all: blocks, text: (label) => blocks.find((block) => label.test(block.label))?.text.trim() ?? '' };
}

export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{N}])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'%€$£,.-]*/gu) ?? [];
}

/** Changes each paragraph of a text. Paragraphs that become empty are dropped. */
export function byParagraph(text: string, change: (paragraph: string) => string): string {
  return paragraphsOf(text)
    .map(change)
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n');
}
