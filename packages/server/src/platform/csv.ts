/** A spreadsheet takes a cell that begins so for a formula. A quotation mark before it makes it text again. */
const formula = /^[=+\-@\t\r]/;

/** A cell of RFC 4180: quoted where it must be, and never a formula. */
export function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as RFC 4180 writes them, with the mark that makes spreadsheets read UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

/** What `writeCell` put before a formula is taken off again. */
export function readCell(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}

/** The mark between cells: whichever of comma, semicolon and tab the first line, outside quotes, holds most. */
export function separatorOf(text: string): string {
  const [line = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r\n?|\n/, 1);
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: line.split(mark).length - 1 }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.mark ?? ',';
}

export interface CsvRow {
  /** The line of the file it begins on, from 1. */
  line: number;
  cells: string[];
}

/** A file's rows, or the line on which a quotation mark opens that never closes. Empty lines are no rows. */
export type CsvReading = { kind: 'rows'; rows: CsvRow[] } | { kind: 'unclosed'; line: number };

/** Reads RFC 4180, and what spreadsheets make of it: any line end, any of three separators. */
export function readCsv(file: string): CsvReading {
  const text = file.replace(/^\uFEFF/, '');
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
