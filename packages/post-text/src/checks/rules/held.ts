import { remembering } from '../../text/remembering.ts';

/**
 * A string a pattern needs, in small letters, and how far behind the beginning of a match it may begin, in UTF-16 units. `codes` are
 * its letters by threes, as `threesOf` counts them.
 */
type NeededString = { string: string; codes: readonly number[]; least: number; most: number };

/**
 * What a pattern cannot do without: of each of these sets a match holds one string, so that a text that lacks them has none, and
 * the pattern need be neither tried nor compiled.
 */
export type Needed = readonly (readonly NeededString[])[];

/** The signs a match can begin with, in small letters; `null` where that may be any. */
export type First = ReadonlySet<string> | null;

/** What is known of a pattern by its source alone. */
export type Reading = { needed: Needed; first: First };

/** Shorter strings stand in every text. */
export const LEAST = 3;
/** As far before a string as is looked where a pattern sets no bound, in UTF-16 units. */
export const REACH = 260;
/** Where so many strings are found, looking at all of them costs more than it spares. */
const MOST_FOUND = 400;
/** Trying so many places by themselves costs more than going through the text. */
const MOST_STARTS = 160;

/** In small letters, with one kind of apostrophe; a long s is an s to a pattern that minds neither case nor script. */
export const small = (text: string): string => text.toLowerCase().replaceAll('’', "'").replaceAll('ſ', 's');
const smallText = remembering(small, 8);

const SIZE = 1 << 13;
/** Letters by threes that are told apart where the string is compared as well. */
const FEWER = 1 << 11;
const codeAt = (text: string, at: number): number =>
  (text.charCodeAt(at) * 1091 + text.charCodeAt(at + 1) * 37 + text.charCodeAt(at + 2)) & (SIZE - 1);

export const codesOf = (text: string): number[] =>
  Array.from({ length: text.length - LEAST + 1 }, (_, at) => codeAt(text, at));

/** Which three letters in a row a text holds, a bit for each. */
const threesOf = remembering((text: string): Int32Array => {
  const held = new Int32Array(SIZE / 32);
  const plain = smallText(text);
  for (let at = 0; at + LEAST <= plain.length; at += 1) {
    const code = codeAt(plain, at);
    held[code >> 5] = (held[code >> 5] ?? 0) | (1 << (code & 31));
  }
  return held;
}, 8);

const hasBit = (held: Int32Array, code: number): boolean =>
  (((held[code >> 5] ?? 0) >> (code & 31)) & 1) === 1;

function isHeld(held: Int32Array, codes: readonly number[]): boolean {
  for (const code of codes) if (!hasBit(held, code)) return false;
  return true;
}

const MANY = 96;
/** Whether a text may hold a match: every three letters of a string of each set stand in it somewhere. */
export function mayHold(text: string, needed: Needed): boolean {
  // Asked of every pattern for every text: loops, since a closure each costs more than the answer.
  const held = threesOf(text);
  for (const set of needed) {
    // One of so many stands in nearly every text.
    let some = set.length > MANY;
    if (some) continue;
    for (const { codes } of set)
      if (hasBit(held, codes[0] ?? 0) && isHeld(held, codes)) {
        some = true;
        break;
      }
    if (!some) return false;
  }
  return true;
}

const NOWHERE: readonly number[] = [];

/** Where strings stand in a text, in small letters: each is looked for once, whatever number of patterns need it. */
const findingIn = remembering((text: string) => {
  const plain = smallText(text);
  const held = threesOf(text);
  // Of each three letters the first place, and of each place the next with the same three; one more than it is, since 0 is none.
  const firstOf = new Int32Array(FEWER);
  const nextOf = new Int32Array(plain.length + 1);
  for (let at = plain.length - LEAST; at >= 0; at -= 1) {
    const code = codeAt(plain, at);
    nextOf[at] = firstOf[code % FEWER] ?? 0;
    firstOf[code % FEWER] = at + 1;
  }
  const known = new Map<string, readonly number[]>();
  return ({ string, codes }: NeededString): readonly number[] => {
    if (!isHeld(held, codes)) return NOWHERE;
    const before = known.get(string);
    if (before !== undefined) return before;
    const found: number[] = [];
    for (let at = firstOf[(codes[0] ?? 0) % FEWER] ?? 0; at > 0; at = nextOf[at - 1] ?? 0)
      if (plain.startsWith(string, at - 1)) found.push(at - 1);
    known.set(string, found);
    return found;
  };
}, 8);

/** The first of some places in order that is not before this one. */
function firstFrom(places: readonly number[], least: number): number {
  let from = 0;
  for (let to = places.length; from < to;) {
    const middle = (from + to) >> 1;
    if ((places[middle] ?? least) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Of these places of a text, in order, the ones that may hold a match: they begin like one and can reach what it needs. */
export function placesFor(
  text: string,
  { needed, first }: Reading,
  places: readonly number[],
): readonly number[] {
  const plain = smallText(text);
  if (plain.length !== text.length || places.length === 0) return places;
  let left = first === null ? places : places.filter((at) => first.has(plain.charAt(at)));
  const find = findingIn(text);
  for (const set of needed) {
    if (left.length === 0) break;
    const reached = new Set<number>();
    let count = 0;
    for (const needs of set) {
      const found = find(needs);
      count += found.length;
      if (count > MOST_FOUND) break;
      for (const at of found)
        for (let next = firstFrom(left, at - Math.min(needs.most, REACH)); next < left.length; next += 1) {
          const place = left[next] ?? 0;
          if (place > at - needs.least) break;
          reached.add(place);
        }
    }
    if (count <= MOST_FOUND) left = left.filter((place) => reached.has(place));
  }
  return left;
}

/** Every place of a text where a match may begin, in order; undefined where that may be nearly any. */
export function startsFor(text: string, reading: Reading, isByPoint: boolean): readonly number[] | undefined {
  const plain = smallText(text);
  if (plain.length !== text.length) return undefined;
  const find = findingIn(text);
  const { first } = reading;
  for (const set of reading.needed) {
    const starts = new Set<number>();
    let isFew = true;
    for (const needs of set) {
      if (!isFew) break;
      const found = find(needs);
      isFew = found.length === 0 || (needs.most < REACH && found.length <= MOST_STARTS);
      if (isFew)
        for (const at of found)
          for (let place = Math.max(0, at - needs.most); place <= at - needs.least; place += 1)
            if (first === null || first.has(plain.charAt(place))) starts.add(place);
      isFew &&= starts.size <= MOST_STARTS;
    }
    if (!isFew) continue;
    const inOrder = [...starts].toSorted((one, other) => one - other);
    // No match by whole signs begins within one.
    const whole = isByPoint ? inOrder.filter((at) => !isWithinSign(text, at)) : inOrder;
    return placesFor(text, reading, whole);
  }
  return undefined;
}

/** Between the two units of one sign. */
const isWithinSign = (text: string, at: number): boolean =>
  /^[\udc00-\udfff]/.test(text.charAt(at)) && /^[\ud800-\udbff]/.test(text.charAt(at - 1));
