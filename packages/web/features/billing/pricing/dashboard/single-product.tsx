import { useEffect, useRef, type ComponentProps } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { OneProduct } from '../cards/one-product.tsx';

/** The block of one product, whose order starts as soon as everything is known. */
export function SingleProduct({
  ready,
  busy,
  onBuy,
  ...shown
}: Omit<ComponentProps<typeof OneProduct>, 'action' | 'all'> & {
  /** True once everything that an order needs is known. */
  ready: boolean;
  busy: boolean;
  onBuy: () => void;
}) {
  const begun = useRef(false);
  const { reason } = shown;
  useEffect(() => {
    if (begun.current || !ready || reason !== null) return;
    begun.current = true;
    onBuy();
  }, [ready, reason, onBuy]);
  return (
    <OneProduct
      {...shown}
      action={
        <Button look="accent" size="large" wide loading={busy} onClick={onBuy}>
          Retry Payment
        </Button>
      }
      all="/dashboard/pricing"
    />
  );
}
