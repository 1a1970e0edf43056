import { slideLimits } from '@limelight/slides/catalog';

interface Row {
  label: string;
  value: number;
}

/**
 * Parses a number with either decimal separator, such as "1.234,5", "1,234.5" or "12,5 %". Null if it is not a number.
 */
export function readFigure(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00a0%$€£₹]/gu, '');
  if (!/^[-+]?[\d.,]+$/u.test(plain)) return null;
  const comma = plain.lastIndexOf(',');
  const point = plain.lastIndexOf('.');
  const isDecimalComma =
    comma > point && (point !== -1 || plain.indexOf(',') === comma) && !/,\d{3}$/u.test(plain);
  const digits = isDecimalComma ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', '');
  const value = Number(digits);
  return Number.isFinite(value) ? value : null;
}

/** Splits a line of a pasted table or of CSV, with quotes as spreadsheets write them. */
function cellsOf(line: string): string[] {
  if (line.includes('\t')) return line.split('\t').map((cell) => cell.trim());
  const separator = line.includes(';') ? ';' : ',';
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (sign === '"') {
      if (quoted && line[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = !quoted;
    } else if (sign === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

/**
 * Reads chart rows from a pasted table or CSV: a label and the first number after it. Lines without a number are
 * skipped.
 */
export function readTable(text: string): Row[] {
  const rows: Row[] = [];
  for (const line of text.slice(0, 20_000).split('\n')) {
    if (rows.length >= slideLimits.chartRows) break;
    const [label = '', ...rest] = cellsOf(line.trim());
    const value = rest.map(readFigure).find((figure) => figure !== null);
    if (label !== '' && value !== undefined && value !== null)
      rows.push({ label: label.slice(0, slideLimits.chartLabel), value });
  }
  return rows;
}

/** The inverse of `readTable`. */
export function writeTable(rows: readonly Row[]): string {
  return rows.map(({ label, value }) => `${label}\t${value}`).join('\n');
}
