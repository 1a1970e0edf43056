import { brand } from './brand.ts';

/**
 * The seller as named on invoices. Installations edit this file. Without a GST number, documents are plain invoices
 * that say 'taxes included'; with one, they are tax invoices that show the tax.
 */
export const supplier = {
  name: brand.name,
  address: brand.postalAddress,
  state: 'Delhi',
  gstin: null as string | null,
  /** The services accounting code for software licences. */
  sac: '997331',
  taxPercent: 18,
  /** The letter of undertaking for exports, such as `AD0704260000000 (2026-27)`; null without one. */
  letterOfUndertaking: null as string | null,
  /** The prefixes of invoice and credit note numbers. A complete number has at most 16 characters. */
  series: { invoice: 'LL', creditNote: 'LC' },
} as const;

export const indianStates: Readonly<Record<string, string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};
