import { zipSync } from 'fflate';
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

const isPart = (path: string) => path.endsWith('.xml') || path.endsWith('.rels');

/**
 * Packs the checked parts again, without compression. The library therefore inflates nothing, starts no thread for
 * inflating, and never sees a directory that names other files than the ones checked here.
 */
function repack(bytes: Uint8Array): ArrayBuffer {
  const { members, leftOut } = readZip(bytes, () => true, limits);
  if (leftOut > 0 || members.some(({ fault }) => fault === 'too-large')) throw new ImportFault('too-large');
  const parts = members.filter(({ path, fault }) => fault === null && isPart(path));
  return new Uint8Array(
    zipSync(Object.fromEntries(parts.map(({ path, bytes: part }) => [path, part])), { level: 0 }),
  ).buffer;
}

/** Reads the sheets of an XLSX file, with formulas as their last results. Throws `ImportFault`. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const checked = repack(bytes);
  try {
    const sheets = await readSheets(checked);
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
