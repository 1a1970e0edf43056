import { listReceipts, type EndpointData } from '@limelight/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../../lib/client.ts';
import { pagedQuery } from '../../../../../lib/paged-query.ts';
import { formatClock, formatDateTime, formatNumber } from '../../../../../lib/format.ts';
import { Button } from '../../../../../ui/button.tsx';
import { ShowMore } from '../../../../../ui/show-more.tsx';
import { SkeletonLines } from '../../../../../ui/skeleton.tsx';
import { postsKey } from '../../post/posts.ts';
import { receiptEvents, receiptStep } from './receipt-words.ts';
import styles from './receipts.module.css';

type Receipt = EndpointData<typeof listReceipts>['items'][number];

const outcomes: Readonly<Record<Receipt['outcome'], string>> = {
  intended: 'Started',
  sending: 'Sending',
  published: 'Published',
  failed: 'Failed',
  unknown: 'No answer',
  abandoned: 'Given up',
};

/** Every publishing attempt with LinkedIn's answers. Loaded when it is opened. */
export function Receipts({ postId }: { postId: string }) {
  const [open, setOpen] = useState(false);
  const receipts = useInfiniteQuery({
    ...pagedQuery([...postsKey, postId, 'receipts'], (cursor, signal) =>
      call(listReceipts, { params: { id: postId }, query: cursor }, { showError: false, signal }),
    ),
    enabled: open,
  });
  return (
    <details className={styles.receipts} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What was sent</summary>
      {receipts.isPending && open && <SkeletonLines count={2} />}
      {receipts.isError && (
        <p>
          The list did not load.{' '}
          <Button size="small" look="quiet" onClick={() => void receipts.refetch()}>
            Try again
          </Button>
        </p>
      )}
      <ol className={styles.list}>
        {receipts.data?.pages
          .flatMap((page) => page.items)
          .map((receipt) => (
            <ReceiptItem key={receipt.id} receipt={receipt} />
          ))}
      </ol>
      <ShowMore list={receipts}>Show more attempts</ShowMore>
    </details>
  );
}

function ReceiptItem({ receipt }: { receipt: Receipt }) {
  return (
    <li>
      <p className={styles.line}>
        <strong>{outcomes[receipt.outcome]}</strong>{' '}
        <time dateTime={receipt.startedAt}>{formatDateTime(receipt.startedAt)}</time>
      </p>
      {receipt.message && <p className={styles.quiet}>{receipt.message}</p>}
      <ul className={styles.sentences}>
        {receiptEvents(receipt).map(({ at, words }, index) => (
          <li key={index}>
            <time dateTime={at}>{formatClock(at)}</time> {words}
          </li>
        ))}
      </ul>
      <details>
        <summary>Technical details</summary>
        <ul className={styles.steps}>
          {receipt.steps.map((step, index) => (
            <li key={index}>{receiptStep(step)}</li>
          ))}
          <li title={receipt.payloadHash}>
            {formatNumber(receipt.payloadBytes)} bytes, fingerprint {receipt.payloadHash.slice(0, 12)}
          </li>
          {receipt.urn && <li>{receipt.urn}</li>}
        </ul>
      </details>
    </li>
  );
}
