import { formatMoney, products, type ProductKey } from '@limelight/contracts/catalog';
import { Modal } from '@mantine/core';
import { formatCredits } from '../../../lib/format.ts';
import { useUser } from '../../../lib/query-client.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { Paid } from './flow.ts';
import { SuccessBanner } from './success-banner.tsx';
import styles from './thank-you.module.css';

/** The next step after buying a service. Every other purchase continues with a full reload of the dashboard. */
const following = new Map<ProductKey, { words: string; label: string }>([
  [
    'p_linkedin_analysis',
    {
      words: 'Payment Successful! Your report comes by e-mail within 48 hours.',
      label: 'Continue to your profile review',
    },
  ],
  [
    'p_custom_ai_agent',
    { words: 'Payment Successful! Now tell us what your agent should do.', label: 'Write the brief' },
  ],
]);

const toDashboard = () => window.location.assign('/dashboard');

function What({ paid }: { paid: Paid }) {
  const { product, months, credits } = paid.result;
  const entry = products[product];
  const held = useUser().data?.userUsage;
  const rows = [
    [
      'Bought',
      entry.kind === 'plan' ? `${entry.name}, ${months === 1 ? '1 month' : `${months} months`}` : entry.name,
    ],
    ['Paid', formatMoney(paid.amount, paid.currency)],
    ...(credits > 0
      ? [[entry.kind === 'plan' ? 'Added in total' : 'Added', formatCredits(credits)] as const]
      : []),
    ...(held === undefined ? [] : [['New balance', formatCredits(held)] as const]),
  ] as const;
  return (
    <dl className={styles.rows}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Confirms a purchase, shows what it added, and continues to the service, or automatically to the dashboard. */
export function ThankYouDialog({ paid, onClose }: { paid: Paid; onClose: () => void }) {
  const next = following.get(paid.result.product);
  return (
    <Modal opened onClose={onClose} title="Thank you" size="md">
      <div className={styles.thanks}>
        {next ? <p className={styles.words}>{next.words}</p> : <SuccessBanner onEnd={toDashboard} />}
        <What paid={paid} />
        <div className={styles.actions}>
          {next ? (
            <ButtonLink to={paid.result.next} look="accent" data-autofocus>
              {next.label}
            </ButtonLink>
          ) : (
            <Button look="accent" data-autofocus onClick={toDashboard}>
              Go to the dashboard
            </Button>
          )}
          <ButtonLink to="/dashboard/payments">
            {paid.amount === 0 ? 'See your payments' : 'See the invoice'}
          </ButtonLink>
        </div>
      </div>
    </Modal>
  );
}
