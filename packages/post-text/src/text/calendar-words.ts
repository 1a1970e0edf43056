const any = (all: string) => all.split(' ').join('|');

/** Written short with a capital, in German, Dutch and English. */
const CAPITAL = any(
  'Mo Di Mi Do Fr Sa So Ma Wo Vr Za Zo Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun Jan Feb Febr Mär Mrz Apr Jun Jul Aug Sep Sept Okt Oct Nov Dez Dec',
);
/** Written small, and no word of their own that a sentence ends with. */
const SMALL = any(
  'lun mié mier jue vie sáb jeu ven sam dim gio seg vr janv févr fevr avr juil juill sept oct nov déc ene febr abr dic febbr giu lug sett ott fev dez mrt okt',
);
/** Words of their own too: days and months only where something goes on from them to others. */
const EITHER = any(
  'mar mer mi dom sab ter qua qui sex ma di wo do za zo jan feb apr mag gen set out ago aug dec',
);

const SHORT = new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${CAPITAL}|${SMALL})$`, 'u');
const MAYBE_SHORT = new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${EITHER})$`, 'u');
/** Words that open a sentence by themselves too: 'So. We left.' */
const OPENER = /(?:^|[.!?…:]["'”’»)]*\s+)(?:So|Do|Sat|Sun|Di|Ma|Mi)$/u;
/** What a range or a pair ends with: 'Sa. und So.', 'mar. et mer.' */
const PAIRED = new RegExp(
  `(?:^|[^\\p{L}])(?:${CAPITAL}|${SMALL}|${EITHER})\\.? (?:[–—-]|\\p{Ll}{1,3}) (?:${CAPITAL}|${SMALL}|${EITHER})$`,
  'u',
);
const ONWARDS =
  /^(?:[–—-]\s|(?:bis|und|u|to|through|thru|and|tot|t\/m|en|a|al|à|au|et|e|y|ao|até|hasta)(?![\p{L}\p{M}'’]))/u;
const HOUR = /^\d{1,2}(?:[.:]\d\d|\s?(?:[–—-]\s?\d|h(?![\p{L}])|Uhr|am|pm|a\.m|p\.m))/u;
const DAY_BEFORE = /\d\.?\s(?:de )?\p{L}+$/u;

/** Whether a day or a month that is written short goes on after its stop: 'Mo. bis Fr.', 'janv. 2024', 'Oct. to Dec.' */
export function goesOnFromDay(before: string, following: string): boolean {
  if (ONWARDS.test(following)) return SHORT.test(before) || MAYBE_SHORT.test(before);
  if (PAIRED.test(before)) return /^[\p{Ll}\d]/u.test(following);
  if (OPENER.test(before)) return HOUR.test(following);
  if (/^\d/.test(following))
    return SHORT.test(before) || (MAYBE_SHORT.test(before) && DAY_BEFORE.test(before));
  return /^\p{Ll}/u.test(following) && SHORT.test(before);
}
