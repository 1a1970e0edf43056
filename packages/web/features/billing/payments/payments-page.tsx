import { formatMoney, refundHours } from '@limelight/contracts/catalog';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCredits, formatDateTime } from '../../../lib/format.ts';
import { useTimeZone } from '../../../lib/person.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { paymentsQuery } from './api.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import type { Payment, PaymentDocument } from './payment.ts';
import styles from './payments.module.css';
import { canCancel, standing } from './rules.ts';

function Document({ kind, document }: { kind: string; document: PaymentDocument }) {
  return (
    <a className={styles.document} href={document.url} download>
      <IconDownload aria-hidden="true" />
      <span>
        {kind} <span className={styles.number}>{document.number}</span>
        <span className="visually-hidden"> as PDF</span>
      </span>
    </a>
  );
}

function Row({ payment, zone, now }: { payment: Payment; zone: string; now: number }) {
  const { name, months, credits, coupon, discountMinor, currency, amountMinor, invoice, creditNotes } =
    payment;
  const { tone, words } = standing(payment);
  const [cancelling, setCancelling] = useState(false);
  return (
    <li className={styles.payment}>
      <div className={styles.what}>
        <h2 className={styles.name}>
          {name}
          {months !== null && `, ${months === 1 ? '1 month' : `${months} months`}`}
        </h2>
        <p className={styles.quiet}>
          <time dateTime={payment.at}>{formatDateTime(payment.at, zone, now)}</time>
          {credits > 0 && ` · ${formatCredits(credits)}`}
          {coupon && ` · ${formatMoney(discountMinor, currency)} off with ${coupon}`}
        </p>
      </div>
      <div className={styles.sum}>
        <strong className={styles.amount}>{formatMoney(amountMinor, currency)}</strong>
        <StatusBadge tone={tone}>{words}</StatusBadge>
      </div>
      <div className={styles.documents}>
        {invoice && <Document kind="Invoice" document={invoice} />}
        {creditNotes.map((note) => (
          <Document key={note.number} kind="Credit note" document={note} />
        ))}
        {canCancel(payment, now) && payment.refundableUntil && (
          <span className={styles.cancel}>
            <Button look="quiet" onClick={() => setCancelling(true)}>
              Cancel purchase
            </Button>
            <span className={styles.quiet}>
              with a refund until {formatDateTime(payment.refundableUntil, zone, now)}
            </span>
          </span>
        )}
      </div>
      {cancelling && <CancelDialog payment={payment} onClose={() => setCancelling(false)} />}
    </li>
  );
}

function List() {
  const payments = useInfiniteQuery(paymentsQuery);
  const zone = useTimeZone();
  const now = useMinute();
  if (payments.isPending) {
    return (
      <Loading label="Loading your payments">
        {[1, 2, 3].map((row) => (
          <div key={row} className={styles.payment}>
            <Skeleton width="12rem" height="1.2rem" />
            <Skeleton width="6rem" height="1.2rem" />
          </div>
        ))}
      </Loading>
    );
  }
  if (payments.isError && !payments.data) {
    return <ErrorState title="Your payments did not load" query={payments} />;
  }
  const rows = payments.data.pages.flatMap((page) => page.items);
  if (rows.length === 0) {
    return (
      <EmptyState
        title="No purchases yet"
        action={
          <ButtonLink to="/dashboard/pricing" look="accent">
            See plans and prices
          </ButtonLink>
        }
      >
        Your invoices appear here as PDF files.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {rows.map((payment) => (
          <Row key={payment.id} payment={payment} zone={zone} now={now} />
        ))}
      </ul>
      <ShowMore list={payments} className={styles.more}>
        Show earlier payments
      </ShowMore>
    </>
  );
}

/** The page `/dashboard/payments`: purchases, their invoices, and refunds while they are possible. */
export function PaymentsPage() {
  return (
    <Page>
      <PageHeader
        title="Payments and invoices"
        description={`You can cancel a purchase within ${refundHours} hours. The refund is the price minus the share of its credits you have used. Nothing renews automatically.`}
        actions={<ButtonLink to="/dashboard/pricing">Plans and prices</ButtonLink>}
      />
      <Card flush>
        <List />
      </Card>
    </Page>
  );
}
