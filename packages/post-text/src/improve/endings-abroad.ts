import type { Language } from '../text/language.ts';

/**
 * Questions that end any text, in the languages the writer shapes. They address nobody, so that no form of address can be the
 * wrong one, and claim nothing.
 */
export const questionsAbroad: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: ['Wer hat es anders gelöst?', 'Wo stimmt das nicht?', 'Was fehlt hier noch?'],
  fr: ['Qui a fait autrement ?', 'Dans quel cas est-ce différent ?', 'Qu’est-ce qui manque encore ?'],
  es: ['¿Quién lo ha resuelto de otra manera?', '¿Cuándo no es así?', '¿Qué falta todavía?'],
  it: ['Chi l’ha risolto in un altro modo?', 'Quando non è così?', 'Che cosa manca ancora?'],
  nl: ['Wie heeft het anders opgelost?', 'Wanneer klopt dit niet?', 'Wat ontbreekt hier nog?'],
  pt: ['Quem resolveu isto de outra forma?', 'Quando não é assim?', 'O que ainda falta?'],
  hi: ['क्या किसी ने इसे अलग तरह से किया है?', 'यह कब लागू नहीं होता?', 'इसमें और क्या जुड़ना चाहिए?'],
};

/** What each of them does, in their order. */
export const reasonsAbroad = [
  'Looks for people who did something.',
  'Asks for the exception, which people like to know.',
  'Asks for what you may have missed.',
] as const;
