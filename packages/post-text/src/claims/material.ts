import type { Span } from '../linkedin/urls.ts';
import { segmentSentences } from '../text/segment.ts';

export type Passage = Span & { source: number };

/** What the author gave, read once for all claims of a text. */
export interface Material {
  /** The passage that holds these words in this order. */
  find: (words: readonly string[]) => Passage | null;
  /** The passage that holds the first of these words, where the material holds all of them. */
  findAll: (words: readonly string[]) => Passage | null;
  /** The passage most like these words, if it holds enough of them. */
  likest: (words: readonly string[]) => Passage | null;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text in small letters, without the possessive. */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’]s(?!\p{L})/gu, '')
      .match(WORD) ?? []
  );
}

interface Word extends Passage {
  word: string;
}

/** How much of the longer words of a statement its passage holds. */
const LEAST_SHARE = 0.4;
const LONG_WORD = 4;
/** Endings differ: words count as the same by their first letters. */
const STEM = 5;
/** Where a word stands is looked up so often at most: ‘the’ in a long source. */
const MOST_PLACES = 200;

export function readMaterial(material: readonly string[]): Material {
  const words: Word[] = material.flatMap((text, source) =>
    segmentSentences(text).flatMap(({ start, end }) =>
      plainWords(text.slice(start, end)).map((word) => ({ word, start, end, source })),
    ),
  );
  const places = new Map<string, number[]>();
  const stems = new Map<string, Set<Word>>();
  const sentenceOf = new Map<string, Word>();
  words.forEach((word, index) => {
    const own = places.get(word.word) ?? [];
    if (own.length < MOST_PLACES) own.push(index);
    places.set(word.word, own);
    const key = `${word.source}:${word.start}`;
    const sentence = sentenceOf.get(key) ?? word;
    sentenceOf.set(key, sentence);
    const sentences = stems.get(word.word.slice(0, STEM)) ?? new Set();
    if (sentences.size < MOST_PLACES) sentences.add(sentence);
    stems.set(word.word.slice(0, STEM), sentences);
  });
  const passage = (word: Word | undefined): Passage | null =>
    word === undefined ? null : { start: word.start, end: word.end, source: word.source };
  return {
    find(said) {
      const at = (places.get(said[0] ?? '') ?? []).find((index) =>
        said.every((word, offset) => words[index + offset]?.word === word),
      );
      return at === undefined ? null : passage(words[at]);
    },
    findAll(said) {
      const found = said.map((word) => places.get(word)?.[0]);
      const [first] = found;
      return first === undefined || found.includes(undefined) ? null : passage(words[first]);
    },
    likest(said) {
      const long = new Set(
        said.filter((word) => word.length >= LONG_WORD).map((word) => word.slice(0, STEM)),
      );
      if (long.size === 0) return passage(words[0]);
      const shared = new Map<Word, number>();
      for (const stem of long)
        for (const sentence of stems.get(stem) ?? []) shared.set(sentence, (shared.get(sentence) ?? 0) + 1);
      const [best] = [...shared].toSorted(([, a], [, b]) => b - a);
      // The words may be spread over neighbouring sentences of the author.
      const held = [...long].filter((stem) => stems.has(stem)).length;
      return best !== undefined && held >= long.size * LEAST_SHARE ? passage(best[0]) : null;
    },
  };
}
