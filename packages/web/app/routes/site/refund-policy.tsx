import { brand } from '@limelight/contracts/catalog';
import { pageHead } from '../../../features/site/head.ts';
import { RefundPage } from '../../../features/site/pages/refund-page.tsx';
import { Site } from '../../site.tsx';

export const meta = () =>
  pageHead({
    path: '/refund-policy',
    title: 'Refunds and cancellation',
    description: `How to cancel a purchase at ${brand.name}, what is refunded within 48 hours, and when the money arrives.`,
    crumbs: [{ name: 'Refunds and cancellation', path: '/refund-policy' }],
  });

export default function Refund() {
  return (
    <Site>
      <RefundPage />
    </Site>
  );
}
