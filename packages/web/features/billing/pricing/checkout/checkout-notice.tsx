import { resendVerification } from '@limelight/contracts';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../../lib/use-call.ts';
import { useUser } from '../../../../lib/query-client.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import styles from './checkout-notice.module.css';
import type { CheckoutState, Purchase } from './flow.ts';

function Unverified({ onAgain }: { onAgain: () => void }) {
  const user = useUser().data;
  const resend = useCall(resendVerification, { successMessage: 'We sent a new link.' });
  return (
    <Callout
      tone="warn"
      title="Confirm your email to buy."
      action={
        <>
          <Button size="small" loading={resend.loading} onClick={() => void resend.run({})}>
            Send the link again
          </Button>
          <Button size="small" look="ink" onClick={onAgain}>
            I’ve opened it
          </Button>
        </>
      }
    >
      {user ? `The link went to ${user.email}.` : 'The link is in your inbox.'} The invoice and the receipt go
      to that address.
    </Callout>
  );
}

/**
 * The state of a purchase, shown above the plans. It is scrolled into view for users who pressed a button further down.
 */
export function CheckoutNotice(props: { state: CheckoutState; onAgain: (purchase: Purchase) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const { kind } = props.state;
  useEffect(() => {
    place.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [kind]);
  return (
    <div ref={place} className={styles.notice}>
      <Words {...props} />
    </div>
  );
}

function Words({ state, onAgain }: { state: CheckoutState; onAgain: (purchase: Purchase) => void }) {
  switch (state.kind) {
    case 'unverified':
      return <Unverified onAgain={() => onAgain(state.purchase)} />;
    case 'dismissed':
      return (
        <Callout tone="warn" title={state.refused ? 'The payment failed' : 'Payment not completed'}>
          {state.refused ?? 'You haven’t been charged.'} If your bank still takes the money, we’ll add the
          credits automatically.
        </Callout>
      );
    case 'pending':
      return (
        <Callout tone="warn" title="Your payment is being confirmed">
          Your bank has not confirmed it yet. You can carry on: your credits and invoice will arrive
          automatically.
        </Callout>
      );
    case 'returned':
      return (
        <Callout tone="warn" title="Your payment is being refunded">
          We could not deliver your purchase. You’ll get your money back in 5-7 working days.
        </Callout>
      );
    case 'coupon':
      return (
        <Callout tone="warn" title="This coupon is no longer valid">
          Nothing was charged. Prices are shown without it.
        </Callout>
      );
    case 'failed':
      return (
        <Callout tone="bad" title="That did not work">
          {state.message}
        </Callout>
      );
    case 'confirming':
      return <Callout tone="good">Confirming your payment.</Callout>;
    default:
      return null;
  }
}
