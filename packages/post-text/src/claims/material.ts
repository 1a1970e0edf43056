import type { Span } from '../linkedin/urls.ts';
import { languageOf, type Language } from '../text/language.ts';
import { segmentSentences } from '../text/segment.ts';
import { cuesOf } from './cues.ts';
import { multiplesIn } from './multiples.ts';
import { readSentence, type Figure, type ReadSentence } from './read.ts';
import { stemOf } from './tokens.ts';

export type Passage = Span & { source: number };

/** A sentence or line of the material. */
export interface Sentence extends Passage {
  read: ReadSentence;
  language: Language | null;
  multiples: readonly number[];
  hasMany: boolean;
}

export interface FoundFigure {
  figure: Figure;
  in: Sentence;
  stems: ReadonlySet<string>;
}

/** The author's material, indexed once for all claims of a text. */
export interface Material {
  sentences: readonly Sentence[];
  languages: ReadonlySet<Language>;
  /** The figures of a value, such as all that are 12. */
  ofValue: (value: number) => readonly FoundFigure[];
  /** The figures that measure the same, such as all times. */
  ofMeasure: (measures: string) => readonly FoundFigure[];
  /** Where a date, month, year or weekday stands. */
  ofDate: (key: string) => Passage | null;
  /** The passage that contains these words in this order. */
  find: (words: readonly string[]) => Passage | null;
  /** The passage that contains the first of these words, if the material contains all of them. */
  findAll: (words: readonly string[]) => Passage | null;
  /** The sentences with a word that begins like this one. */
  withStem: (stem: string) => ReadonlySet<Sentence>;
  /** Words with a capital within a sentence. */
  names: ReadonlySet<string>;
  /** Where somebody's finding is cited. */
  study: Passage | null;
}

const NAMED = /(?<=[\p{L}\p{N},(] ?)(?<!\p{L})\p{Lu}\p{Ll}[\p{L}\p{M}]*/gu;
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

/** The limit for looking up the places of one word or number, such as "the" in a long source. */
const MOST_PLACES = 200;
const ALL: readonly Language[] = ['en', 'de', 'es', 'fr', 'hi', 'it', 'nl', 'pt'];
const none: ReadonlySet<Sentence> = new Set();

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key) ?? [];
  if (list.length < MOST_PLACES) list.push(value);
  map.set(key, list);
}

/** The clause of a figure, for a sentence of several; offsets in the material. */
export function clausePassage({ figure, in: sentence }: FoundFigure): Passage {
  const clause = sentence.read.clauses[figure.clause];
  const { source, start, end } = sentence;
  if (clause === undefined || clause.stems.size === 0) return { source, start, end };
  return {
    source,
    start: start + Math.max(0, Math.min(clause.start, figure.start)),
    end: start + clause.end,
  };
}

const ISO = /(?<![\d-])((?:19|20|21)\d\d)-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?(?![\d-])/gu;

/** The year, month and day of dates such as 2024-03-14, as exports and profiles write them. */
const isoDates = (sentence: string): string[] =>
  [...sentence.matchAll(ISO)].flatMap(([, year = '', month = '', day]) => [
    `y${year}`,
    `m${Number(month)}`,
    ...(day === undefined ? [] : [`m${Number(month)}d${Number(day)}`]),
  ]);

export function readMaterial(material: readonly string[]): Material {
  const languages = new Set<Language>();
  const byValue = new Map<number, FoundFigure[]>();
  const byMeasure = new Map<string, FoundFigure[]>();
  const dates = new Map<string, Passage>();
  const stems = new Map<string, Set<Sentence>>();
  const words: (Passage & { word: string })[] = [];
  const places = new Map<string, number[]>();
  const names = new Set<string>();
  let study: Passage | null = null;
  const all = material.flatMap((text, source) => {
    const language = languageOf(text);
    if (language !== null) languages.add(language);
    // Notes of few words may be in any language.
    const possible = language === null ? ALL : [language];
    return segmentSentences(text).map((span): Sentence => {
      const sentence = text.slice(span.start, span.end);
      const read = readSentence(sentence, possible, true);
      const parts = possible.map((one) => multiplesIn(sentence, one));
      const one: Sentence = {
        ...span,
        source,
        read,
        language,
        multiples: parts.flatMap(({ multiples }) => multiples.map(({ value }) => value)),
        hasMany: parts.some(({ many }) => many.length > 0),
      };
      for (const figure of read.figures) {
        const entry = { figure, in: one, stems: read.clauses[figure.clause]?.stems ?? new Set<string>() };
        add(byValue, figure.value, entry);
        if (figure.unit !== null) add(byMeasure, figure.unit.measures, entry);
      }
      const place = { start: span.start, end: span.end, source };
      for (const key of [...read.dates.map((date) => date.key), ...isoDates(sentence)])
        if (!dates.has(key)) dates.set(key, place);
      for (const stem of read.stems) {
        const sentences = stems.get(stem) ?? new Set();
        if (sentences.size < MOST_PLACES) sentences.add(one);
        stems.set(stem, sentences);
      }
      for (const word of plainWords(sentence)) {
        add(places, word, words.length);
        words.push({ word, ...place });
      }
      for (const word of sentence.match(NAMED) ?? []) names.add(word);
      if (study === null && possible.some((of) => cuesOf(of).study.test(sentence))) study = place;
      return one;
    });
  });
  const passage = (index: number): Passage | null => {
    const word = words[index];
    return word === undefined ? null : { start: word.start, end: word.end, source: word.source };
  };
  return {
    sentences: all,
    languages,
    study,
    names,
    ofValue: (value) => byValue.get(value) ?? [],
    ofMeasure: (measures) => byMeasure.get(measures) ?? [],
    ofDate: (key) => dates.get(key) ?? null,
    find(wanted) {
      const at = (places.get(wanted[0] ?? '') ?? []).find((index) =>
        wanted.every((word, offset) => words[index + offset]?.word === word),
      );
      return at === undefined ? null : passage(at);
    },
    findAll(wanted) {
      const found = wanted.map((word) => places.get(word)?.[0]);
      const [first] = found;
      return first === undefined || found.includes(undefined) ? null : passage(first);
    },
    withStem: (stem) => stems.get(stem) ?? none,
  };
}

/** The form in which words are compared. */
export const stemsOf = (text: string): string[] =>
  (text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).flatMap((word) => stemOf(word) ?? []);

/** The stems of a phrase up to the first small word behind them: of "head nurse of the ward" the first two. */
export function headOf(phrase: string): string[] {
  const stems = (phrase.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).map((word) => stemOf(word));
  const from = stems.findIndex((stem) => stem !== null);
  if (from < 0) return [];
  const to = stems.indexOf(null, from);
  return stems.slice(from, to < 0 ? undefined : to).flatMap((stem) => stem ?? []);
}
