import { hasMarks, toPlain } from '@limelight/post-text';
import type { Place } from '../../post/findings.ts';

export interface FindOptions {
  wholeWord: boolean;
  matchCase: boolean;
}

/** A text in plain characters, with the original position of each UTF-16 unit. */
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
    // A combining stroke belongs to the character before it.
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

/** Lower case without changing the length, so that positions stay valid. */
function folded(text: string): string {
  return text.replace(/\p{Lu}/gu, (sign) => {
    const lower = sign.toLowerCase();
    return lower.length === sign.length ? lower : sign;
  });
}

/** The matches of `words` in order, without overlaps. Bold and italic look-alikes match plain letters. */
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

export function matchFrom(matches: readonly Place[], caret: number): number {
  const next = matches.findIndex(({ start }) => start >= caret);
  return next < 0 ? 0 : next;
}

export function replaceMatches(text: string, matches: readonly Place[], replacement: string): string {
  let done = '';
  let at = 0;
  for (const { start, end } of matches) {
    done += text.slice(at, start) + replacement;
    at = end;
  }
  return done + text.slice(at);
}
