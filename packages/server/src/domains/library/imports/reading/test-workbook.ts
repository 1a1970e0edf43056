import { strToU8, zipSync } from 'fflate';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const column = (index: number) => String.fromCharCode(65 + index);

type Row = readonly (string | number | null)[];

const sheetXml = (rows: readonly Row[]) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map((row, y) => {
      const cells = row.map((cell, x) => {
        if (cell === null) return '';
        const place = `${column(x)}${y + 1}`;
        return typeof cell === 'number'
          ? `<c r="${place}"><v>${cell}</v></c>`
          : `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
      });
      return `<row r="${y + 1}">${cells.join('')}</row>`;
    })
    .join('')}</sheetData></worksheet>`;

export function workbook(sheets: readonly { name: string; rows: readonly Row[] }[]): Uint8Array<ArrayBuffer> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
        .map(
          ({ name }, index) =>
            `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packaged}">${sheets
        .map(
          (_, index) =>
            `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ),
    ...Object.fromEntries(
      sheets.map(({ rows }, index) => [`xl/worksheets/sheet${index + 1}.xml`, strToU8(sheetXml(rows))]),
    ),
  };
  return new Uint8Array(zipSync(files));
}
