/** A line in brackets asks for something, or labels the text; the next one says more of it. */
const inBrackets = (line: string) => /^\[[^[\]]*\]$/u.test(line);

/**
 * The first line of a text that is not blank, trimmed and cut to `most` characters with an ellipsis. One in brackets alone
 * counts only where there is no other.
 */
export function firstLine(text: string, most = Infinity): string {
  let bracketed = '';
  let line = '';
  for (const given of text.split('\n')) {
    line = given.trim();
    if (line !== '' && !inBrackets(line)) break;
    bracketed ||= line;
    line = '';
  }
  line ||= bracketed;
  const characters = Array.from(line);
  if (characters.length <= most) return line;
  const cut = characters.slice(0, most - 1).join('');
  return `${cut.trimEnd()}…`;
}
