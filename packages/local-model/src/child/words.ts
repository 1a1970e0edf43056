/** Words with the seconds between which they are said. */
export type HeardLine = { start: number; end: number; text: string };

type Heard = { text: string; tokens: readonly string[]; timestamps: readonly number[] };

/** A word ends at most so many seconds after its last token began. */
const LONGEST_TOKEN = 0.6;
/** A silence between two words that begins a new line, in seconds. */
const PAUSE = 1;
const ENDS_SENTENCE = /[.!?…。？！]["'”’)]?$/u;

/**
 * The words of a stretch of `seconds` in lines that end with a sentence or at a pause. Tokens are pieces of words, of
 * which the first of each word begins with a space or `▁`.
 */
export function toLines({ text, tokens, timestamps }: Heard, seconds: number): HeardLine[] {
  const words = timeWords(tokens, timestamps, seconds);
  if (words.length === 0) return text.trim() === '' ? [] : [{ start: 0, end: seconds, text: text.trim() }];
  const lines: HeardLine[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line === undefined || ENDS_SENTENCE.test(line.text) || word.start - line.end >= PAUSE)
      lines.push({ ...word });
    else {
      line.text += ` ${word.text}`;
      line.end = word.end;
    }
  }
  return lines;
}

function timeWords(tokens: readonly string[], timestamps: readonly number[], seconds: number): HeardLine[] {
  if (tokens.length !== timestamps.length) return [];
  const words: HeardLine[] = [];
  for (const [at, token] of tokens.entries()) {
    const start = timestamps[at] ?? 0;
    const end = Math.min(timestamps[at + 1] ?? seconds, start + LONGEST_TOKEN, seconds);
    const piece = token.replaceAll('▁', ' ');
    const word = words.at(-1);
    if (word === undefined || piece.startsWith(' ')) words.push({ start, end, text: piece.trim() });
    else {
      word.text += piece;
      word.end = end;
    }
  }
  return words.filter((word) => word.text !== '');
}
