import type { Language } from '../../text/language.ts';

const list = (words: string, first: number): (readonly [string, number])[] =>
  words.split(' ').map((word, index) => [word, index + first] as const);

/** Numbers written in words, by language. 'One' is an article in most of them and left out. */
export const FOREIGN_NUMBERS: Partial<Record<Language, ReadonlyMap<string, number>>> = {
  de: new Map([
    ...list('zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn', 2),
    ['zwanzig', 20],
    ['dreißig', 30],
    ['vierzig', 40],
    ['fünfzig', 50],
    ['sechzig', 60],
    ['hundert', 100],
    ['tausend', 1000],
    ['hälfte', 0.5],
    ['drittel', 1 / 3],
    ['doppelt', 2],
  ]),
  es: new Map([
    ...list('dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 2),
    ['veinte', 20],
    ['treinta', 30],
    ['cuarenta', 40],
    ['cincuenta', 50],
    ['cien', 100],
    ['mil', 1000],
    ['mitad', 0.5],
  ]),
  fr: new Map([
    ...list('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze', 2),
    ['vingt', 20],
    ['trente', 30],
    ['quarante', 40],
    ['cinquante', 50],
    ['cent', 100],
    ['mille', 1000],
    ['moitié', 0.5],
  ]),
  pt: new Map([
    ...list('dois três quatro cinco seis sete oito nove dez onze doze', 2),
    ['vinte', 20],
    ['cem', 100],
  ]),
  it: new Map([
    ...list('due tre quattro cinque sei sette otto nove dieci undici dodici', 2),
    ['venti', 20],
    ['cento', 100],
  ]),
  nl: new Map([
    ...list('twee drie vier vijf zes zeven acht negen tien elf twaalf', 2),
    ['twintig', 20],
    ['honderd', 100],
  ]),
  // Hindi in Latin letters.
  other: new Map([
    ...list('teen char paanch chhe saat aath nau das', 3),
    ['panch', 5],
    ['bees', 20],
    ['pachaas', 50],
    ['hazaar', 1000],
  ]),
  hi: new Map([
    ...list('दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह', 2),
    ['पांच', 5],
    ['छः', 6],
    ['बीस', 20],
    ['सौ', 100],
  ]),
};

const MONTHS: readonly string[] = [
  'januar|jänner|enero|janvier|janeiro|gennaio|januari|जनवरी',
  'februar|febrero|février|fevereiro|febbraio|februari|फरवरी|फ़रवरी',
  'märz|marzo|mars|março|maart|मार्च',
  'april|abril|avril|aprile|अप्रैल',
  'mai|mayo|maio|maggio|mei|मई',
  'juni|junio|juin|junho|giugno|जून',
  'juli|julio|juillet|julho|luglio|जुलाई',
  'august|agosto|août|augustus|अगस्त',
  'september|septiembre|setiembre|septembre|setembro|settembre|सितंबर',
  'oktober|octubre|octobre|outubro|ottobre|अक्टूबर',
  'november|noviembre|novembre|novembro|नवंबर',
  'dezember|diciembre|décembre|dezembro|dicembre|december|दिसंबर',
];
const WEEKDAYS: readonly string[] = [
  'montags?|lunes|lundis?|segunda-feira|lunedì|maandag|सोमवार',
  'dienstags?|martes|mardis?|terça-feira|martedì|dinsdag|मंगलवार',
  'mittwochs?|miércoles|mercredis?|quarta-feira|mercoledì|woensdag|बुधवार',
  'donnerstags?|jueves|jeudis?|quinta-feira|giovedì|donderdag|गुरुवार',
  'freitags?|viernes|vendredis?|sexta-feira|venerdì|vrijdag|शुक्रवार',
  'samstags?|sábados?|samedis?|sabato|zaterdag|शनिवार',
  'sonntags?|domingos?|dimanches?|domenica|zondag|रविवार',
];
const ENGLISH_DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

/** Names of months in the other languages, with or without the day before and the year after them. */
export const FOREIGN_MONTH = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(\\d{1,2})(?:\\.|er|º)?\\s+(?:de\\s+)?)?(${MONTHS.join('|')})(?![\\p{L}\\p{M}])(?:\\s+(?:de\\s+)?(\\d{4}))?`,
  'giu',
);
export const FOREIGN_WEEKDAY = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${WEEKDAYS.join('|')})(?![\\p{L}\\p{M}])`,
  'giu',
);

/** 1 to 12 for the name of a month. */
export function foreignMonth(name: string): number {
  return MONTHS.findIndex((names) => names.split('|').includes(name.toLowerCase())) + 1;
}

/** The English name of a weekday. */
export function foreignWeekday(name: string): string {
  return ENGLISH_DAYS[WEEKDAYS.findIndex((names) => new RegExp(`^(?:${names})$`, 'iu').test(name))] ?? '';
}
