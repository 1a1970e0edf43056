export interface RegularOptions {
  delimiter: string;
  escape: string;
  /** The maximum number of rows. */
  to: number;
  /** The maximum size of a row in bytes. */
  max_record_size: number;
}

/** Where rows are only counted, those after the first ones have no cells. */
const readToCount = 1_000;

const quote = 0x22;
const newline = 0x0a;
const carriage = 0x0d;
/** Of a character in UTF-8. */
const mostBytes = 3;

/**
 * Reads a text table in which every quotation mark opens, closes or belongs to a cell. Returns null for any other,
 * which takes a parser that can tell where it is broken. Empty lines are left out. Cells are parts of the text, which
 * costs a fraction of copies.
 */
export function readRegularRows(
  given: string,
  options: RegularOptions,
  { countOnly = false }: { countOnly?: boolean } = {},
): string[][] | null {
  const text = given.toWellFormed();
  const end = text.length;
  const delimiter = options.delimiter.charCodeAt(0);
  const isDoubled = options.escape === '"';
  const rows: string[][] = [];
  const without: string[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  let escapeAt = -1;
  /** The first line break outside of quoted cells is that of the file. */
  let lineBreak = '';

  const isBreak = (index: number): boolean => {
    const code = text.charCodeAt(index);
    if (code !== newline && code !== carriage) return false;
    if (lineBreak === '')
      lineBreak = code === newline ? '\n' : text.charCodeAt(index + 1) === newline ? '\r\n' : '\r';
    return text.startsWith(lineBreak, index);
  };
  const isEnd = (index: number) => index >= end || text.charCodeAt(index) === delimiter || isBreak(index);
  const escapeFrom = (from: number): number => {
    if (escapeAt < from) {
      const found = text.indexOf(options.escape, from);
      escapeAt = found < 0 ? Infinity : found;
    }
    return escapeAt;
  };

  /** Reads the quoted cell at `at`, and moves behind it. Null when its end is missing or in the wrong place. */
  const readQuoted = (): string | null => {
    let cell = '';
    let start = at + 1;
    let look = start;
    let close = -1;
    for (;;) {
      if (close < look) close = text.indexOf('"', look);
      if (close < 0) return null;
      const escaped = isDoubled ? Infinity : escapeFrom(look);
      if (escaped < close) {
        cell += text.slice(start, escaped);
        start = escaped + 1;
        look = escaped + 2;
      } else if (isDoubled && text.charCodeAt(close + 1) === quote) {
        cell += text.slice(start, close + 1);
        start = close + 2;
        look = start;
      } else {
        at = close + 1;
        return isEnd(at) ? cell + text.slice(start, close) : null;
      }
    }
  };
  const readPlain = (): string => {
    const start = at;
    while (!isEnd(at)) at += 1;
    return text.slice(start, at);
  };

  while (at < end && rows.length < options.to) {
    if (isBreak(at)) {
      at += lineBreak.length;
      continue;
    }
    const start = at;
    const isCounted = countOnly && rows.length >= readToCount;
    const row: string[] = isCounted ? without : [];
    for (let isOpen = true; isOpen;) {
      const cell = text.charCodeAt(at) === quote ? readQuoted() : readPlain();
      if (cell === null) return null;
      if (!isCounted) row.push(cell);
      isOpen = at < end && text.charCodeAt(at) === delimiter;
      if (isOpen) at += 1;
    }
    if ((at - start) * mostBytes > options.max_record_size) return null;
    if (at < end) at += lineBreak.length;
    rows.push(row);
  }
  return rows;
}
