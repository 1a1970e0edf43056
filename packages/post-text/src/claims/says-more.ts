import { languageOf, type Language } from '../text/language.ts';
import { segmentSentences } from '../text/segment.ts';
import { longStemsOf, restingSentences } from '../slop/rests.ts';
import { findClaims, type ClaimKind } from './find-claims.ts';
import { plainWords } from './material.ts';
import { readSentence } from './read.ts';

const ALL: readonly Language[] = ['en', 'de', 'es', 'fr', 'hi', 'it', 'nl', 'pt'];
/** Languages whose nouns have capitals, or whose letters have none. */
const NO_NAMES: ReadonlySet<Language> = new Set(['de', 'hi']);
const NAMED = /(?<=[\p{L}\p{M}\p{N},;:–—-]\s+(?:["“„«(‘'])?)\p{Lu}[\p{L}\p{M}\p{N}&.’'-]*/gu;
const OF_TEXT: ReadonlySet<ClaimKind> = new Set(['name']);
const OF_PASSAGE: ReadonlySet<ClaimKind> = new Set(['date', 'quotation', 'source', 'experience']);
const YEAR = /(?<!\p{Nd})(?:19|20)\d{2}(?!\p{Nd})/gu;

function figuresIn(text: string, languages: readonly Language[]): Set<number> {
  return new Set(
    segmentSentences(text).flatMap(({ start, end }) =>
      readSentence(text.slice(start, end), languages, true).figures.map(({ value }) => value),
    ),
  );
}

/** Every number, in digits or words: none may be added, not even by arithmetic. */
function addsFigure(sentence: string, passage: string): boolean {
  const language = languageOf(sentence) ?? languageOf(passage);
  const known = figuresIn(passage, language === null ? ALL : [language]);
  const said = figuresIn(sentence, language === null ? [] : [language]);
  return [...said].some((value) => !known.has(value));
}

/** Words with a capital within the sentence. */
function addsName(sentence: string, known: readonly string[]): boolean {
  const language = languageOf(sentence);
  if (language !== null && NO_NAMES.has(language)) return false;
  const words = new Set(known.flatMap(plainWords));
  return (sentence.match(NAMED) ?? [])
    .flatMap(plainWords)
    .some((word) => word.length > 1 && !words.has(word) && !words.has(word.replace(/s$/u, '')));
}

const addsYear = (sentence: string, known: string): boolean =>
  (sentence.match(YEAR) ?? []).some((year) => !known.includes(year));

/** So many long words in a row that the text has nowhere are an addition. */
const STRAY_WORDS = 4;

function strays(sentence: string, known: readonly string[]): boolean {
  const stems = new Set(known.flatMap(longStemsOf));
  let run = 0;
  return longStemsOf(sentence).some((stem) => {
    run = stems.has(stem) ? 0 : run + 1;
    return run >= STRAY_WORDS;
  });
}

/** What besides the passage a sentence may draw on. */
export interface Besides {
  /** Where names can come from, such as the whole text. */
  names: readonly string[];
  /** What resolves "last year". */
  dates: readonly string[];
}

/**
 * Whether a sentence says anything that its passage does not, as far as rules can tell: a figure, name, date, quotation or
 * study, or most of its words.
 */
export function saysMoreThan(sentence: string, passage: string, { names, dates }: Besides): boolean {
  const dated = [passage, ...dates];
  const named = [passage, ...names];
  if (addsFigure(sentence, passage) || addsYear(sentence, dated.join(' ')) || addsName(sentence, named))
    return true;
  const isOpen = (material: readonly string[], kinds: ReadonlySet<ClaimKind>) =>
    findClaims(sentence, material).some(({ supported, kind }) => !supported && kinds.has(kind));
  if (isOpen(named, OF_TEXT) || isOpen(dated, OF_PASSAGE)) return true;
  // Words can only be compared where they stand apart.
  if (languageOf(passage) === null) return false;
  return strays(sentence, named) || restingSentences(sentence, [passage]).some(({ rests }) => !rests);
}
