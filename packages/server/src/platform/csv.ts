/** Spreadsheets evaluate cells that begin with these as formulas. A preceding apostrophe prevents that. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Writes a cell according to RFC 4180, quoted if necessary and never a formula. */
export function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes RFC 4180 rows after a byte order mark, without which spreadsheets do not read UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

/** Removes the apostrophe that `writeCell` puts before formulas. */
export function readCell(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}

/** A table without the line in which spreadsheets name the separator. */
export const withoutSeparatorLine = (text: string): string =>
  text.replace(/^\uFEFF?"?sep=[,;\t|]"?[,;\t]*(?:\r\n?|\n)/i, '');

const withoutQuoted = (text: string) => text.replace(/"[^"]*"/g, '');

/** The most frequent of comma, semicolon and tab outside quoted text, or a comma when there is none. */
export function separatorIn(text: string): string {
  const bare = withoutQuoted(text);
  const count = (mark: string) => bare.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** The separator of a file whose first line names its columns. */
export function separatorOf(text: string): string {
  return separatorIn(withoutQuoted(text).split(/\r\n?|\n/, 1)[0] ?? '');
}

export interface CsvRow {
  line: number;
  cells: string[];
}

/** The non-empty rows, or the line with an unclosed quotation mark. */
export type CsvReading = { kind: 'rows'; rows: CsvRow[] } | { kind: 'unclosed'; line: number };

/** Reads RFC 4180 and its spreadsheet variants, with any line ending and any of three separators. */
export function readCsv(file: string): CsvReading {
  const text = withoutSeparatorLine(file).replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  let cell = '';
  let opened: number | null = null;
  const endCell = () => {
    row.cells.push(readCell(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((value) => value.trim() !== '')) rows.push(row);
    row = { line, cells: [] };
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    const breaks = character === '\n' || (character === '\r' && text[index + 1] !== '\n');
    if (breaks) line += 1;
    if (opened !== null) {
      if (character !== '"') cell += character;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else opened = null;
    } else if (character === '"' && cell === '') opened = line;
    else if (character === separator) endCell();
    else if (breaks) endRow();
    else if (character !== '\r') cell += character;
  }
  if (opened !== null) return { kind: 'unclosed', line: opened };
  if (cell !== '' || row.cells.length > 0) endRow();
  return { kind: 'rows', rows };
}
