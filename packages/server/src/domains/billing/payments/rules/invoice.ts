import { indianStates, supplier, type Billing } from '@limelight/contracts';
import { financialYear } from './calendar.ts';

interface Seller {
  state: string;
  gstin: string | null;
  taxPercent: number;
}

export interface TaxSplit {
  taxableMinor: number;
  taxes: { name: string; percent: number; amountMinor: number }[];
  endorsement: string | null;
}

const exportEndorsement =
  'Supply meant for export under bond or letter of undertaking without payment of integrated tax';

/**
 * The tax included in a total. A buyer in the seller's state pays central and state tax, elsewhere in India integrated
 * tax, abroad none. Without a GST number nothing is split, and the invoice says that taxes are included.
 */
export function splitTax(
  totalMinor: number,
  buyer: Pick<Billing, 'country' | 'state'>,
  seller: Seller,
): TaxSplit {
  if (seller.gstin === null) return { taxableMinor: totalMinor, taxes: [], endorsement: null };
  if (buyer.country !== 'IN')
    return {
      taxableMinor: totalMinor,
      taxes: [{ name: 'IGST', percent: 0, amountMinor: 0 }],
      endorsement: exportEndorsement,
    };
  const { taxPercent } = seller;
  if (buyer.state === seller.state) {
    const half = Math.round((totalMinor * taxPercent) / (2 * (100 + taxPercent)));
    return {
      taxableMinor: totalMinor - 2 * half,
      taxes: [
        { name: 'CGST', percent: taxPercent / 2, amountMinor: half },
        { name: 'SGST', percent: taxPercent / 2, amountMinor: half },
      ],
      endorsement: null,
    };
  }
  const tax = Math.round((totalMinor * taxPercent) / (100 + taxPercent));
  return {
    taxableMinor: totalMinor - tax,
    taxes: [{ name: 'IGST', percent: taxPercent, amountMinor: tax }],
    endorsement: null,
  };
}

/** The series of a document issued at this time. Each financial year has its own. */
export function seriesOf(kind: 'invoice' | 'credit-note', at: Date): string {
  const name = kind === 'invoice' ? supplier.series.invoice : supplier.series.creditNote;
  return `${name}/${financialYear(at)}`;
}

/** The law allows at most 16 characters. */
export function documentNumber(series: string, count: number): string {
  return `${series}/${String(count).padStart(6, '0')}`;
}

export function placeOf(buyer: { country: string; state: string }): string {
  if (buyer.country === 'IN') return `${buyer.state} (${indianStates[buyer.state] ?? '97'})`;
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(buyer.country) ?? buyer.country;
  return buyer.state === '' ? country : `${buyer.state}, ${country}`;
}
