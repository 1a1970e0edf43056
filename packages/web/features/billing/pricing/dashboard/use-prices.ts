import { saveBilling } from '@limelight/contracts';
import type { Currency, ProductKey } from '@limelight/contracts/catalog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useCall } from '../../../../lib/use-call.ts';
import { isOverruled, type PricePlace } from '../rules/price-place.ts';
import { billingQuery, optionsQuery, placeQuery } from './api.ts';

export function usePrices(usdAtFirst: boolean) {
  const client = useQueryClient();
  const billing = useQuery(billingQuery);
  const options = useQuery(optionsQuery);
  const here = useQuery(placeQuery);
  const [wantsUsd, setWantsUsd] = useState(usdAtFirst);
  const { run: save } = useCall(saveBilling);

  const saved = billing.data?.billing ?? null;
  const failed = [billing, options, here].find((query) => query.isError) ?? null;
  const loading = billing.isPending || options.isPending || here.isPending;
  const usd = saved ? saved.currency === 'USD' : wantsUsd;
  const overruled = isOverruled(usdAtFirst && wantsUsd, saved, here.data?.currency);
  const place: PricePlace = here.data
    ? { kind: 'known', currency: here.data.currency, country: here.data.country }
    : { kind: here.isError ? 'failed' : 'loading' };
  const currency: Currency = usd ? 'USD' : (billing.data?.currency ?? here.data?.currency ?? 'USD');

  /** Rupees are only for payers in India, so the choice is between dollars and the currency of the country. */
  const choose = useCallback(
    async (chosen: Currency) => {
      const dollars = chosen === 'USD';
      setWantsUsd(dollars);
      if (!saved) return;
      const kept = await save({ body: { ...saved, currency: dollars ? 'USD' : null } });
      if (kept) client.setQueryData(billingQuery.queryKey, kept);
    },
    [client, save, saved],
  );
  const reasonOf = useCallback(
    (product: ProductKey): string | null =>
      options.data?.products.find((one) => one.product === product)?.reason ?? null,
    [options.data],
  );
  const retry = () => {
    for (const query of [billing, options, here]) if (query.isError) void query.refetch();
  };
  return {
    place,
    currency,
    usd,
    overruled,
    saved,
    pending: loading,
    failure: failed?.error ?? null,
    retry,
    choose,
    reasonOf,
    configured: options.data?.configured ?? true,
  };
}
