import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measure, readConsent, saveConsent } from './measure.ts';

const kept = new Map<string, string>();
const page: { dataLayer?: unknown[]; localStorage: Pick<Storage, 'getItem' | 'setItem'> } = {
  localStorage: {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  },
};

beforeEach(() => {
  kept.clear();
  delete page.dataLayer;
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is put on the data layer before a yes, nor after a no', () => {
  measure('page_land_pricing');
  expect(page.dataLayer).toBeUndefined();
  saveConsent('denied');
  measure('price_pro_click');
  expect(page.dataLayer).toBeUndefined();
  expect(readConsent()).toBe('denied');
});

test('after a yes events go to the data layer by their names', () => {
  saveConsent('granted');
  measure('price_pro_click');
  measure('purchase', { ecommerce: { value: 1000, currency: 'INR' } });
  expect(page.dataLayer).toEqual([
    { event: 'price_pro_click' },
    { event: 'purchase', ecommerce: { value: 1000, currency: 'INR' } },
  ]);
});
