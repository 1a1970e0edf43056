/** Languages that openings ask for, by their codes. */
const codes =
  'ar bg bn cs da de el en es et fa fi fr ga he hi hr hu id it ja ko lt lv ms nb nl no pl pt ro ru sk sl sr sv ta th tr uk ur vi yo zh'.split(
    ' ',
  );
/** Languages in which openings are written, and whether their names of languages have a capital. */
const written = { en: true, de: true, nl: true, es: false, fr: false, it: false, pt: false, sv: false };

interface Names {
  capital: ReadonlyMap<string, string>;
  small: ReadonlyMap<string, string>;
}
let names: Names | null = null;

const namesIn = (language: string, code: string): [string, string][] => {
  const shown = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code);
  return shown === undefined ? [] : [[shown.toLowerCase(), code]];
};

/** CLDR's names of languages: "German", "Deutsch", "allemand". */
function allNames(): Names {
  if (names !== null) return names;
  const all = Object.entries(written).map(([language, hasCapital]) => ({
    hasCapital,
    found: codes.flatMap((code) => namesIn(language, code)),
  }));
  const small = all.flatMap(({ hasCapital, found }) => (hasCapital ? [] : found));
  const own = codes.flatMap((code) => namesIn(code, code));
  names = {
    capital: new Map([...all.flatMap(({ found }) => found), ...own]),
    small: new Map([...small, ...own]),
  };
  return names;
}

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** "Deutschkenntnisse", "Englischkenntnissen". */
const SKILLS = /(?:sprach)?kenntnisse?n?$/u;

/** The languages that a text names, as codes. */
export function languagesIn(text: string): ReadonlySet<string> {
  const { capital, small } = allNames();
  return new Set(
    (text.match(WORD) ?? []).flatMap((found) => {
      const known = /^\p{Lu}/u.test(found) ? capital : small;
      const word = found.toLowerCase();
      return known.get(word) ?? known.get(word.replace(SKILLS, '')) ?? [];
    }),
  );
}
