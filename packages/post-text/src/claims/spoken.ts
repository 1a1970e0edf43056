import { numberTable, valueOfWord, type NumberTable } from './number-words.ts';
import type { Token } from './tokens.ts';

/** The tokens of a sentence, and their words in lower case. */
interface Line {
  tokens: readonly Token[];
  lower: readonly string[];
}

const SCALE_LETTERS: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['bn', 1e9],
]);
const SCALES: ReadonlyMap<string, number> = new Map(
  (['en', 'de', 'es', 'fr', 'hi', 'it', 'nl', 'pt'] as const).flatMap((language) =>
    [...numberTable(language).scales].filter(([, scale]) => scale >= 1e3),
  ),
);

/** A scale behind a number: "k" right behind it, or a word. */
export function scaleAt({ tokens, lower }: Line, index: number, end: number): [number, number] {
  let scale = 1;
  let next = index;
  for (;;) {
    const token = tokens[next];
    if (token?.kind !== 'word') break;
    const word = lower[next] ?? '';
    const letters = token.start === end ? SCALE_LETTERS.get(word) : undefined;
    const found = letters ?? SCALES.get(word);
    if (found === undefined) break;
    scale *= found;
    next += 1;
    if (tokens[next]?.text === '.' && /^(?:mio|mrd|mln|mld)$/u.test(word)) next += 1;
  }
  return [scale, next];
}

/** A number in words that starts here, in one language. */
export function numberInWords(
  { tokens, lower }: Line,
  index: number,
  tables: readonly NumberTable[],
): { value: number; next: number } | null {
  for (const table of tables) {
    let sum = 0;
    let part: number | null = null;
    let next = index;
    for (; next < tokens.length;) {
      const token = tokens[next];
      const word = lower[next] ?? '';
      const hyphened = tokens[next + 1]?.text === '-' ? `${word}-${lower[next + 2] ?? ''}` : '';
      const long = table.values.get(hyphened);
      if (long !== undefined) {
        part = (part ?? 0) + long;
        next += 3;
      } else if (token?.kind === 'word' && valueOfWord(word, table) !== null) {
        const value = valueOfWord(word, table) ?? 0;
        if (part !== null && part % 10 !== 0 && value < 100) break;
        if (part === 0) break;
        part = part === 4 && value === 20 ? 80 : (part ?? 0) + value;
        next += 1;
      } else if (token?.kind === 'word' && table.scales.has(word) && part !== null) {
        const scale = table.scales.get(word) ?? 1;
        if (scale >= 1e3) {
          sum += part * scale;
          part = 0;
          next += 1;
          continue;
        }
        part *= scale;
        next += 1;
      } else if (
        next > index &&
        (token?.text === '-' || table.links.has(word)) &&
        tokens[next + 1]?.kind === 'word' &&
        valueOfWord(lower[next + 1] ?? '', table) !== null &&
        (part ?? 0) >= 20
      ) {
        next += 1;
      } else break;
    }
    if (next > index && part !== null) return { value: sum + part, next };
  }
  return null;
}
