import { createRequire } from 'node:module';
import { brand, formatMoney, supplier, type Currency } from '@limelight/contracts';
import type PdfDocument from 'pdfkit';
import type { InvoiceRow } from './repository/invoices.ts';
import { dateIn } from './rules/calendar.ts';
import { placeOf } from './rules/invoice.ts';

const fontFile = createRequire(import.meta.url).resolve;
const regular = fontFile('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
const semibold = fontFile('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf');
const devanagari = fontFile(
  '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
);

const ink = '#1b1b1f';
const quiet = '#5f6068';
const left = 56;
const right = 539;

type Pdf = InstanceType<typeof PdfDocument>;

/** Splits a text by the font that contains its characters. Characters that neither font has use the first. */
function runsOf(text: string, bold: boolean): { font: string; text: string }[] {
  return [...text.matchAll(/[\p{Script=Devanagari}\u200c\u200d]+|[^\p{Script=Devanagari}]+/gu)].map(
    ([run]) => ({
      font: /\p{Script=Devanagari}/u.test(run) ? devanagari : bold ? semibold : regular,
      text: run,
    }),
  );
}

function write(
  pdf: Pdf,
  text: string,
  y: number,
  { bold = false, size = 9.5, color = ink, x = left, width = right - left }: Partial<Style> = {},
): number {
  pdf.fontSize(size).fillColor(color);
  const runs = runsOf(text, bold);
  if (runs.length === 0) return y;
  for (const [index, run] of runs.entries()) {
    pdf.font(run.font);
    const options = { width, continued: index < runs.length - 1 };
    if (index === 0) pdf.text(run.text, x, y, options);
    else pdf.text(run.text, options);
  }
  return pdf.y + 2;
}

interface Style {
  bold: boolean;
  size: number;
  color: string;
  x: number;
  width: number;
}

function amountLine(pdf: Pdf, label: string, amount: string, y: number, bold = false): number {
  pdf
    .font(bold ? semibold : regular)
    .fontSize(9.5)
    .fillColor(ink);
  pdf.text(amount, right - 130, y, { width: 130, align: 'right' });
  return write(pdf, label, y, { bold, x: 300, width: 125 }) + 2;
}

/** Always with decimals, as on invoices. */
function money(amountMinor: number, currency: Currency): string {
  const text = formatMoney(amountMinor, currency);
  return `${text.includes('.') ? text : `${text}.00`} ${currency}`;
}

function titleOf(invoice: InvoiceRow): string {
  if (invoice.kind === 'credit-note') return 'Credit note';
  return supplier.gstin === null ? 'Invoice' : 'Tax invoice';
}

function buyerLines({ content: { buyer } }: InvoiceRow): string[] {
  return [
    buyer.name,
    ...buyer.address.split('\n'),
    placeOf(buyer),
    ...(buyer.country === 'IN' ? ['India'] : []),
    buyer.email,
    ...(buyer.taxNumber === null
      ? []
      : [`${buyer.country === 'IN' ? 'GSTIN' : 'Tax number'} ${buyer.taxNumber}`]),
  ].filter((line) => line !== '');
}

function draw(pdf: Pdf, invoice: InvoiceRow, supportEmail: string): void {
  const { content } = invoice;
  const { currency } = content;
  let y = write(pdf, brand.name, 56, { bold: true, size: 18 }) + 4;
  for (const line of [...supplier.address, supportEmail]) y = write(pdf, line, y, { color: quiet });
  if (supplier.gstin !== null) y = write(pdf, `GSTIN ${supplier.gstin}`, y, { color: quiet });
  const side = { x: 340, width: right - 340 };
  let sideY = write(pdf, titleOf(invoice), 60, { ...side, bold: true, size: 14 }) + 4;
  const facts = [
    `Number ${invoice.number}`,
    `Date ${dateIn(invoice.issuedAt, content.buyer.timeZone)}`,
    ...(content.reference === null ? [] : [`For invoice ${content.reference}`]),
    ...(content.paymentId === null ? [] : [`Payment ${content.paymentId}`]),
    `Place of supply ${placeOf(content.buyer)}`,
    ...(supplier.gstin === null ? [] : [`SAC ${supplier.sac}`, 'Reverse charge: no']),
  ];
  for (const fact of facts) sideY = write(pdf, fact, sideY, side);

  y = Math.max(y, sideY) + 24;
  y = write(pdf, 'To', y, { color: quiet });
  for (const line of buyerLines(invoice)) y = write(pdf, line, y);

  y += 24;
  pdf.moveTo(left, y).lineTo(right, y).strokeColor('#d7d7de').stroke();
  pdf.font(regular).fontSize(9.5).fillColor(ink);
  pdf.text(money(content.listMinor, currency), right - 130, y + 12, { width: 130, align: 'right' });
  y = write(pdf, content.line, y + 12, { width: 330 }) + 10;
  pdf.moveTo(left, y).lineTo(right, y).stroke();
  y += 12;
  if (content.discountMinor > 0)
    y = amountLine(pdf, 'Discount', `−${money(content.discountMinor, currency)}`, y);
  if (content.taxes.length > 0) {
    y = amountLine(pdf, 'Taxable value', money(content.taxableMinor, currency), y);
    for (const tax of content.taxes)
      y = amountLine(pdf, `${tax.name} ${tax.percent}%`, money(tax.amountMinor, currency), y);
  }
  y = amountLine(pdf, 'Total', money(content.totalMinor, currency), y, true);
  y = amountLine(pdf, 'Taxes included', '', y) + 20;
  if (content.endorsement !== null) y = write(pdf, content.endorsement, y, { color: quiet });
  if (content.endorsement !== null && supplier.letterOfUndertaking !== null)
    write(pdf, `Letter of undertaking ${supplier.letterOfUndertaking}`, y, { color: quiet });
}

export async function invoicePdf(
  invoice: InvoiceRow,
  supportEmail: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size: 'A4',
    margin: 56,
    lang: 'en',
    info: {
      Title: `${titleOf(invoice)} ${invoice.number}`,
      Author: supplier.name,
      CreationDate: invoice.issuedAt,
      ModDate: invoice.issuedAt,
    },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  draw(pdf, invoice, supportEmail);
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}
