import type { ColumnChoice } from '@limelight/contracts';
import { readAnalytics } from './analytics.ts';
import { emptyProfile, readDataExport } from './data-export.ts';
import { ImportFault, type ImportFaultKind } from './import-fault.ts';
import { emptyImport, type Imported } from './imported.ts';
import { readPastedPosts, readPostJson, readPostTable } from './posts-file.ts';
import { readProfilePdf } from './profile-pdf.ts';
import { readTableFile } from './table-file.ts';
import { decodeTable } from './text.ts';
import { readZip } from './zip.ts';

export interface ImportOrder {
  name: string;
  bytes: Uint8Array;
  columns: ColumnChoice;
  pasted: boolean;
}

export type ImportFailure = { fault: ImportFaultKind; headings: readonly string[] };

const startsWith = (bytes: Uint8Array, ...sign: number[]) =>
  sign.every((byte, index) => bytes[index] === byte);
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b);
/** The compound file format, used by password-protected workbooks and old Office files. */
const isCompound = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

function isWorkbook(bytes: Uint8Array): boolean {
  let found = false;
  readZip(bytes, (path) => {
    found ||= path === 'xl/workbook.xml' || path.startsWith('xl/worksheets/');
    return false;
  });
  return found;
}

async function readProfile(bytes: Uint8Array, name: string): Promise<Imported> {
  const pdf = await readProfilePdf(bytes);
  const parts = pdf.experience.length + pdf.education.length + pdf.topSkills.length + pdf.languages.length;
  return {
    ...emptyImport('profile'),
    owner: pdf.name,
    profile: {
      ...emptyProfile(),
      name: pdf.name,
      headline: pdf.headline,
      location: pdf.location,
      summary: pdf.summary,
      skills: pdf.topSkills,
      languages: pdf.languages,
      certifications: pdf.certifications,
      honors: pdf.honors,
      publications: pdf.publications,
      experience: pdf.experience,
      education: pdf.education,
      websites: pdf.contact.websites,
      email: pdf.contact.email,
      profileUrl: pdf.contact.linkedinUrl,
    },
    report: [{ file: name, read: 1 + parts, skipped: 0, reasons: [] }],
  };
}

/** Detects the format by the first bytes, not by the name. */
async function readAny({ name, bytes, columns, pasted }: ImportOrder): Promise<Imported> {
  if (bytes.length === 0) throw new ImportFault('empty');
  if (pasted) return readPastedPosts(new TextDecoder().decode(bytes));
  if (isPdf(bytes)) return readProfile(bytes, name);
  if (isCompound(bytes)) throw new ImportFault('locked');
  if (isZip(bytes)) return isWorkbook(bytes) ? readAnalytics(bytes) : readDataExport(bytes);
  const head = decodeTable(bytes.subarray(0, 4_096))?.text.trimStart() ?? null;
  if (head === null) throw new ImportFault('unknown');
  return /^[[{]/.test(head) ? readPostJson(bytes, name, columns) : readPostTable(bytes, name, columns);
}

export async function read(order: ImportOrder): Promise<Imported | ImportFailure> {
  try {
    return await readAny(order);
  } catch (error) {
    if (error instanceof ImportFault) return { fault: error.kind, headings: error.headings };
    return { fault: 'damaged', headings: [] };
  }
}

export async function readTable(bytes: Uint8Array): Promise<string | null> {
  try {
    return await readTableFile(bytes);
  } catch {
    return null;
  }
}
