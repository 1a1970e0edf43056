import { checkout, errorReport, orderStatus, paymentStatus } from '@limelight/contracts';
import { listPrice, minorUnits, products } from '@limelight/contracts/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { call } from '../../../../lib/client.ts';
import { currentTime } from '../../../../lib/clock.ts';
import { measure } from '../../../../lib/measure.ts';
import { useUser, userDetailsQuery } from '../../../../lib/query-client.ts';
import { billingQuery } from '../dashboard/api.ts';
import { buy, type CheckoutState, type Paid, type PaymentReport, type Purchase } from './flow.ts';
import { loadCheckout } from './script.ts';

const quiet = { showError: false } as const;

/** Puts the purchase on the data layer. Premium counts with its price in rupees, whatever currency was paid. */
function measurePurchase({ orderId, amount, currency, result }: Paid): void {
  const premium = result.product === 'p_pre_credit';
  const value = premium ? (listPrice('p_pre_credit', 1, 'INR') ?? 0) : amount;
  measure('purchase', {
    ecommerce: {
      transaction_id: orderId,
      currency: premium ? 'INR' : currency,
      value: value / minorUnits,
      items: [{ item_id: result.product, item_name: products[result.product].name, quantity: 1 }],
    },
  });
}

export function useCheckout(): {
  state: CheckoutState;
  start: (purchase: Purchase) => void;
  reset: () => void;
} {
  const [state, setState] = useState<CheckoutState>({ kind: 'idle' });
  const client = useQueryClient();
  const email = useUser().data?.email;
  const turn = useRef(0);

  const report = useCallback(
    ({ type, message, details, product }: PaymentReport) => {
      const err = {
        type,
        message,
        details,
        timestamp: new Date(currentTime()).toISOString(),
        userEmail: email,
        product,
      };
      const body = { params: { product }, apiUrl: '/payment', err };
      call(errorReport, { body }, quiet).catch(() => undefined);
    },
    [email],
  );

  const start = useCallback(
    (purchase: Purchase) => {
      turn.current += 1;
      const mine = turn.current;
      const current = () => turn.current === mine;
      const tell = (next: CheckoutState) => {
        if (!current()) return;
        setState(next);
        if (next.kind !== 'paid') return;
        measurePurchase(next.paid);
        // Credits, plan and invoices have changed.
        void client.invalidateQueries();
      };
      const { product, months: month, coupon } = purchase;
      const environment = {
        missing: async () => {
          const held = client.getQueryData(userDetailsQuery.queryKey);
          const user = held?.emailVerified
            ? held
            : await client.fetchQuery({ ...userDetailsQuery, staleTime: 0 });
          if (!user.emailVerified) return 'unverified' as const;
          const { billing } = await client.fetchQuery({ ...billingQuery, staleTime: 60_000 });
          return billing === null ? ('billing' as const) : null;
        },
        order: () => call(checkout, { body: { product, month, coupon } }, quiet),
        status: (body: Parameters<typeof call<typeof paymentStatus>>[1]['body']) =>
          call(paymentStatus, { body }, quiet),
        ask: (orderId: string) => call(orderStatus, { query: { orderId } }, quiet),
        load: (url: string) => loadCheckout(url),
        wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
        report,
      };
      void buy(environment, purchase, tell, current);
    },
    [client, report],
  );

  const reset = useCallback(() => {
    turn.current += 1;
    setState({ kind: 'idle' });
  }, []);
  return { state, start, reset };
}
