/** A line this long can have been broken for want of room; a shorter one was ended by its author. */
const LEAST_WIDTH = 40;
const ITEM = /^\s*(?:[-–—•*▪◦‣·►▸>#]|\d{1,2}[.)]\s|\p{Extended_Pictographic}|https?:|www\.)/u;
const ENDED = /[.!?:;…。！？]["'”’»)\]]*\s*$/u;
/** Words after which no line of anybody's is over. */
const GOES_ON =
  /(?:^|\s)(?:the|an?|of|and|or|their|our|my|your|its|his|because|than|from|with|whether|until|between|every|which)\s*$/i;
/** Sentences that begin small: notes whose lines tell nothing by their capitals. */
const SMALL_STARTS = /^\s*\p{Ll}|(?<!\b(?:e\.g|i\.e|vs|approx|etc|no|ca))[.!?] \p{Ll}/u;
/** The number of a page at its head or foot, and a numbered heading between paragraphs. */
const PAGE = /^\s*(?:page|seite) \d{1,4}(?: ?(?:of|von|\/) ?\d{1,4})?\s*$/i;
const FOOTER = /^(\s*(?:https?:\/\/|www\.)\S+)\s{3,}\d{1,4}\s*$/i;
const HEADING = /^\s*\d{1,2}(?:\.\d{1,2})+\.?\s+\p{Lu}[\p{L} ,-]{2,50}$/u;

/**
 * Puts lines together that a page had no room for, as they come out of a document that is copied: the sentence goes on in the
 * next. Numbers of pages and numbered headings go where lines were broken so.
 */
export function unwrap(text: string): string {
  const bare = text.replace(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, '');
  const small = SMALL_STARTS.test(text);
  const lines: string[] = [];
  let joined = bare !== text;
  let last = '';
  for (const line of bare.split('\n')) {
    if (goesOn(last, line, small)) {
      joined = true;
      lines.push(`${(lines.pop() ?? '').trimEnd()} ${line.trimStart()}`);
    } else lines.push(line);
    last = line;
  }
  if (!joined) return lines.join('\n');
  return lines
    .filter((line) => !PAGE.test(line) && !HEADING.test(line))
    .map((line) => line.replace(FOOTER, '$1'))
    .join('\n');
}

function goesOn(last: string, line: string, small: boolean): boolean {
  if (last.length < LEAST_WIDTH || line.trim() === '' || ITEM.test(line) || ENDED.test(last)) return false;
  return GOES_ON.test(last) || (!small && /^\s*\p{Ll}/u.test(line));
}
