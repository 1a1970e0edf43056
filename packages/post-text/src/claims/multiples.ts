import type { Span } from '../linkedin/urls.ts';
import type { Language } from '../text/language.ts';

type Multiples = readonly (readonly [value: number, words: string])[];

/** How a language says that something doubled or that it is a part of something. */
const MULTIPLES: Readonly<Record<Language, Multiples>> = {
  en: [
    [2, 'doubl(?:ed|es|ing)|twice (?:as|the|what)'],
    [3, 'tripl(?:ed|es|ing)'],
    [4, 'quadrupl(?:ed|es|ing)'],
    [1 / 2, 'halv(?:ed|es|ing)|by (?:a )?half|half of (?!an? )|in half'],
    [1 / 3, '(?:by|a|one) third (?:of|less|more|fewer)|by a third'],
    [1 / 4, '(?:a|one) quarter of|by a quarter'],
  ],
  de: [
    [2, 'verdoppel\\p{L}+|doppelt so'],
    [3, 'verdreifach\\p{L}+|dreimal so'],
    [4, 'vervierfach\\p{L}+|viermal so'],
    [1 / 2, 'halbier\\p{L}+|(?:die|der) Hälfte'],
    [1 / 3, 'ein(?:em)? Drittel'],
    [1 / 4, 'ein(?:em)? Viertel(?! ?stunde)'],
  ],
  es: [
    [2, 'duplic\\p{L}+|(?:el|al) doble'],
    [3, 'triplic\\p{L}+|el triple'],
    [4, 'cuadruplic\\p{L}+'],
    [1 / 2, '(?:la|a la) mitad'],
    [1 / 3, 'un tercio'],
    [1 / 4, 'una cuarta parte|un cuarto de los'],
  ],
  fr: [
    [2, 'doubl(?:é|ée|er|ait|ent)|deux fois plus'],
    [3, 'tripl(?:é|ée|er|ait)|trois fois plus'],
    [4, 'quadrupl\\p{L}+'],
    [1 / 2, 'la moitié|divisé\\p{L}* par deux'],
    [1 / 3, "(?:un|d['’]un) tiers"],
    [1 / 4, "(?:un|d['’]un) quart(?! d['’]heure)"],
  ],
  hi: [
    [2, 'दोगुना|दोगुनी|दोगुने|दुगना|दुगुना|दुगुनी'],
    [3, 'तिगुना|तिगुनी|तीन गुना'],
    [4, 'चौगुना|चार गुना'],
    [1 / 2, 'आधा|आधी|आधे'],
    [1 / 3, 'एक तिहाई'],
    [1 / 4, 'एक चौथाई'],
  ],
  it: [
    [2, 'raddoppi\\p{L}+|il doppio'],
    [3, 'triplic\\p{L}+|il triplo'],
    [4, 'quadruplic\\p{L}+'],
    [1 / 2, 'dimezz\\p{L}+|la metà'],
    [1 / 3, 'un terzo'],
    [1 / 4, 'un quarto (?:dei|delle|di)'],
  ],
  nl: [
    [2, 'verdubbel\\p{L}+|twee keer zo|dubbel zo'],
    [3, 'verdrievoudig\\p{L}+|drie keer zo'],
    [4, 'verviervoudig\\p{L}+'],
    [1 / 2, 'gehalveerd|halveer\\p{L}+|de helft'],
    [1 / 3, 'een derde'],
    [1 / 4, 'een kwart(?!ier)'],
  ],
  pt: [
    [2, 'duplic\\p{L}+|dobr(?:ou|aram|ado|ar)|o dobro'],
    [3, 'triplic\\p{L}+|o triplo'],
    [4, 'quadruplic\\p{L}+'],
    [1 / 2, '(?:a|à|pela|para) metade'],
    [1 / 3, 'um terço'],
    [1 / 4, 'um quarto d[ao]s'],
  ],
};

/** "hundreds", "Dutzende", "miles": many, without a number. */
const MANY: Readonly<Record<Language, string>> = {
  en: 'hundreds|dozens|thousands|millions',
  de: 'hunderte|dutzende|tausende|millionen von',
  es: 'cientos|centenares|docenas|miles|millones de',
  fr: 'centaines|dizaines|douzaines|milliers',
  hi: 'सैकड़ों|दर्जनों|हज़ारों|हजारों|लाखों|करोड़ों',
  it: 'centinaia|decine|migliaia',
  nl: 'honderden|tientallen|duizenden|miljoenen',
  pt: 'centenas|dezenas|dúzias|milhares',
};

/** The least that somebody means who says "dozens". */
export const LEAST_MANY = 24;

interface Found extends Span {
  value: number;
}

const compiled = new Map<Language, { multiples: RegExp; values: number[]; many: RegExp }>();

function patternsOf(language: Language) {
  const cached = compiled.get(language);
  if (cached !== undefined) return cached;
  const all = MULTIPLES[language];
  const made = {
    multiples: new RegExp(
      `(?<![\\p{L}\\p{M}])(?:${all.map(([, words]) => `(${words})`).join('|')})(?![\\p{L}\\p{M}-])`,
      'giu',
    ),
    values: all.map(([value]) => value),
    many: new RegExp(`(?<![\\p{L}\\p{M}])(?:${MANY[language]})(?![\\p{L}\\p{M}])`, 'giu'),
  };
  compiled.set(language, made);
  return made;
}

/** The multiples and parts of a sentence, as their factors, and its words for many. */
export function multiplesIn(sentence: string, language: Language): { multiples: Found[]; many: Span[] } {
  const { multiples, values, many } = patternsOf(language);
  const spanOf = ({ index, 0: { length } }: RegExpExecArray): Span => ({ start: index, end: index + length });
  return {
    multiples: [...sentence.matchAll(multiples)].map((match) => ({
      ...spanOf(match),
      value: values[match.slice(1).findIndex((group) => group !== undefined)] ?? 1,
    })),
    many: [...sentence.matchAll(many)].map(spanOf),
  };
}
