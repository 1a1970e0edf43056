/** A range of a text in UTF-16 offsets. `end` is exclusive. */
export type Span = { start: number; end: number };

// LinkedIn also links bare domains. Without a scheme, only endings that are not everyday words are accepted.
const BARE_ENDINGS =
  'com|org|net|io|ai|dev|app|co\\.uk|co\\.in|org\\.uk|com\\.au|de|fr|es|nl|eu|ch|at|uk|ca|au|edu|gov|info|biz|tech|xyz|online|shop|store|blog';

const CANDIDATE = new RegExp(
  `https?://[^\\s<>"“”«»]+|(?<![\\p{L}\\p{N}@._/-])(?:www\\.[^\\s<>"“”«»]+|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+(?:${BARE_ENDINGS})(?![\\p{L}\\p{N}_@-])(?:[/?#][^\\s<>"“”«»]*)?)`,
  'giu',
);

/** The addresses in a text, without the punctuation of the surrounding sentence. */
export function findUrls(text: string): Span[] {
  // Every address contains one of these, and most sentences none.
  if (!/:\/\/|www\.|\.[a-z]{2}/iu.test(text)) return [];
  const spans: Span[] = [];
  for (const match of text.matchAll(CANDIDATE)) {
    const url = trimTail(match[0]);
    if (/^https?:\/\/$/i.test(url) || /^www\.?$/i.test(url)) continue;
    spans.push({ start: match.index, end: match.index + url.length });
  }
  return spans;
}

/** True when an address is written as a company name, such as "Booking.com". LinkedIn links it anyway. */
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
