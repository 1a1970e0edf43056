/** Drawn for a character that no font has. */
const unknown = '□';

const isLatinMark = (character: string) => /[\u0300-\u036f\u20d0-\u20ff]/u.test(character);

/** Figures in circles that Unicode does not relate to their figures: the first and last of each row, and its number. */
const figures = [
  ['❶', '❿', 1],
  ['➀', '➉', 1],
  ['➊', '➓', 1],
  ['⓵', '⓾', 1],
  ['⓫', '⓴', 11],
] as const;

function meaningOf(character: string): string {
  const row = figures.find(([first, last]) => character >= first && character <= last);
  if (row === undefined) return character.normalize('NFKC');
  const [first, , number] = row;
  return String((character.codePointAt(0) ?? 0) - (first.codePointAt(0) ?? 0) + number);
}

/** What to draw for characters that no font has: what they mean, such as “1” for “①”, if a font has that. */
export interface Letters {
  drawn: ReadonlyMap<string, string>;
  /** The characters whose meaning cannot be drawn either. */
  unknown: ReadonlySet<string>;
}

export const noLetters: Letters = { drawn: new Map(), unknown: new Set() };

/** `canDraw` decides for each character of a meaning. */
export function lettersFor(missing: ReadonlySet<number>, canDraw: (character: string) => boolean): Letters {
  const drawn = new Map<string, string>();
  const lost = new Set<string>();
  for (const codePoint of missing) {
    const character = String.fromCodePoint(codePoint);
    const meaning = meaningOf(character);
    const isMeant = meaning !== character && [...meaning].every(canDraw);
    if (isMeant) drawn.set(character, meaning);
    else {
      lost.add(character);
      // A letter without its mark can still be read.
      drawn.set(character, isLatinMark(character) ? '' : unknown);
    }
  }
  return { drawn, unknown: lost };
}

/** The meanings of characters, and the sign for one without, so that their fonts are selected. */
export const meaningsOf = (missing: ReadonlySet<number>): string =>
  missing.size === 0
    ? ''
    : [...missing, unknown.codePointAt(0) ?? 0]
        .map((codePoint) => meaningOf(String.fromCodePoint(codePoint)))
        .join('');

/** The text in the letters that are drawn. Precomposed, because a font seldom has the parts of a letter. */
export function drawnText(text: string, { drawn }: Letters): string {
  const whole = text.normalize('NFC');
  return drawn.size === 0 ? whole : [...whole].map((one) => drawn.get(one) ?? one).join('');
}

/** The letters without characters that are drawn in another way. */
export const lettersWithout = (letters: Letters, others: ReadonlyMap<string, unknown>): Letters => ({
  drawn: new Map([...letters.drawn].filter(([character]) => !others.has(character))),
  unknown: new Set([...letters.unknown].filter((character) => !others.has(character))),
});
