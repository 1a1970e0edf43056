import type { Language } from './language.ts';
import { remembering } from './remembering.ts';

/** Languages whose spelling tells the syllables well enough to count them. */
export type SpelledLanguage = Extract<Language, 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl'>;

/** The sounds of a word, one a match, in a language whose vowels are written as they are said. */
const NUCLEI: Readonly<Record<Exclude<SpelledLanguage, 'en' | 'fr'>, RegExp>> = {
  de: /ei|ai|au|eu|äu|ie|aa|ee|oo|[aeiouyäöü]/g,
  nl: /aai|ooi|oei|ieu|eeu|ij|ei|ui|ou|au|ie|oe|eu|aa|ee|oo|uu|[aeiouyëïöüé]/g,
  // A weak vowel leans on its neighbour, an accented one stands alone.
  es: /[iuü]?[aeoáéó][iuy]?|[iu]{2}|[íú]|[iuüy]/g,
  pt: /[iu]?[aeoáéóâêôãõà][iuoe]?|[iu]{2}|[íú]|[iuy]/g,
  it: /[iu]?[aeoàèéòó][iu]?|[iu]{2}|[ìùíú]|[iuy]/g,
};

/** So many syllables a word has, by its spelling; at least one. A rule of the ear: right for most words, not for all. */
export function countSyllables(word: string, language: SpelledLanguage): number {
  if (language === 'en') return english(word);
  const plain = word.normalize('NFC').toLowerCase();
  if (language === 'fr') return french(plain);
  return Math.max(1, plain.match(NUCLEI[language])?.length ?? 0);
}

const english = remembering((word: string): number => {
  const bare = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]s?$/, '');
  if (bare.length <= 3) return 1;
  const said = bare
    .replace(/(?:[^laeiouysxzcgh]es|[^aeioutdy]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .replace(/^y/, '');
  const groups = said.match(/[aeiouy]+/g)?.length ?? 0;
  // Two vowels that are said apart: 'idea', 'science', 'radio', 'being'.
  const apart =
    said.match(/(?:i[ao](?!us|n)|ea$|ie(?:n[ct]|t)|[eu]ing$|eo(?!u|n$|p)|u[ao]l?$)/g)?.length ?? 0;
  return Math.max(1, groups + apart);
}, 2048);

function french(word: string): number {
  const said = word.replace(/(?<=[^aeiouyàâéèêëîïôùûœ])(?:es?|ent)$/, '').replace(/qu|gu(?=[eiéèê])/g, 'k');
  return Math.max(1, said.match(/[aeiouyàâéèêëîïôùûœ]+/g)?.length ?? 0);
}
