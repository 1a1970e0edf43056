import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { invoicePdf } from './invoice-pdf.ts';
import type { InvoiceRow } from './repository/invoices.ts';
import type { InvoiceContent } from './tables.ts';

async function textOf(kind: InvoiceRow['kind'], change: Partial<InvoiceContent>): Promise<string> {
  const invoice: InvoiceRow = {
    id: randomUUID(),
    number: 'LL/26-27/000042',
    kind,
    userId: randomUUID(),
    purchaseId: randomUUID(),
    refundId: null,
    issuedAt: new Date('2026-11-18T20:00:00Z'),
    content: {
      buyer: {
        name: 'Asha Rao',
        email: 'asha@example.com',
        address: '',
        country: 'IN',
        state: 'Karnataka',
        taxNumber: null,
      },
      line: 'Pro, 6 months, 36,000 credits in all',
      currency: 'INR',
      listMinor: 2999_00,
      discountMinor: 599_80,
      totalMinor: 2399_20,
      taxableMinor: 2399_20,
      taxes: [],
      endorsement: null,
      paymentId: 'pay_A1b2C3d4E5f6G7',
      reference: null,
      ...change,
    },
  };
  const pdf = await getDocumentProxy(await invoicePdf(invoice, 'support@studio.test'));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(pdf.numPages).toBe(1);
  return text.replace(/\s+/g, ' ');
}

it('is dated where a buyer outside India reads it', async () => {
  const buyer = {
    name: 'Jo',
    email: 'jo@example.com',
    address: '',
    country: 'US',
    state: '',
    taxNumber: null,
  };
  expect(await textOf('invoice', { buyer: { ...buyer, timeZone: 'America/New_York' } })).toContain(
    '2026-11-18',
  );
  expect(await textOf('invoice', { buyer })).toContain('2026-11-19');
});

it('states number, date in India, buyer, sums and that taxes are included', async () => {
  const text = await textOf('invoice', {});
  for (const part of [
    'Invoice',
    'LL/26-27/000042',
    '2026-11-19',
    'Asha Rao',
    'Karnataka (29)',
    '₹2,999.00 INR',
    '−₹599.80 INR',
    '₹2,399.20 INR',
    'Taxes included',
    'pay_A1b2C3d4E5f6G7',
  ])
    expect(text).toContain(part);
});

it('states a buyer abroad, in dollars, whatever script the name is in', async () => {
  const text = await textOf('credit-note', {
    buyer: {
      name: 'Łukasz Ковалёв Ltd',
      email: 'l@example.com',
      address: 'Hauptstraße 1',
      country: 'DE',
      state: 'Berlin',
      taxNumber: 'DE123456789',
    },
    currency: 'USD',
    listMinor: 59_00,
    discountMinor: 0,
    totalMinor: 59_00,
    reference: 'LL/26-27/000001',
  });
  for (const part of [
    'Credit note',
    'Łukasz Ковалёв Ltd',
    'Hauptstraße 1',
    'Berlin, Germany',
    'DE123456789',
    '$59.00 USD',
    'For invoice LL/26-27/000001',
  ])
    expect(text).toContain(part);
});

it('shows the tax a seller with a GST number has to show', async () => {
  const text = await textOf('invoice', {
    taxableMinor: 2033_22,
    taxes: [{ name: 'IGST', percent: 18, amountMinor: 365_98 }],
    endorsement: 'Supply meant for export',
  });
  for (const part of ['Taxable value', '₹2,033.22', 'IGST 18%', '₹365.98']) expect(text).toContain(part);
  expect(text).toContain('Supply meant for export');
});
