import type { Span } from '../linkedin/urls.ts';
import { findContrasts } from '../remarks/contrasts.ts';
import list from './slop-words.json' with { type: 'json' };

/** The figures that slop-score publishes for texts that people wrote. */
export const HUMAN_BASELINE = { contrastsPer1000Characters: 0.044, slopWordsPer1000Words: 6.9 } as const;

const WORDS: ReadonlySet<string> = new Set(list.words.split(' '));
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;

/** The words of a text that machines use far more often than people, by the public list of slop-score. English only. */
export function findSlopWords(text: string): Span[] {
  return [...text.matchAll(WORD)].flatMap(({ index, 0: word }) =>
    WORDS.has(word.toLowerCase().replace(/’/gu, "'")) ? [{ start: index, end: index + word.length }] : [],
  );
}

interface Slop {
  characters: number;
  words: number;
  contrasts: number;
  slopWords: number;
}

function slopIn(text: string): Slop {
  return {
    characters: text.length,
    words: text.match(WORD)?.length ?? 0,
    contrasts: findContrasts(text).length,
    slopWords: findSlopWords(text).length,
  };
}

interface SlopRates {
  contrastsPer1000Characters: number;
  slopWordsPer1000Words: number;
}

/** The rates of several texts together. */
export function slopRates(texts: readonly string[]): SlopRates {
  const sum = { characters: 0, words: 0, contrasts: 0, slopWords: 0 };
  for (const text of texts) {
    const one = slopIn(text);
    sum.characters += one.characters;
    sum.words += one.words;
    sum.contrasts += one.contrasts;
    sum.slopWords += one.slopWords;
  }
  return {
    contrastsPer1000Characters: (sum.contrasts * 1000) / Math.max(1, sum.characters),
    slopWordsPer1000Words: (sum.slopWords * 1000) / Math.max(1, sum.words),
  };
}
