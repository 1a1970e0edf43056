import { countryOf } from '../../../integrations/job-boards/index.ts';
import { companyWords, foldText as fold, wordsOf } from '../../people/index.ts';

/** The parts of an advertisement that tell which opening it is for. */
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

/** `m/w/d` and its relatives, the hours, the way of working, and numbers that only the company's own system knows. */
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
    wordsOf(part)
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

/** The cities of an advertisement; none when it can be done from anywhere, or from a whole country or region. */
function citiesOf(places: readonly string[]): Place[] {
  return places
    .flatMap((place) => place.slice(0, 200).split(/;|\bor\b/))
    .flatMap((place) => {
      const [first = '', second = ''] = place.split(',').map((part) => part.trim());
      const city = wordsOf(fold(first));
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
  const words = wordsOf(text.slice(0, textLimit).toLowerCase());
  const shingles = new Set<string>();
  for (let at = 0; at + shingleWords <= words.length; at += 1)
    shingles.add(words.slice(at, at + shingleWords).join(' '));
  return shingles;
}

/** Share of the shorter text's runs of four words that the longer one has too; null when one is too short to say. */
function overlapOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number | null {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  if (small.size < 15) return null;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / small.size;
}

/** Below this, two texts are about different work, whatever their titles say. */
const differentWork = 0.2;
/** From this on, two texts are one text that was edited. */
const sameWork = 0.5;

const sameWords = (a: readonly string[], b: readonly string[]) => {
  const [one, other] = [sortedSet(a), sortedSet(b)];
  return (
    (one.length === other.length && one.every((word, at) => word === other[at])) || a.join('') === b.join('')
  );
};

/** Whether two names are of one company: for certain, only if the texts are the same, or not at all. */
function companiesAgree(a: string, b: string): 'yes' | 'with-text' | 'no' {
  const [one, other] = [companyWords(a), companyWords(b)];
  if (one.length > 0 && one.join('') === other.join('')) return 'yes';
  const shared = Math.min(one.length, other.length);
  return shared >= 2 && one.slice(0, shared).every((word, at) => word === other[at]) ? 'with-text' : 'no';
}

/** The same for two titles: of one that adds a qualifier, the text decides. */
function titlesAgree(a: Advertised, b: Advertised): 'yes' | 'with-text' | 'no' {
  const placeWords = new Set([...a.places, ...b.places].flatMap((place) => wordsOf(fold(place))));
  const [one, other] = [readTitle(a.title, placeWords), readTitle(b.title, placeWords)];
  if (sameWords(one.all, other.all)) return 'yes';
  const plain = sameWords(one.all, one.core) || sameWords(other.all, other.core);
  return plain && sameWords(one.core, other.core) ? 'with-text' : 'no';
}

/**
 * Compares advertisements with one: they are for one opening with the same company, a title of the same words (or one that
 * only adds a qualifier to the same text), places that can be one, and texts that do not speak of different work. The texts
 * come last, because comparing them takes longest.
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
 * Two advertisements of one opening share at least one of these: the company's first word with the title's words in any
 * order, with its main part, and with its letters as they follow one another.
 */
export function blockKeysOf(ad: Pick<Advertised, 'title' | 'company' | 'places'>): string[] {
  const company = (companyWords(ad.company)[0] ?? '').slice(0, 60);
  const placeWords = new Set(ad.places.flatMap((place) => wordsOf(fold(place))));
  const { all, core } = readTitle(ad.title, placeWords);
  const keys = [sortedSet(all).join(' '), sortedSet(core).join(' '), all.join('')];
  return [...new Set(keys.map((key) => `${company}|${key.slice(0, 200)}`))];
}
