import { decodeTable } from './text.ts';
import { readWorkbook, type Cell } from './workbook.ts';

const rowLimit = 120_000;

const words = (cell: Cell): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : cell === null ? '' : String(cell);

const csvCell = (text: string) => (/[",\n\r;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Returns a text file as it is, and the first sheet of a workbook with rows as CSV. Returns null for any other
 * file.
 */
export async function readTableFile(bytes: Uint8Array): Promise<string | null> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return decodeTable(bytes)?.text ?? null;
  const sheets = await readWorkbook(bytes);
  const rows = sheets.find((sheet) => sheet.rows.length > 1)?.rows ?? [];
  return rows
    .slice(0, rowLimit)
    .map((row) => row.map((cell) => csvCell(words(cell))).join(','))
    .join('\n');
}
