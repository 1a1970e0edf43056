import { formatMoney, products } from '@limelight/contracts/catalog';
import { Modal } from '@mantine/core';
import { formatCredits } from '../../../../lib/format.ts';
import { useUser } from '../../../../lib/query-client.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import type { Paid } from './flow.ts';
import { SuccessBanner } from './success-banner.tsx';
import dialog from '../../../../ui/form-dialog.module.css';
import styles from './thank-you.module.css';

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

/**
 * Confirms a purchase and shows what it added. It continues to the analysis that was bought; any other purchase loads the
 * dashboard anew, after a while by itself.
 */
export function ThankYouDialog({ paid, onClose }: { paid: Paid; onClose: () => void }) {
  const analysis = paid.result.product === 'p_linkedin_analysis';
  return (
    <Modal opened onClose={onClose} title="Thank you" size="md">
      <div className={styles.thanks}>
        {analysis ? (
          <p className={styles.words}>Payment Successful! Your report comes by email within 48 hours.</p>
        ) : (
          <SuccessBanner onEnd={toDashboard} />
        )}
        <What paid={paid} />
        <div className={dialog.actions}>
          {analysis ? (
            <ButtonLink to={paid.result.next} look="accent" data-autofocus>
              Continue to your profile review
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
