import { crc32 } from 'node:zlib';
import { onePagePdf } from '@limelight/sandbox';

export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export function pdfFile(name: string, lines: readonly string[]): GivenFile {
  return { name, mimeType: 'application/pdf', buffer: onePagePdf(lines) };
}

/** A PDF with one page per colour. Each colour is given as red, green and blue from 0 to 1. */
export function colouredPdf(name: string, colours: readonly string[]): GivenFile {
  const pages = colours.map((_, at) => `${3 + 2 * at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages}] /Count ${colours.length} >>`,
    ...colours.flatMap((colour, at) => {
      const stream = `${colour} rg 0 0 400 500 re f`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 500] /Contents ${4 + 2 * at} 0 R /Resources << >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`${pdf}${table}${end}`) };
}

export function textFile(name: string, mimeType: string, text: string): GivenFile {
  return { name, mimeType, buffer: Buffer.from(text) };
}

/** A Word document with these paragraphs: an uncompressed archive with one part. */
export function docxFile(name: string, paragraphs: readonly string[]): GivenFile {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const part = Buffer.from(`<w:document><w:body>${body}</w:body></w:document>`);
  const path = Buffer.from('word/document.xml');
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt32LE(crc32(part), 10);
  facts.writeUInt32LE(part.length, 14);
  facts.writeUInt32LE(part.length, 18);
  facts.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, path, part]);
  const listed = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, Buffer.alloc(14), path]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(local.length, 12);
  const buffer = Buffer.concat([local, listed, Buffer.from('PK\u0005\u0006'), end]);
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return { name, mimeType, buffer };
}
