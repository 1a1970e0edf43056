import { hasMarks, toPlain } from '@limelight/post-text';
import type { Place } from '../review/findings.ts';

export interface FindOptions {
  wholeWord: boolean;
  matchCase: boolean;
}

/** A text in plain letters, and where each of its units stands in the text. */
interface Plain {
  text: string;
  starts: number[];
  ends: number[];
}

const letter = /[\p{L}\p{M}\p{N}_]/u;

function plainOf(text: string): Plain {
  const plain: Plain = { text: '', starts: [], ends: [] };
  const marked = hasMarks(text);
  let at = 0;
  for (const sign of text) {
    const letters = marked ? toPlain(sign) : sign;
    const end = at + sign.length;
    // A stroke through a letter belongs to it.
    if (letters === '' && plain.ends.length > 0) plain.ends[plain.ends.length - 1] = end;
    for (let unit = 0; unit < letters.length; unit += 1) {
      plain.starts.push(letters.length === sign.length ? at + unit : at);
      plain.ends.push(letters.length === sign.length ? at + unit + 1 : end);
    }
    plain.text += letters;
    at = end;
  }
  return plain;
}

/** Lower case that keeps the length, so that places stay where they are. */
function folded(text: string): string {
  return text.replace(/\p{Lu}/gu, (sign) => {
    const lower = sign.toLowerCase();
    return lower.length === sign.length ? lower : sign;
  });
}

/** Where `words` stand in the text, in order and not overlapping; letters in bold or italic count as the plain ones. */
export function findMatches(text: string, words: string, { wholeWord, matchCase }: FindOptions): Place[] {
  const plain = plainOf(text);
  const [within, wanted] = matchCase
    ? [plain.text, toPlain(words)]
    : [folded(plain.text), folded(toPlain(words))];
  if (wanted === '') return [];
  const found: Place[] = [];
  for (let at = within.indexOf(wanted); at >= 0;) {
    const end = at + wanted.length;
    const whole =
      !wholeWord ||
      !(
        (letter.test(within.charAt(at - 1)) && letter.test(within.charAt(at))) ||
        (letter.test(within.charAt(end)) && letter.test(within.charAt(end - 1)))
      );
    if (whole) found.push({ start: plain.starts[at] ?? 0, end: plain.ends[end - 1] ?? 0 });
    at = within.indexOf(wanted, whole ? end : at + 1);
  }
  return found;
}

/** The match to go to from a caret: the first that begins at it or later, else the first of all. */
export function matchFrom(matches: readonly Place[], caret: number): number {
  const next = matches.findIndex(({ start }) => start >= caret);
  return next < 0 ? 0 : next;
}

/** The text with every match replaced. */
export function replaceMatches(text: string, matches: readonly Place[], replacement: string): string {
  let done = '';
  let at = 0;
  for (const { start, end } of matches) {
    done += text.slice(at, start) + replacement;
    at = end;
  }
  return done + text.slice(at);
}
