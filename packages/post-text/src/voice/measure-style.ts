import { countUnits } from '../linkedin/limits.ts';
import { splitRuns } from '../linkedin/runs.ts';
import { segmentSentences } from '../text/segment.ts';

/** The measures of a post. Shares are of its sentences or lines, from 0 to 1. Rates are per hundred words. */
export interface Style {
  characters: number;
  words: number;
  /** The average number of words in a sentence, and its variation. */
  sentenceWords: number;
  sentenceSpread: number;
  /** The average number of words in a paragraph, and the share of paragraphs with a single sentence. */
  paragraphWords: number;
  singleLines: number;
  openingWords: number;
  endingWords: number;
  opensWithQuestion: number;
  endsWithQuestion: number;
  /** Pronouns for the writer, the writer's group and the reader, per hundred words. */
  firstPerson: number;
  weForms: number;
  secondPerson: number;
  questions: number;
  exclamations: number;
  dashes: number;
  colons: number;
  commas: number;
  brackets: number;
  quotations: number;
  digits: number;
  contractions: number;
  listLines: number;
  emoji: number;
  hashtags: number;
  wordLength: number;
  /** The share of distinct words among the first hundred. */
  variety: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Also with a sign or a picture behind it. */
const IS_QUESTION = /\?(?:[!\s"”’»)\p{Extended_Pictographic}]|\ufe0f)*$/u;
const EMOJI = /\p{Extended_Pictographic}/gu;
/** Pronouns are a closed class: the forms of six languages for the writer, the writer's group and the reader. */
const PERSONS = {
  first: new Set(
    'i me my mine myself ich mich mir mein meine je moi mon ma mes yo mí mi mis io mio mia ik mij mijn eu meu minha'.split(
      ' ',
    ),
  ),
  we: new Set(
    'we us our ours wir uns unser unsere nous notre nos nosotros nuestro nuestra noi nostro nostra wij ons onze nós nosso nossa'.split(
      ' ',
    ),
  ),
  second: new Set(
    'you your yours yourself du dich dir dein ihr euch sie ihnen tu te toi vous votre vos tú ti usted ustedes voi vostro jij je jouw jullie você vocês'.split(
      ' ',
    ),
  ),
} as const;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export const spread = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

export const wordsIn = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** Measures a post. All measures of an empty one are zero. */
export function measureStyle(post: string): Style {
  const runs = splitRuns(post);
  const text = runs.map((run) => (run.kind === 'url' || run.kind === 'hashtag' ? '' : run.text)).join('');
  const words = wordsIn(text);
  const sentences = segmentSentences(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => count(sentence, WORD) > 0);
  const lengths = sentences.map((sentence) => count(sentence, WORD));
  const paragraphs = text.split(/\n+/).filter((line) => count(line, WORD) > 0);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const per100 = (amount: number) => (words.length === 0 ? 0 : (amount / words.length) * 100);
  const perSentence = (amount: number) => (sentences.length === 0 ? 0 : amount / sentences.length);
  const of = (set: ReadonlySet<string>) => per100(words.filter((word) => set.has(word)).length);
  const sample = words.slice(0, 100);
  return {
    characters: countUnits(post),
    words: words.length,
    sentenceWords: mean(lengths),
    sentenceSpread: spread(lengths),
    paragraphWords: mean(paragraphs.map((line) => count(line, WORD))),
    singleLines:
      paragraphs.length === 0
        ? 0
        : paragraphs.filter((line) => segmentSentences(line).length === 1).length / paragraphs.length,
    openingWords: lengths[0] ?? 0,
    endingWords: lengths.at(-1) ?? 0,
    opensWithQuestion: IS_QUESTION.test(sentences[0] ?? '') ? 1 : 0,
    endsWithQuestion: IS_QUESTION.test(sentences.at(-1) ?? '') ? 1 : 0,
    firstPerson: of(PERSONS.first),
    weForms: of(PERSONS.we),
    secondPerson: of(PERSONS.second),
    questions: perSentence(count(text, /\?/g)),
    exclamations: perSentence(count(text, /!/g)),
    dashes: per100(count(text, /[–—]/g)),
    colons: per100(count(text, /:(?=\s)/g)),
    commas: per100(count(text, /,/g)),
    brackets: per100(count(text, /\(/g)),
    quotations: per100(count(text, /["“„«]/g)) / 2,
    digits: per100(count(text, /(?<![\p{L}\d])\d[\d.,]*/gu)),
    contractions: per100(words.filter((word) => /['’]/.test(word)).length),
    listLines:
      lines.length === 0
        ? 0
        : lines.filter((line) => /^\s*(?:[-–•*→✓]|\d+[.)])\s/u.test(line)).length / lines.length,
    emoji: per100(count(text, EMOJI)),
    hashtags: runs.filter((run) => run.kind === 'hashtag').length,
    wordLength: mean(words.map((word) => word.length)),
    variety: sample.length === 0 ? 0 : new Set(sample).size / sample.length,
  };
}
