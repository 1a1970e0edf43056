import { randomUUID } from 'node:crypto';
import { addSourceFile } from '@limelight/contracts';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import type { Person, Reply, TestApp } from '../../../testing/index.ts';
import { insertSource, type SourceRow } from './repository.ts';

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A Word document with these paragraphs. `format` goes into the properties of a run. */
export function docxOf(paragraphs: readonly (string | { text: string; format: string })[]): Uint8Array {
  const body = paragraphs
    .map((one) => (typeof one === 'string' ? { text: one, format: '' } : one))
    .map(
      ({ text, format }) =>
        `<w:p><w:r><w:rPr>${format}</w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`,
    );
  const document = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`;
  return zipSync({ 'word/document.xml': strToU8(document), '[Content_Types].xml': strToU8('<Types/>') });
}

/** A PDF with one of these texts per page, the first below a heading. A password protects it. */
export async function pdfOf(
  pages: readonly string[],
  { password, heading, title }: { password?: string; heading?: string; title?: string } = {},
): Promise<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    ...(title === undefined ? {} : { info: { Title: title } }),
    ...(password === undefined ? {} : { userPassword: password, pdfVersion: '1.7' as const }),
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const [index, page] of pages.entries()) {
    document.addPage();
    if (index === 0 && heading !== undefined) document.fontSize(22).text(heading).fontSize(12);
    if (page === '') document.rect(50, 50, 200, 200).fill('#999999');
    else document.text(page);
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

export async function bringFile(
  app: TestApp,
  person: Person,
  name: string,
  content: Uint8Array | string,
): Promise<{ status: number; body: Reply<typeof addSourceFile>['body'] }> {
  const form = new FormData();
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  const response = await app.fetch(`/api${addSourceFile.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it came; the contract's form is asserted by the endpoints' own test
  return { status: response.status, body: (await response.json()) as Reply<typeof addSourceFile>['body'] };
}

/** Copies a source that was read before to another user, possibly in another database. */
export async function copySource(app: TestApp, who: Person, source: SourceRow): Promise<SourceRow> {
  const row = { ...source, id: randomUUID(), userId: who.id };
  await insertSource(app.context.database.db, row);
  return row;
}
