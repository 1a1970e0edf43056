import readSheets from 'read-excel-file/universal';
import { ImportFault } from './import-fault.ts';
import { readZip } from './zip.ts';

export type Cell = string | number | boolean | Date | null;

export interface Sheet {
  name: string;
  rows: readonly (readonly Cell[])[];
}

/** The unpacked size limits, which are many times what LinkedIn exports. */
const limits = { fileBytes: 16 * 1024 * 1024, totalBytes: 32 * 1024 * 1024, members: 200 };

/** Reads the sheets of an XLSX file, with formulas as their last results. Throws `ImportFault`. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const { members } = readZip(bytes, () => true, limits);
  if (members.some(({ fault }) => fault === 'too-large')) throw new ImportFault('too-large');
  try {
    const sheets = await readSheets(new Uint8Array(bytes).buffer);
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellOf)) }));
  } catch {
    throw new ImportFault('damaged');
  }
}

const cellOf = (value: unknown): Cell =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  value instanceof Date
    ? value
    : null;
