import { foldText, splitWords } from './company-name.ts';
import { mentions } from './mentions.ts';

export interface Material {
  text: string;
  source: string;
}

export interface Quote {
  quote: string;
  source: string;
}

const criterionLimit = 20;
const passageLength = 300;
const passagesPerMaterial = 400;

/** Splits a description into at most 20 criteria, by line, sentence, comma and dash. */
export function criteriaOf(description: string): string[] {
  const parts = description
    .slice(0, 6000)
    .split(/[\n;,•]|\.(?=\s|$)|\s[-–—]\s/)
    .map((part) =>
      part
        .replace(/^[\s\-*•·]+/, '')
        .trim()
        .slice(0, 200),
    )
    .filter((part) => splitWords(foldText(part)).some((word) => word.length > 1));
  return [...new Set(parts)].slice(0, criterionLimit);
}

interface Passage {
  text: string;
  source: string;
  words: ReadonlySet<string>;
}

function passagesOf(materials: readonly Material[]): Passage[] {
  return materials.flatMap(({ text, source }) =>
    text
      .slice(0, 40_000)
      .split(/\n+|(?<=[.!?])\s+(?=\p{Lu})/u)
      .slice(0, passagesPerMaterial)
      .map((passage) => passage.trim().slice(0, passageLength).trim())
      .filter((passage) => passage !== '')
      .map((passage) => ({ text: passage, source, words: new Set(splitWords(foldText(passage))) })),
  );
}

const stemLength = 5;

/** Includes a stem, so that “engineer” finds “engineering”. */
function formsOf(word: string): string[] {
  return word.length > stemLength ? [word, `${word.slice(0, stemLength)}*`] : [word];
}

/** Weighs words by how rare they are in the compared documents. Words in nearly all of them weigh almost nothing. */
export class WordWeights {
  #documents = 0;
  readonly #having = new Map<string, number>();

  constructor(documents: readonly string[]) {
    for (const text of documents) this.add(text);
  }

  add(text: string): void {
    this.#documents += 1;
    const forms = new Set(splitWords(text.slice(0, 20_000).toLowerCase()).flatMap(formsOf));
    for (const form of forms) this.#having.set(form, (this.#having.get(form) ?? 0) + 1);
  }

  weightOf(word: string): number {
    const having = Math.max(...formsOf(word).map((form) => this.#having.get(form) ?? 0));
    if (this.#documents < 5) return word.length > 2 ? 1 : 0.2;
    return Math.max(0.05, Math.log((this.#documents + 1) / (having + 1)));
  }
}

interface Weighed {
  word: string;
  weight: number;
}

function weigh(criterion: string, weights: WordWeights): Weighed[] {
  return [...new Set(splitWords(foldText(criterion)))].map((word) => ({
    word,
    weight: weights.weightOf(word),
  }));
}

function shareOf(
  asked: readonly Weighed[],
  { words, stems }: { words: ReadonlySet<string>; stems: ReadonlySet<string> },
): number {
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  const held = asked
    .filter(
      ({ word }) => words.has(word) || (word.length > stemLength && stems.has(word.slice(0, stemLength))),
    )
    .reduce((sum, { weight }) => sum + weight, 0);
  return all === 0 ? 0 : held / all;
}

export interface Evidence {
  criterion: string;
  /** A passage that has the words of the criterion, in their order and next to each other. */
  quote: Quote;
}

/** A criterion with the passage that shares most with it. The share is between 0 and 1. */
export interface Likeness {
  criterion: string;
  source: string;
  share: number;
}

/**
 * Finds a passage that mentions each criterion. A criterion is `missing` if none does, which words alone cannot decide
 * for good. `likeness` also counts passages with only some of its words or with other forms of them. It serves to choose
 * what a model reads and never counts as evidence.
 */
export function findEvidence(
  criteria: readonly string[],
  materials: readonly Material[],
  weights: WordWeights,
): { found: Evidence[]; missing: string[]; likeness: Likeness[] } {
  const passages = passagesOf(materials).map((passage) => ({
    ...passage,
    stems: new Set(
      [...passage.words].filter((word) => word.length >= stemLength).map((word) => word.slice(0, stemLength)),
    ),
  }));
  const found: Evidence[] = [];
  const missing: string[] = [];
  const likeness: Likeness[] = [];
  for (const criterion of criteria) {
    const asked = weigh(criterion, weights);
    let best: Likeness | null = null;
    let mention: Quote | null = null;
    for (const passage of passages) {
      const { text, source } = passage;
      const share = shareOf(asked, passage);
      if (share > (best?.share ?? 0)) best = { criterion, source, share };
      if (mention === null && share > whole && mentions(text, criterion)) mention = { quote: text, source };
    }
    if (best !== null) likeness.push(best);
    if (mention === null) missing.push(criterion);
    else found.push({ criterion, quote: mention });
  }
  return { found, missing, likeness };
}

/** A passage with all the words of a criterion, apart from rounding. */
const whole = 0.999;

/** Whether the text contains `quote` word for word. White space can differ. */
export function isExactQuote(quote: string, text: string): boolean {
  const even = (value: string) => value.replace(/\s+/g, ' ').trim();
  const wanted = even(quote);
  return wanted.length >= 2 && wanted.length <= 600 && even(text).includes(wanted);
}
