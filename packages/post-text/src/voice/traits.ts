import type { Style } from './measure-style.ts';

/** The unit of a measure: a count, a rate per hundred words, or a share of sentences, lines or posts. */
export type TraitUnit = 'count' | 'per-hundred-words' | 'share';

/** Every measure of a voice, with its label and unit. What is measured, shown and fitted follows this list. */
export const traitLabels: Readonly<Record<keyof Style, { label: string; unit: TraitUnit }>> = {
  characters: { label: 'Characters in a post', unit: 'count' },
  words: { label: 'Words in a post', unit: 'count' },
  sentenceWords: { label: 'Words in a sentence', unit: 'count' },
  sentenceSpread: { label: 'Variation in sentence length', unit: 'count' },
  paragraphWords: { label: 'Words in a paragraph', unit: 'count' },
  singleLines: { label: 'One-sentence paragraphs', unit: 'share' },
  openingWords: { label: 'Words in the opening sentence', unit: 'count' },
  endingWords: { label: 'Words in the last sentence', unit: 'count' },
  opensWithQuestion: { label: 'Opens with a question', unit: 'share' },
  endsWithQuestion: { label: 'Ends with a question', unit: 'share' },
  firstPerson: { label: '“I”, “me”, “my”', unit: 'per-hundred-words' },
  weForms: { label: '“We”, “us”, “our”', unit: 'per-hundred-words' },
  secondPerson: { label: '“You”, “your”', unit: 'per-hundred-words' },
  questions: { label: 'Question marks per sentence', unit: 'share' },
  exclamations: { label: 'Exclamation marks per sentence', unit: 'share' },
  dashes: { label: 'Dashes', unit: 'per-hundred-words' },
  colons: { label: 'Colons', unit: 'per-hundred-words' },
  commas: { label: 'Commas', unit: 'per-hundred-words' },
  brackets: { label: 'Brackets', unit: 'per-hundred-words' },
  quotations: { label: 'Quotations', unit: 'per-hundred-words' },
  digits: { label: 'Figures', unit: 'per-hundred-words' },
  contractions: { label: 'Contractions', unit: 'per-hundred-words' },
  listLines: { label: 'List lines', unit: 'share' },
  emoji: { label: 'Emoji', unit: 'per-hundred-words' },
  hashtags: { label: 'Hashtags in a post', unit: 'count' },
  wordLength: { label: 'Letters in a word', unit: 'count' },
  variety: { label: 'Different words', unit: 'share' },
};

export const isTrait = (key: string): key is keyof Style => Object.hasOwn(traitLabels, key);

export const styleKeys: readonly (keyof Style)[] = Object.keys(traitLabels).filter(isTrait);
