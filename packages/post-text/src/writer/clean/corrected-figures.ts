import { ELSEWHERE, ENGLISH } from './taken-back.ts';
import { settle, type Correct } from './settle.ts';

/** Small numbers as words, in the languages of the notes. */
const NUMBER_WORDS =
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig deux trois quatre cinq sept huit neuf dix douze quinze vingt trente quarante cinquante dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cuarenta cincuenta';
const NUMBER = `(?:[$€£]?\\d(?:[\\d.,]*\\d)?(?:\\s?%)?|${NUMBER_WORDS.replaceAll(' ', '|')})`;
const LEAD = "(?:(?:it was|it is|make that|es war|es waren|eran|c[’']était|a|to|auf|à|in|for|of|von|de) )?";
const ABROAD = '(?:nein|nee|non|não)';
/** 'six, no seven years' behind a word that counts: elsewhere 'no' may say that there is none. */
const BARE = '(?<bare>no)';
const TAKEN_BACK = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?<old>${NUMBER})(?<thing> (?!no |no,)[\\p{L}€$£]+)?\\s*[,;–—-]+\\s*(?:${ENGLISH}|${ELSEWHERE}|${ABROAD}|${BARE})[,.:]? ${LEAD}(?<put>${NUMBER})(?![\\p{L}\\p{N}]|[.,]\\d)(?<again> [\\p{L}€$£]+)?`,
  'giu',
);
const COUNTS =
  /\b(?:for|after|about|over|in|of|with|had|have|took|was|were|sold|made|lost|won|hired|seit|nach|mit|por|desde|pendant|depuis) $/iu;
/** What goes on behind a thing that was counted. */
const GOES_ON =
  /^(?:and|or|but|so|in|on|at|to|for|from|with|by|of|as|than|that|who|when|because|now|then|last|this|each|every|und|oder|aber|im|am|auf|bei|mit|von|für|pro|et|ou|mais|en|dans|par|pour|y|o|pero|con|por|de|del|al)$/iu;
const isYear = (figure: string) => /^(?:19|20)\d\d$/.test(figure);

/** A figure in the money or the measure of the one that it stands for: '€450' for '€420', where '450' was said. */
export function likeFigure(put: string, old: string): string {
  if (!/^\d[\d.,]*$/.test(put)) return put;
  const [, sign = '', unit = ''] = /^([$€£]?)\d[\d.,]*(\s?%|k|m)?$/iu.exec(old) ?? [];
  return sign + put + unit;
}

/** '17 euros, no perdón, a 18': what was counted stays with the figure that holds. */
const figureFor: Correct = (before, { groups }, after) => {
  const { old = '', thing = '', put: said = '', again = '', bare } = groups ?? {};
  const put = again === '' ? likeFigure(said, old) : said;
  if (isYear(old) !== isYear(put)) return undefined;
  if (bare !== undefined && (!COUNTS.test(before) || thing !== '' || !/ \p{L}+s$/u.test(again)))
    return undefined;
  const same = again.trim().toLowerCase() === thing.trim().toLowerCase();
  if (again === '' || same) return `${before}${put}${again === '' ? thing : again}${after}`;
  if (thing === '') return `${before}${put}${again}${after}`;
  return GOES_ON.test(again.trim()) ? `${before}${put}${thing}${again}${after}` : undefined;
};

/** Notes in which a figure stands for the one that its author took back at once. */
export const withFiguresTakenBack = (notes: string): string => settle(notes, TAKEN_BACK, figureFor);
