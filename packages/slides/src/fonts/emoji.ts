import type { SlideFiles } from './book.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const emojiLike = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
/** Emoji that are drawn as text unless a variation selector follows, such as © and ↔. */
const textByDefault = /^[\p{Extended_Pictographic}--\p{Emoji_Presentation}]$/v;

/** The file name of an emoji. The variation selector is removed unless the sequence has a zero-width joiner. */
export function emojiCode(grapheme: string): string {
  const points = [...grapheme].map((character) => (character.codePointAt(0) ?? 0).toString(16));
  const kept = grapheme.includes('\u200d') ? points : points.filter((point) => point !== 'fe0f');
  return kept.join('-');
}

export function emojiIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const { segment } of graphemes.segment(text))
    if (emojiLike.test(segment) && !textByDefault.test(segment)) found.add(segment);
  return found;
}

/** The text without the emoji that have a drawing. */
export function withoutEmoji(text: string, emoji: ReadonlyMap<string, string>): string {
  if (emoji.size === 0) return text;
  return [...graphemes.segment(text)].map(({ segment }) => (emoji.has(segment) ? ' ' : segment)).join('');
}

export class EmojiBook {
  readonly #files: Pick<SlideFiles, 'emoji'>;
  readonly #known = new Map<string, Promise<string | null>>();

  constructor(files: Pick<SlideFiles, 'emoji'>) {
    this.#files = files;
  }

  #read(grapheme: string): Promise<string | null> {
    const known = this.#known.get(grapheme);
    if (known !== undefined) return known;
    const reading = this.#files.emoji(emojiCode(grapheme));
    reading.catch(() => this.#known.delete(grapheme));
    this.#known.set(grapheme, reading);
    return reading;
  }

  select(text: string): Promise<Map<string, string>> {
    return this.drawings(emojiIn(text));
  }

  /** The SVG of each emoji that the set has. */
  async drawings(emoji: Iterable<string>): Promise<Map<string, string>> {
    const entries = await Promise.all(
      [...emoji].map(async (grapheme) => [grapheme, await this.#read(grapheme)] as const),
    );
    return new Map(entries.flatMap(([grapheme, svg]) => (svg === null ? [] : [[grapheme, svg] as const])));
  }
}
