import { codesOf, LEAST, REACH, small } from './held.ts';
import type { First, Reading } from './held.ts';

type Strings = readonly string[];

/** A string and how far behind the beginning of a piece it may begin. */
type Placed = { string: string; least: number; most: number };

/**
 * All a piece of a pattern can be, where that is a few strings, the sets of which every match of it holds one string each, how it
 * begins where it is not one of a few strings, and how long it can be, in UTF-16 units.
 */
type Piece = {
  exact: Strings | null;
  sets: readonly (readonly Placed[])[];
  first?: Beginning;
  least: number;
  most: number;
};
type Beginning = { signs: First; mayBeEmpty: boolean };

const LONGEST = 24;
const MOST_STRINGS = 400;
const MOST_JOINED = 6;
const MOST_SETS = 3;
const NOWHERE: Piece = { exact: [''], sets: [], least: 0, most: 0 };
/** One sign, whichever. */
const ANYTHING: Piece = { exact: null, sets: [], least: 1, most: 2 };
const UNKNOWN: Piece = { exact: null, sets: [], least: 0, most: Infinity };

/**
 * Reads from a pattern's own source what a match of it cannot do without and how it begins: no list is kept beside it. What the
 * reading is not sure of, it leaves out.
 */
export function readPattern(source: string): Reading {
  const piece = read(source);
  const needed = best(setsOf(piece)).map((set) =>
    set.map((placed) => ({ ...placed, codes: codesOf(placed.string) })),
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
    return reader.isAtEnd ? piece : UNKNOWN;
  } catch (error) {
    if (error instanceof NotUnderstood) return UNKNOWN;
    throw error;
  }
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

const setsOf = ({ exact, sets }: Piece): Piece['sets'] =>
  exact !== null && isUsable(exact) ? [...sets, placedAt(exact, 0, 0)] : sets;
const placedAt = (strings: Strings, least: number, most: number): readonly Placed[] =>
  strings.map((string) => ({ string, least, most }));

/** A set lets more places go, the longer its strings are, the fewer, and the nearer to where a match begins. */
function worth(set: readonly Placed[]): number {
  let least = 6;
  let isNear = true;
  for (const { string, most } of set) {
    least = Math.min(least, string.length);
    isNear &&= most < REACH;
  }
  return least * 8 - set.length - (isNear ? 0 : FAR);
}
const FAR = 12;
const best = (sets: Piece['sets'], most = MOST_SETS): Piece['sets'] =>
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
    const least = Math.min(...branches.map((branch) => branch.least));
    const most = Math.max(...branches.map((branch) => branch.most));
    if (exact !== null && exact.length <= MOST_STRINGS) return { exact, sets: [], least, most };
    const beginnings = branches.map(beginningOf);
    const first = {
      signs: beginnings.map(({ signs }) => signs).reduce(eitherOf),
      mayBeEmpty: beginnings.some(({ mayBeEmpty }) => mayBeEmpty),
    };
    const strings = new Map<string, Placed>();
    for (const branch of branches) {
      const [set] = best(setsOf(branch), 1);
      if (set === undefined) return { exact: null, sets: [], first, least, most };
      for (const placed of set) strings.set(placed.string, around(placed, strings.get(placed.string)));
    }
    const sets = strings.size <= MOST_STRINGS ? [[...strings.values()]] : [];
    return { exact: null, sets, first, least, most };
  }

  /** One thing after the other. */
  #row(): Piece {
    let run: Strings = [''];
    let isWhole = true;
    const sets: (readonly Placed[])[] = [];
    let first: Beginning = { signs: new Set(), mayBeEmpty: true };
    // How far in the run of strings begins, and how far in the next piece.
    let [from, upTo] = [0, 0];
    let [least, most] = [0, 0];
    const close = () => {
      if (isUsable(run)) sets.push(placedAt(run, from, upTo));
    };
    while (this.#at < this.#source.length && !'|)'.includes(this.#source.charAt(this.#at))) {
      const piece = this.#repeated(this.#atom());
      if (first.mayBeEmpty) {
        const { signs, mayBeEmpty } = beginningOf(piece);
        first = { signs: eitherOf(first.signs, signs), mayBeEmpty };
      }
      for (const set of piece.sets)
        sets.push(
          set.map((placed) => ({ ...placed, least: placed.least + least, most: placed.most + most })),
        );
      const joined = piece.exact === null ? null : join(run, piece.exact);
      if (joined === null) {
        close();
        isWhole = false;
        run = piece.exact ?? [''];
        [from, upTo] = piece.exact === null ? [least + piece.least, most + piece.most] : [least, most];
      } else run = joined;
      least += piece.least;
      most += piece.most;
    }
    if (isWhole) return { exact: run, sets, least, most };
    close();
    return { exact: null, sets: best(sets), first, least, most };
  }

  #repeated(piece: Piece): Piece {
    const sign = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at, this.#at + 12))?.[0];
    if (sign === undefined) {
      if (/^\{\d/.test(this.#source.slice(this.#at, this.#at + 2))) throw new NotUnderstood();
      return piece;
    }
    this.#at += sign.length;
    const first = beginningOf(piece);
    const [fewest, times] = timesOf(sign);
    const least = fewest * piece.least;
    const most = piece.most === 0 || times === 0 ? 0 : times * piece.most;
    if (fewest > 0) return { exact: null, sets: setsOf(piece), first, least, most };
    if (sign.startsWith('?') && piece.exact !== null)
      return { exact: ['', ...piece.exact], sets: [], least, most };
    return { exact: null, sets: [], first: { ...first, mayBeEmpty: true }, least, most };
  }

  #atom(): Piece {
    const letters = /^[A-Za-z ,'!-]{1,24}(?![*+?{])/.exec(
      this.#source.slice(this.#at, this.#at + LONGEST + 1),
    )?.[0];
    if (letters !== undefined) {
      this.#at += letters.length;
      return exactly([small(letters)]);
    }
    const sign = this.#source.charAt(this.#at);
    if (sign === '(') return this.#group();
    if (sign === '[') return this.#class();
    if (sign === '\\') return this.#escape();
    this.#at += 1;
    if (sign === '^' || sign === '$') return NOWHERE;
    // Half of a sign of two units: what repeats it repeats the whole.
    if (/[\ud800-\udfff]/.test(sign)) throw new NotUnderstood();
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
    return opening.endsWith('=') ? { ...NOWHERE, sets: setsOf(inner) } : inner;
  }

  #class(): Piece {
    const end = endOfClass(this.#source, this.#at);
    const inside = this.#source.slice(this.#at + 1, end);
    // A class in a class has its own grammar.
    if (end >= this.#source.length || /(?<!\\)\[|--|&&/.test(inside)) throw new NotUnderstood();
    this.#at = end + 1;
    if (/^\^|\\|.-./.test(inside)) return ANYTHING;
    const letters = new Set([...small(inside)].map((sign) => letter(sign).exact?.[0] ?? ''));
    return letters.has('') || letters.size > 4 ? ANYTHING : exactly([...letters]);
  }

  #escape(): Piece {
    const escaped = this.#source.charAt(this.#at + 1);
    const long = /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|k<\w+>)/.exec(
      this.#source.slice(this.#at, this.#at + 48),
    )?.[0];
    this.#at += long?.length ?? 2;
    if (long !== undefined) return long.startsWith('\\k') ? UNKNOWN : ANYTHING;
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
  return /^[\x20-\x7e]$/.test(plain) ? exactly([plain]) : ANYTHING;
}

function exactly(strings: Strings): Piece {
  const lengths = strings.map(({ length }) => length);
  return { exact: strings, sets: [], least: Math.min(...lengths), most: Math.max(...lengths) };
}

/** A string that may stand where either does. */
const around = (one: Placed, other: Placed = one): Placed => ({
  string: one.string,
  least: Math.min(one.least, other.least),
  most: Math.max(one.most, other.most),
});

/** How often '*', '+', '?', '{2}', '{2,}', '{2,4}' have a piece. */
function timesOf(sign: string): readonly [number, number] {
  if (sign.startsWith('?')) return [0, 1];
  if (sign.startsWith('*')) return [0, Infinity];
  if (sign.startsWith('+')) return [1, Infinity];
  const [fewest = '0', most] = sign.replace(/[{}?]/g, '').split(',');
  return [Number(fewest), most === undefined ? Number(fewest) : most === '' ? Infinity : Number(most)];
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
