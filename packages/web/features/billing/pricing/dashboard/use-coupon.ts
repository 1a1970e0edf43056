import { checkCoupon, type EndpointData } from '@limelight/contracts';
import type { Currency, ProductKey } from '@limelight/contracts/catalog';
import { useCallback, useState } from 'react';
import { useCall } from '../../../../lib/use-call.ts';
import type { CouponState } from '../block/coupon-box.tsx';

type Found = EndpointData<typeof checkCoupon>;

const wrongCoupon = 'Invalid coupon code. Please check and try again.';

const otherCurrency = {
  INR: 'This coupon only works with prices in US dollars. Switch to US dollars to use it.',
  USD: 'This coupon only works with prices in rupees.',
} as const satisfies Readonly<Record<Currency, string>>;

/** The page's coupon in the current currency: its state, the reduced prices, and what it applies to. */
export function useCoupon(currency: Currency): {
  state: CouponState;
  found: Found | null;
  apply: (code: string) => void;
  clear: () => void;
  /** Rejects it after an order was refused because of it. */
  refuse: (message: string) => void;
  /** The code to send with an order of this product, or null if it does not apply. */
  codeFor: (product: ProductKey) => string | null;
} {
  const check = useCall(checkCoupon, { showError: false });
  const [found, setFound] = useState<Found | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { run, reset, error, loading } = check;
  const apply = useCallback(
    (coupon: string) => {
      setFound(null);
      setRefused(null);
      void run({ body: { coupon } }).then((answer) => setFound(answer));
    },
    [run],
  );
  const clear = useCallback(() => {
    setFound(null);
    setRefused(null);
    reset();
  }, [reset]);
  const refuse = useCallback((message: string) => {
    setFound(null);
    setRefused(message);
  }, []);
  const goodFor = found?.products[currency] ?? [];
  const state: CouponState = loading
    ? { kind: 'applying' }
    : found
      ? goodFor.length > 0
        ? { kind: 'applied', code: found.coupon }
        : { kind: 'invalid', message: otherCurrency[currency] }
      : error || refused !== null
        ? { kind: 'invalid', message: refused ?? error?.serverMessage ?? wrongCoupon }
        : { kind: 'none' };
  return {
    state,
    found,
    apply,
    clear,
    refuse,
    codeFor: (product) => (found && goodFor.includes(product) ? found.coupon : null),
  };
}
