import {
  durations,
  listPrice,
  minorUnits,
  products,
  type Currency,
  type Duration,
  type ProductKey,
} from '@limelight/contracts/catalog';

const currencies = ['INR', 'USD'] as const satisfies readonly Currency[];

function offersOf(product: ProductKey, url: string): Record<string, unknown>[] {
  const months: readonly Duration[] = products[product].kind === 'plan' ? durations : [1];
  return currencies.flatMap((currency) =>
    months.flatMap((month) => {
      const price = listPrice(product, month, currency);
      if (price === null) return [];
      return [
        {
          '@type': 'Offer',
          ...(products[product].kind === 'plan' ? { name: month === 1 ? '1 month' : `${month} months` } : {}),
          price: (price / minorUnits).toFixed(2),
          priceCurrency: currency,
          url,
        },
      ];
    }),
  );
}

/** A schema.org `Product` with its offers for each product on sale. */
export function pricingData(brandName: string, url: string): Record<string, unknown>[] {
  return (['p_pro', 'p_pre_credit', 'p_cr5000', 'p_cr2500'] as const)
    .filter((product) => products[product].notSold === null)
    .map((product) => ({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: `${brandName} ${products[product].name}`,
      description:
        products[product].kind === 'plan'
          ? 'Monthly credits for writing LinkedIn posts, in one payment for the whole term.'
          : 'Credits for writing LinkedIn posts, in one payment, with no expiry.',
      brand: { '@type': 'Brand', name: brandName },
      url,
      offers: offersOf(product, url),
    }));
}
