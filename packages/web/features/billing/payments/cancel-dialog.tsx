import { cancelPurchase } from '@limelight/contracts';
import { formatMoney } from '@limelight/contracts/catalog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatCredits, formatNumber } from '../../../lib/format.ts';
import { notices } from '../../../lib/notices.ts';
import { userDetailsKey } from '../../../lib/query-client.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { paymentsQuery, refundQuery } from './api.ts';
import type { Payment } from './payment.ts';
import styles from './payments.module.css';
import { endsWith } from './rules.ts';

export function CancelDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { id, name, currency } = payment;
  const cache = useQueryClient();
  const quote = useQuery(refundQuery(id));
  const cancel = useCall(cancelPurchase, { showError: false, showSuccess: false });
  const terms = quote.data;
  const money = (minor: number) => formatMoney(minor, currency);

  async function confirm() {
    if (terms === undefined) {
      void quote.refetch();
      return;
    }
    const done = await cancel.run({ body: { purchaseId: id, amountMinor: terms.amountMinor } });
    // The amount or the state may have changed, so both are reloaded whatever the answer was.
    void cache.invalidateQueries({ queryKey: refundQuery(id).queryKey });
    void cache.invalidateQueries({ queryKey: paymentsQuery.queryKey });
    if (done === null) return;
    void cache.invalidateQueries({ queryKey: userDetailsKey });
    notices.success(
      done.amountMinor > 0
        ? `${name} is cancelled. ${money(done.amountMinor)} will be refunded to your original payment method. We’ll email you.`
        : `${name} is cancelled.`,
    );
    onClose();
  }

  const failure = cancel.error ?? quote.error;
  const ends = terms === undefined ? null : endsWith(payment, terms.isLast);
  return (
    <ConfirmDialog
      opened
      title={`Cancel ${name}?`}
      danger
      confirmLabel={
        quote.isError && terms === undefined
          ? 'Check again'
          : terms && terms.amountMinor > 0
            ? `Cancel and refund ${money(terms.amountMinor)}`
            : 'Cancel purchase'
      }
      cancelLabel="Keep purchase"
      loading={cancel.loading || quote.isFetching}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {quote.isPending && (
        <Loading label="Working out your refund">
          <Skeleton height="6rem" />
        </Loading>
      )}
      {failure && (
        <Callout tone="bad" title="This purchase was not cancelled">
          {failure.message}
        </Callout>
      )}
      {terms && (
        <>
          <dl className={styles.terms}>
            <dt>You paid</dt>
            <dd>{money(payment.amountMinor)}</dd>
            {payment.credits > 0 && (
              <>
                <dt>
                  Used: {formatNumber(terms.creditsUsed)} of {formatCredits(payment.credits)}
                </dt>
                <dd>
                  {terms.amountMinor < payment.amountMinor && '−'}
                  {money(payment.amountMinor - terms.amountMinor)}
                </dd>
              </>
            )}
            <dt className={styles.total}>Refund</dt>
            <dd className={styles.total}>{money(terms.amountMinor)}</dd>
          </dl>
          <ul className={styles.effects}>
            {terms.creditsTaken > 0 && (
              <li>
                {formatCredits(terms.creditsTaken)} you have not used will be removed from your account.
              </li>
            )}
            {ends !== null && <li>{ends}</li>}
            <li>
              {terms.amountMinor > 0
                ? 'The refund goes to your original payment method within 5-7 working days.'
                : 'All of its credits are used, so there is nothing to refund.'}
            </li>
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
