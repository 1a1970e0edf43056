import { remembering } from '../../text/remembering.ts';

type Strings = readonly string[];

/**
 * What a pattern cannot do without: of each of these sets a match holds one string, so that a text that lacks them has none, and
 * the pattern need be neither tried nor compiled. Read from the pattern's own source: no list is kept beside it. What the reading
 * is not sure of, it leaves out.
 */
export type Needed = readonly (readonly { string: string; codes: readonly number[] }[])[];

/** The signs a match can begin with, in small letters; `null` where that may be any. */
export type First = ReadonlySet<string> | null;

/**
 * All a piece of a pattern can be, where that is a few strings, the sets of which every match of it holds one string each, and how
 * it begins where it is not one of a few strings.
 */
type Piece = { exact: Strings | null; sets: readonly Strings[]; first?: Beginning };
type Beginning = { signs: First; mayBeEmpty: boolean };

/** Shorter strings stand in every text. */
const LEAST = 3;
const LONGEST = 24;
const MOST_STRINGS = 96;
const MOST_JOINED = 6;
const MOST_SETS = 3;
const NOWHERE: Piece = { exact: [''], sets: [] };
const ANYTHING: Piece = { exact: null, sets: [] };

/** The sets of strings, in small letters, of each of which a match of this pattern holds one, and how it begins. */
export function readPattern(source: string): { needed: Needed; first: First } {
  const piece = read(source);
  const needed = best(setsOf(piece)).map((strings) =>
    strings.map((string) => ({ string, codes: codesOf(string) })),
  );
  const { signs, mayBeEmpty } = beginningOf(piece);
  return { needed, first: mayBeEmpty ? null : signs };
}

/** Raised at what the reading does not understand: of such a pattern nothing is known. */
class NotUnderstood extends Error {}

function read(source: string): Piece {
  const reader = new Reader(source);
  try {
    const piece = reader.either();
    return reader.isAtEnd ? piece : ANYTHING;
  } catch (error) {
    if (error instanceof NotUnderstood) return ANYTHING;
    throw error;
  }
}

/** Whether a text may hold a match: every three letters of a string of each set stand in it somewhere. */
export function mayHold(text: string, needed: Needed): boolean {
  // Asked of every pattern for every text: loops, since a closure each costs more than the answer.
  const held = threesOf(text);
  for (const set of needed) {
    let some = false;
    for (const { codes } of set)
      if (hasBit(held, codes[0] ?? 0) && isHeld(held, codes)) {
        some = true;
        break;
      }
    if (!some) return false;
  }
  return true;
}

/** From how far before the strings it needs a match may begin, in UTF-16 units. */
export const REACH = 260;
/** Where so many strings are found, looking at all of them costs more than it spares. */
const MOST_FOUND = 24;

/** Of these places of a text that may hold a match, the ones from which one can reach what it needs. */
export function placesFor(
  text: string,
  { needed, first: signs }: { needed: Needed; first: First },
  places: readonly number[],
): readonly number[] {
  const plain = smallText(text);
  if (plain.length !== text.length) return places;
  let left = signs === null ? places : places.filter((at) => signs.has(plain.charAt(at)));
  const [first] = left;
  const last = left.at(-1);
  if (first === undefined || last === undefined) return left;
  const held = threesOf(text);
  for (const set of needed) {
    const found: number[] = [];
    for (const { string, codes } of set)
      if (isHeld(held, codes))
        for (
          let at = plain.indexOf(string, first);
          at >= 0 && at < last + REACH && found.length <= MOST_FOUND;
          at = plain.indexOf(string, at + 1)
        )
          found.push(at);
    if (found.length > MOST_FOUND) continue;
    left = left.filter((place) => found.some((at) => at >= place && at < place + REACH));
    if (left.length === 0) break;
  }
  return left;
}

/** In small letters, with one kind of apostrophe; a long s is an s to a pattern that minds neither case nor script. */
const small = (text: string): string => text.toLowerCase().replaceAll('’', "'").replaceAll('ſ', 's');
const smallText = remembering(small, 8);
const SIZE = 1 << 15;
const codeAt = (text: string, at: number): number =>
  (text.charCodeAt(at) * 1091 + text.charCodeAt(at + 1) * 37 + text.charCodeAt(at + 2)) & (SIZE - 1);

const codesOf = (text: string): number[] =>
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

function isUsable(set: Strings): boolean {
  if (set.length > MOST_STRINGS) return false;
  for (const { length } of set) if (length < LEAST) return false;
  return true;
}
/** How a piece begins. */
function beginningOf({ exact, first }: Piece): Beginning {
  if (exact !== null)
    return { signs: new Set(exact.map((string) => string.charAt(0))), mayBeEmpty: exact.includes('') };
  return first ?? { signs: null, mayBeEmpty: true };
}
const eitherOf = (one: First, other: First): First =>
  one === null || other === null ? null : new Set([...one, ...other]);

const setsOf = ({ exact, sets }: Piece): readonly Strings[] =>
  exact !== null && isUsable(exact) ? [...sets, exact] : sets;

/** A set lets more texts go, the longer its strings are and the fewer. */
function worth(set: Strings): number {
  let least = 6;
  for (const { length } of set) least = Math.min(least, length);
  return least * 8 - set.length;
}
const best = (sets: readonly Strings[], most = MOST_SETS): readonly Strings[] =>
  sets.length <= 1 ? sets : sets.toSorted((one, other) => worth(other) - worth(one)).slice(0, most);

/** Reads the source of a regular expression as far as it has to be understood. */
class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#source.length;
  }

  /** Up to the end of a group: one branch or another. */
  either(): Piece {
    const branches = [this.#row()];
    while (this.#source.charAt(this.#at) === '|') {
      this.#at += 1;
      branches.push(this.#row());
    }
    const [only] = branches;
    if (only !== undefined && branches.length === 1) return only;
    const exact = branches.every((branch) => branch.exact !== null)
      ? branches.flatMap((branch) => branch.exact ?? [])
      : null;
    if (exact !== null && exact.length <= MOST_STRINGS) return { exact, sets: [] };
    const beginnings = branches.map(beginningOf);
    const first = {
      signs: beginnings.map(({ signs }) => signs).reduce(eitherOf),
      mayBeEmpty: beginnings.some(({ mayBeEmpty }) => mayBeEmpty),
    };
    const strings = new Set<string>();
    for (const branch of branches) {
      const [set] = best(setsOf(branch), 1);
      if (set === undefined) return { exact: null, sets: [], first };
      for (const string of set) strings.add(string);
    }
    return { exact: null, sets: strings.size <= MOST_STRINGS ? [[...strings]] : [], first };
  }

  /** One thing after the other. */
  #row(): Piece {
    let run: Strings = [''];
    let isWhole = true;
    const sets: Strings[] = [];
    let first: Beginning = { signs: new Set(), mayBeEmpty: true };
    const close = () => {
      if (isUsable(run)) sets.push(run);
    };
    while (this.#at < this.#source.length && !'|)'.includes(this.#source.charAt(this.#at))) {
      const piece = this.#repeated(this.#atom());
      if (first.mayBeEmpty) {
        const { signs, mayBeEmpty } = beginningOf(piece);
        first = { signs: eitherOf(first.signs, signs), mayBeEmpty };
      }
      sets.push(...piece.sets);
      const joined = piece.exact === null ? null : join(run, piece.exact);
      if (joined === null) {
        close();
        isWhole = false;
        run = piece.exact ?? [''];
      } else run = joined;
    }
    if (isWhole) return { exact: run, sets };
    close();
    return { exact: null, sets: best(sets), first };
  }

  #repeated(piece: Piece): Piece {
    const sign = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at, this.#at + 12))?.[0];
    if (sign === undefined) {
      if (/^\{\d/.test(this.#source.slice(this.#at, this.#at + 2))) throw new NotUnderstood();
      return piece;
    }
    this.#at += sign.length;
    const first = beginningOf(piece);
    const none = { exact: null, sets: [], first: { ...first, mayBeEmpty: true } };
    if (sign.startsWith('?')) return piece.exact === null ? none : { exact: ['', ...piece.exact], sets: [] };
    if (sign.startsWith('*') || sign.startsWith('{0')) return none;
    return { exact: null, sets: setsOf(piece), first };
  }

  #atom(): Piece {
    const letters = /^[A-Za-z ,'!-]{1,24}(?![*+?{])/.exec(
      this.#source.slice(this.#at, this.#at + LONGEST + 1),
    )?.[0];
    if (letters !== undefined) {
      this.#at += letters.length;
      return { exact: [small(letters)], sets: [] };
    }
    const sign = this.#source.charAt(this.#at);
    if (sign === '(') return this.#group();
    if (sign === '[') return this.#class();
    if (sign === '\\') return this.#escape();
    this.#at += 1;
    if (sign === '^' || sign === '$') return NOWHERE;
    return sign === '.' ? ANYTHING : letter(sign);
  }

  #group(): Piece {
    const opening =
      /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(this.#source.slice(this.#at, this.#at + 40))?.[0] ?? '(';
    this.#at += opening.length;
    // '(?i:' and whatever else begins so.
    if (opening === '(' && this.#source.charAt(this.#at) === '?') throw new NotUnderstood();
    const inner = this.either();
    if (this.#source.charAt(this.#at) !== ')') throw new NotUnderstood();
    this.#at += 1;
    if (opening.endsWith('!') || opening.endsWith('<=')) return NOWHERE;
    // What has to stand ahead stands in the text, though not in the match.
    return opening.endsWith('=') ? { exact: [''], sets: setsOf(inner) } : inner;
  }

  #class(): Piece {
    const end = endOfClass(this.#source, this.#at);
    const inside = this.#source.slice(this.#at + 1, end);
    // A class in a class has its own grammar.
    if (end >= this.#source.length || /(?<!\\)\[|--|&&/.test(inside)) throw new NotUnderstood();
    this.#at = end + 1;
    if (/^\^|\\|.-./.test(inside)) return ANYTHING;
    const letters = new Set([...small(inside)].map((sign) => letter(sign).exact?.[0] ?? ''));
    return letters.has('') || letters.size > 4 ? ANYTHING : { exact: [...letters], sets: [] };
  }

  #escape(): Piece {
    const escaped = this.#source.charAt(this.#at + 1);
    const long = /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|k<\w+>)/.exec(
      this.#source.slice(this.#at, this.#at + 48),
    )?.[0];
    this.#at += long?.length ?? 2;
    if (long !== undefined) return ANYTHING;
    if (escaped === 'b' || escaped === 'B') return NOWHERE;
    if (/[dDsSwWtnrfv]/.test(escaped)) return ANYTHING;
    // A letter of another meaning ('\x41', '\cA'), a group by its number, or nothing at all.
    if (escaped === '' || /[\p{L}\p{N}_]/u.test(escaped)) throw new NotUnderstood();
    return letter(escaped);
  }
}

/** A letter that is the same in small; any other ends the string. */
function letter(sign: string): Piece {
  const plain = small(sign);
  return /^[\x20-\x7e]$/.test(plain) ? { exact: [plain], sets: [] } : ANYTHING;
}

function endOfClass(source: string, from: number): number {
  let at = from + 1;
  while (at < source.length && source.charAt(at) !== ']') at += source.charAt(at) === '\\' ? 2 : 1;
  return at;
}

/** Every string of the first followed by every one of the second, or null where they are too many or too long. */
function join(first: Strings, second: Strings): Strings | null {
  if (second.length === 1 && second[0] === '') return first;
  if (first.length * second.length > MOST_JOINED)
    return first.length === 1 && first[0] === '' ? second : null;
  const joined: string[] = [];
  for (const start of first)
    for (const end of second) {
      if (start.length + end.length > LONGEST) return null;
      joined.push(start + end);
    }
  return joined;
}
