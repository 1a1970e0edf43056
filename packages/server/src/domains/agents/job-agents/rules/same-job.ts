import { countryOf } from '../../../../integrations/job-boards/index.ts';
import { companyWords, foldText as fold, splitWords } from '../../../library/people/index.ts';

export interface Advertised {
  title: string;
  company: string;
  places: readonly string[];
  text: string;
}

const smallWords: ReadonlySet<string> = new Set(['a', 'and', 'at', 'for', 'in', 'of', 'on', 'the', 'to']);
const shortened: ReadonlyMap<string, string> = new Map([
  ['sr', 'senior'],
  ['jr', 'junior'],
]);

/** Gender markers such as `m/w/d`, working hours, workplace and contract, and internal reference numbers. */
const noise = [
  /\b[a-z](?:\s?[/|*]\s?[a-z]){1,3}\b/g,
  /\ball genders\b/g,
  /\b\d{1,3}(?:\s?-\s?\d{1,3})?\s?%/g,
  /\b\d(?:[.,]\d{1,2})? ?fte\b/g,
  /\b(?:full|part)[ -]?time\b/g,
  /\b(?:fully )?remote\b/g,
  /\bhybrid\b/g,
  /\bon-?site\b/g,
  /\bcontract\b/g,
  /\b(?:req|jr|job)[-# ]?\d{2,12}\b/g,
  /\b\d{5,12}\b/g,
];

interface Title {
  core: string[];
  all: string[];
}

const sortedSet = (words: readonly string[]) => [...new Set(words)].toSorted();

function readTitle(title: string, placeWords: ReadonlySet<string>): Title {
  let text = fold(title);
  for (const pattern of noise) text = text.replace(pattern, ' ');
  const mark = /[([|,]|\s[-–—]\s/.exec(text);
  const own = (part: string) =>
    splitWords(part)
      .map((word) => shortened.get(word) ?? word)
      .filter((word) => !smallWords.has(word) && !placeWords.has(word));
  const words = own(text);
  const initials = own(text.slice(0, mark?.index))
    .map(([first = '']) => first)
    .join('');
  const all = words.filter((word, at) => at === 0 || initials.length < 3 || word !== initials);
  const core = own(text.slice(0, mark?.index ?? text.length));
  return { core: core.length > 0 ? core : all, all };
}

interface Place {
  city: string[];
  state: string | null;
  country: string | null;
}

const nowhere = /\b(?:remote|worldwide|anywhere|global|everywhere)\b/i;

/** The cities of an advertisement. Empty for jobs that can be done from anywhere or from a whole country or region. */
function citiesOf(places: readonly string[]): Place[] {
  return places
    .flatMap((place) => place.slice(0, 200).split(/;|\bor\b/))
    .flatMap((place) => {
      const [first = '', second = ''] = place.split(',').map((part) => part.trim());
      const city = splitWords(fold(first));
      if (city.length === 0 || nowhere.test(first) || (second === '' && countryOf(first) !== null)) return [];
      return [{ city, state: /^[A-Z]{2}$/.test(second) ? second : null, country: countryOf(place) }];
    });
}

const sameCity = (a: Place, b: Place) =>
  a.city.some((word) => b.city.some((other) => word === other || word.slice(0, 4) === other.slice(0, 4))) &&
  (a.state === null || b.state === null || a.state === b.state) &&
  (a.country === null || b.country === null || a.country === b.country);

function placesAgree(a: Advertised, b: Advertised): boolean {
  const [here, there] = [citiesOf(a.places), citiesOf(b.places)];
  if (here.length > 0 && there.length > 0)
    return here.some((one) => there.some((other) => sameCity(one, other)));
  const countries = (ad: Advertised) => ad.places.map(countryOf).filter((code) => code !== null);
  const [mine, theirs] = [countries(a), countries(b)];
  return mine.length === 0 || theirs.length === 0 || mine.some((code) => theirs.includes(code));
}

const shingleWords = 4;
const textLimit = 6000;

function shinglesOf(text: string): Set<string> {
  const words = splitWords(text.slice(0, textLimit).toLowerCase());
  const shingles = new Set<string>();
  for (let at = 0; at + shingleWords <= words.length; at += 1)
    shingles.add(words.slice(at, at + shingleWords).join(' '));
  return shingles;
}

/** The share of the shorter text's four-word sequences that are also in the longer one, or null if one is too short. */
function overlapOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number | null {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  if (small.size < 15) return null;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / small.size;
}

/** Below this overlap, texts describe different work, even if the titles are the same. */
const differentWork = 0.2;
/** From this overlap on, texts count as versions of the same text. */
const sameWork = 0.5;

const sameWords = (a: readonly string[], b: readonly string[]) => {
  const [one, other] = [sortedSet(a), sortedSet(b)];
  return (
    (one.length === other.length && one.every((word, at) => word === other[at])) || a.join('') === b.join('')
  );
};

/** Whether two names are of the same company. `with-text` means only if the texts are similar enough too. */
function companiesAgree(a: string, b: string): 'yes' | 'with-text' | 'no' {
  const [one, other] = [companyWords(a), companyWords(b)];
  if (one.length > 0 && one.join('') === other.join('')) return 'yes';
  const shared = Math.min(one.length, other.length);
  return shared >= 2 && one.slice(0, shared).every((word, at) => word === other[at]) ? 'with-text' : 'no';
}

/** Compares titles. If one of them only adds a qualifier, the texts decide. */
function titlesAgree(a: Advertised, b: Advertised): 'yes' | 'with-text' | 'no' {
  const placeWords = new Set([...a.places, ...b.places].flatMap((place) => splitWords(fold(place))));
  const [one, other] = [readTitle(a.title, placeWords), readTitle(b.title, placeWords)];
  if (sameWords(one.all, other.all)) return 'yes';
  const plain = sameWords(one.all, one.core) || sameWords(other.all, other.core);
  return plain && sameWords(one.core, other.core) ? 'with-text' : 'no';
}

/**
 * Returns a function that compares other advertisements with `a`. They are for the same opening if the companies,
 * titles and places agree and the texts do not describe different work. A title that only adds a qualifier needs
 * similar texts. Texts are compared last, because that takes longest.
 */
export function sameJobAs(a: Advertised): (b: Advertised) => boolean {
  let own: ReadonlySet<string> | null = null;
  return (b) => {
    const company = companiesAgree(a.company, b.company);
    if (company === 'no' || !placesAgree(a, b)) return false;
    const title = titlesAgree(a, b);
    if (title === 'no') return false;
    own ??= shinglesOf(a.text);
    const overlap = overlapOf(own, shinglesOf(b.text));
    if (overlap !== null && overlap < differentWork) return false;
    return (company === 'yes' && title === 'yes') || (overlap ?? 0) >= sameWork;
  };
}

export const isSameJob = (a: Advertised, b: Advertised): boolean => sameJobAs(a)(b);

/**
 * Blocking keys: two advertisements of the same opening share at least one. Each combines the company's first word
 * with the sorted words of the title, the sorted words of its main part, or its letters in order.
 */
export function blockKeysOf(ad: Pick<Advertised, 'title' | 'company' | 'places'>): string[] {
  const company = (companyWords(ad.company)[0] ?? '').slice(0, 60);
  const placeWords = new Set(ad.places.flatMap((place) => splitWords(fold(place))));
  const { all, core } = readTitle(ad.title, placeWords);
  const keys = [sortedSet(all).join(' '), sortedSet(core).join(' '), all.join('')];
  return [...new Set(keys.map((key) => `${company}|${key.slice(0, 200)}`))];
}
