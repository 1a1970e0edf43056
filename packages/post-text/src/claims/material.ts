import type { Span } from '../linkedin/urls.ts';
import { segmentSentences } from '../text/segment.ts';

export type Passage = Span & { source: number };

/** The author's material, indexed once for all claims of a text. */
export interface Material {
  /** The passage that contains these words in this order. */
  find: (words: readonly string[]) => Passage | null;
  /** The passage that contains the first of these words, if the material contains all of them. */
  findAll: (words: readonly string[]) => Passage | null;
  /** The passage most similar to these words, if it contains enough of them. */
  likest: (words: readonly string[]) => Passage | null;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text in lower case, without possessives. */
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

/** The minimum share of a statement's longer words that its passage must contain. */
const LEAST_SHARE = 0.4;
const LONG_WORD = 4;
/** Endings vary, so words are compared by this many first letters. */
const STEM = 5;
/** The limit for looking up the positions of a word, such as "the" in a long source. */
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
      // The words may be spread over neighbouring sentences.
      const held = [...long].filter((stem) => stems.has(stem)).length;
      return best !== undefined && held >= long.size * LEAST_SHARE ? passage(best[0]) : null;
    },
  };
}
