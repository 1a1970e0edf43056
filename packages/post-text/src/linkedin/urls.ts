/** A stretch of text: `start` and `end` are UTF-16 offsets, `end` exclusive. */
export type Span = { start: number; end: number };

// LinkedIn links bare domains too. Only endings that are not also everyday words are taken without a scheme.
const BARE_ENDINGS =
  'com|org|net|io|ai|dev|app|co\\.uk|co\\.in|org\\.uk|com\\.au|de|fr|es|nl|eu|ch|at|uk|ca|au|edu|gov|info|biz|tech|xyz|online|shop|store|blog';

const CANDIDATE = new RegExp(
  `https?://[^\\s<>"“”«»]+|(?<![\\p{L}\\p{N}@._/-])(?:www\\.[^\\s<>"“”«»]+|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+(?:${BARE_ENDINGS})(?![\\p{L}\\p{N}_@-])(?:[/?#][^\\s<>"“”«»]*)?)`,
  'giu',
);

/** The addresses in a text, without the punctuation that ends the sentence around them. */
export function findUrls(text: string): Span[] {
  // Every address holds one of these; most sentences hold none.
  if (!/:\/\/|www\.|\.[a-z]{2}/iu.test(text)) return [];
  const spans: Span[] = [];
  for (const match of text.matchAll(CANDIDATE)) {
    const url = trimTail(match[0]);
    if (/^https?:\/\/$/i.test(url) || /^www\.?$/i.test(url)) continue;
    spans.push({ start: match.index, end: match.index + url.length });
  }
  return spans;
}

/** Whether an address is written as the name of a firm: 'Booking.com'. LinkedIn links it all the same. */
export const namesFirm = (url: string): boolean => /^\p{Lu}[\p{L}\p{N}-]*\.\p{Ll}{2,}$/u.test(url);

function trimTail(url: string): string {
  let end = url.length;
  while (end > 0) {
    const last = url.charAt(end - 1);
    if (/[.,;:!?'’…*_~|\\]/.test(last)) end -= 1;
    else if (last === ')' && !balanced(url.slice(0, end), '(', ')')) end -= 1;
    else if (last === ']' && !balanced(url.slice(0, end), '[', ']')) end -= 1;
    else if (last === '}' && !balanced(url.slice(0, end), '{', '}')) end -= 1;
    else break;
  }
  return url.slice(0, end);
}

function balanced(text: string, open: string, close: string): boolean {
  return text.split(open).length === text.split(close).length;
}
