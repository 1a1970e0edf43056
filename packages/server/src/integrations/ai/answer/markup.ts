const ruler = /^\s*(?:-{3,}|\*{3,}|_{3,}|={3,}|(?:\* ){2,}\*|—{3,}|─{3,})\s*$/;

export const isRuler = (line: string): boolean => ruler.test(line);

/** Pairs in which a whole answer may stand. */
const pairs: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['„', '”'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['「', '」'],
  ['⟦', '⟧'],
  ['【', '】'],
  ['‘', '’'],
  ["'", "'"],
];

/** Whether the pair at both ends is one pair, and not two quotations of which one begins and one ends the text. */
function isOnePair(inner: string, [open, close]: readonly [string, string]): boolean {
  const marks = [...inner].flatMap((sign, index) => (sign === open || sign === close ? [index] : []));
  const letters = [...inner];
  let depth = 0;
  for (const index of marks) {
    const before = letters[index - 1] ?? ' ';
    const isApostrophe = /[’']/.test(letters[index] ?? '') && /\p{L}/u.test(before);
    if (isApostrophe) continue;
    depth += /[\s([—–-]/.test(before) ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Removes quotation marks around a whole text of several sentences. A single quoted sentence may be the text itself. */
export function withoutQuotes(text: string): string {
  for (const pair of pairs) {
    const [open, close] = pair;
    if (!text.startsWith(open) || !text.endsWith(close) || text.length < 3) continue;
    const inner = text.slice(open.length, text.length - close.length).trim();
    if (isOnePair(inner, pair) && (/\n/.test(inner) || /[.!?…।]["”’»]?\s+\S/.test(inner))) return inner;
  }
  return text;
}

/** The words of a line of Markdown, as LinkedIn would show them. */
export function plainLine(line: string): string {
  return line
    .replace(/^(\s*)(?:#{1,6}\s+)(.*?)\s*#*$/, '$1$2')
    .replace(/^>\s?/, '')
    .replace(/^(\s*)[*+]\s+(?=\S)/, '$1- ')
    .replace(/\*\*\*(?=\S)(.+?)(?<=\S)\*\*\*/g, '$1')
    .replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '$1')
    .replace(/(?<![\p{L}\p{N}_])__(?=\S)(.+?)(?<=\S)__(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}*\\])\*(?=[^\s*])([^*\n]+?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_#@/.])_(?=[^\s_])([^_\n]+?)(?<=[^\s_])_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/!?\[([^[\]\n]+)\]\((https?:\/\/[^\s)]+)\)/g, (_, label: string, url: string) =>
      label.trim() === url || url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '') === label.trim()
        ? url
        : `${label} (${url})`,
    )
    .replace(/\\([*_#>`[\]-])/g, '$1');
}

const tagged = /^<(?:p|div|h\d|ul|ol|section|article)(?:\s[^>]*)?>/i;
const brokenLine = /<br\s*\/?>[ \t]*(?=\n|$)/gi;

/** An answer in HTML as text. A text that only speaks of tags has none around it, nor at the ends of its lines. */
export function withoutHtml(text: string, own: string): string {
  const isTagged = tagged.test(text) && /<\/[a-z\d]+>\s*$/i.test(text);
  if (own.includes('<') || (!isTagged && (text.match(brokenLine)?.length ?? 0) < 2)) return text;
  return text
    .replace(/<br\s*\/?>[ \t]*\n?/gi, '\n')
    .replace(/<li(?:\s[^>]*)?>\s*/gi, '- ')
    .replace(/<\/li>\s*/gi, '\n')
    .replace(/<\/(?:p|div|h\d|ul|ol|section|article)>\s*/gi, '\n\n')
    .replace(/<\/?[a-z][a-z\d]*(?:\s[^<>]*)?>/gi, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const headed = /^\s*#{1,6}\s+\S/;

/** Removes Markdown, and a heading over the text. What the author's own text marks like that stays. */
export function withoutMarkdown(text: string, own: string): string {
  const keeps = (line: string) => own.includes(line.trim()) && line.trim() !== '';
  const lines = text.split('\n');
  const first = lines[0] ?? '';
  const isTitle = headed.test(first) && !keeps(first) && !/[.!?…।:]["”]?\s*$/.test(first) && lines.length > 1;
  return (isTitle ? lines.slice(1) : lines)
    .flatMap((line) =>
      /^-{3}$|^\*{3,}$|^_{3,}$|^={3,}$/.test(line.trim()) && !keeps(line)
        ? []
        : [keeps(line) ? line : plainLine(line)],
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The first sign of a line, or of its rest, from which on only the whole line tells what is text. */
export function markupAt(line: string, isStart: boolean): number {
  if (isStart && /^\s*(?:#{1,6}(?:\s|$)|>|\+\s|=+$|-+$|-{3}|_{2})/.test(line)) return 0;
  const at = line.search(/[*_`\\[]/);
  return at < 0 ? line.length : at;
}
