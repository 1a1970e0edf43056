/** The first line of a text that is not blank, trimmed and cut to `most` characters with an ellipsis. */
export function firstLine(text: string, most = Infinity): string {
  const line = text.trim().split('\n', 1)[0]?.trimEnd() ?? '';
  const characters = Array.from(line);
  if (characters.length <= most) return line;
  const cut = characters.slice(0, most - 1).join('');
  return `${cut.trimEnd()}…`;
}
