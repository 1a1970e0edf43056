import type { Language } from '../../text/language.ts';
import { countSyllables, type SpelledLanguage } from '../../text/syllables.ts';
import type { Rule } from '../finding.ts';
import { wordsWithin } from '../post.ts';
import type { Part, Post } from '../post.ts';

/** A fall from `start` with each word more in a sentence and each syllable more in a word. */
interface Formula {
  start: number;
  perWord: number;
  perSyllable: number;
}

/**
 * Each language's own reading ease, from about 0 (a statute) to 100 (a note to a child). English: Flesch 1948; German:
 * Amstad 1978; French: Kandel and Moles 1958; Spanish: Fernández Huerta 1959; Portuguese: Martins and others 1996;
 * Italian: Franchina and Vacca 1986; Dutch: Douma 1960.
 */
const FORMULAS: Readonly<Record<SpelledLanguage, Formula>> = {
  en: { start: 206.835, perWord: 1.015, perSyllable: 84.6 },
  de: { start: 180, perWord: 1, perSyllable: 58.5 },
  fr: { start: 207, perWord: 1.015, perSyllable: 73.6 },
  es: { start: 206.84, perWord: 1.02, perSyllable: 60 },
  pt: { start: 248.835, perWord: 1.015, perSyllable: 84.6 },
  it: { start: 206, perWord: 1, perSyllable: 65 },
  nl: { start: 206.84, perWord: 0.93, perSyllable: 77 },
};

/** Below it Flesch calls a text hard: it wants somebody who sits down to read. */
const HARD = 50;
const VERY_HARD = 30;
/** Fewer words say nothing of how a text reads. */
const LEAST_WORDS = 40;
/** From here on it is the sentences that make it hard, and not only the words. */
const LONG_SENTENCE = 20;

interface Measured {
  sentence: Part;
  words: number;
  syllables: number;
}

/** A text that is hard to read on the way to the train: why, and the sentence to begin with. */
export const readingEase: Rule = {
  id: 'reading-ease',
  group: 'reading',
  severity: 'info',
  find(post) {
    const { language } = post;
    if (!isSpelled(language)) return [];
    const measured = measure(post, language);
    const words = sum(measured, 'words');
    if (words < LEAST_WORDS) return [];
    const ease = easeOf(FORMULAS[language], words / measured.length, sum(measured, 'syllables') / words);
    if (ease >= HARD) return [];
    const [hardest] = measured.toSorted((a, b) => easeOfOne(language, a) - easeOfOne(language, b));
    if (hardest === undefined) return [];
    const average = Math.round(words / measured.length);
    const why =
      average >= LONG_SENTENCE
        ? `Its sentences have ${average} words on average, and who scrolls loses the thread`
        : 'Its words are long, and who scrolls reads past them';
    const how =
      hardest.words >= LONG_SENTENCE
        ? `Begin with this sentence of ${hardest.words} words: make two of it.`
        : 'Begin with this sentence: say it as you would at a table.';
    return [
      {
        message: `Hard to read on a phone. ${why}. ${how}`,
        severity: ease < VERY_HARD ? 'warn' : 'info',
        start: hardest.sentence.start,
        end: hardest.sentence.end,
      },
    ];
  },
};

function measure(post: Post, language: SpelledLanguage): Measured[] {
  return post.sentences.flatMap((sentence) => {
    if (sentence.text.startsWith('#')) return [];
    const words = wordsWithin(post, sentence).filter(({ text }) => /^\p{L}/u.test(text));
    if (words.length === 0) return [];
    const syllables = words.reduce((all, { text }) => all + countSyllables(text, language), 0);
    return [{ sentence, words: words.length, syllables }];
  });
}

function sum(measured: readonly Measured[], what: 'words' | 'syllables'): number {
  return measured.reduce((all, one) => all + one[what], 0);
}

function easeOf(formula: Formula, wordsPerSentence: number, syllablesPerWord: number): number {
  return formula.start - formula.perWord * wordsPerSentence - formula.perSyllable * syllablesPerWord;
}

/** A short sentence with one long word is not where to begin. */
function easeOfOne(language: SpelledLanguage, { words, syllables }: Measured): number {
  return words < 6 ? 100 : easeOf(FORMULAS[language], words, syllables / words);
}

function isSpelled(language: Language): language is SpelledLanguage {
  return language in FORMULAS;
}
