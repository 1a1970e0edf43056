import { checkCoupon, type EndpointData } from '@limelight/contracts';
import type { ProductKey } from '@limelight/contracts/catalog';
import { useCallback, useState } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import type { CouponState } from '../block/coupon-box.tsx';

type Found = EndpointData<typeof checkCoupon>;

const wrongCoupon = 'Invalid coupon code. Please check and try again.';

/** The coupon on the page: whether it holds, the prices with it, and what it is good for. */
export function useCoupon(): {
  state: CouponState;
  found: Found | null;
  apply: (code: string) => void;
  clear: () => void;
  /** An order was refused because of it. */
  refuse: (message: string) => void;
  /** The code to send with an order of this product; null where it is not good for it. */
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
  const state: CouponState = loading
    ? { kind: 'applying' }
    : found
      ? { kind: 'applied', code: found.coupon }
      : error || refused !== null
        ? { kind: 'invalid', message: refused ?? error?.serverMessage ?? wrongCoupon }
        : { kind: 'none' };
  return {
    state,
    found,
    apply,
    clear,
    refuse,
    codeFor: (product) => (found?.products.includes(product) ? found.coupon : null),
  };
}
