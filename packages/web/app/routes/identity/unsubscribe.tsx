import { brand } from '@limelight/contracts/catalog';
import styles from '../../../features/accounts/identity/components/form.module.css';
import { Frame } from '../../../features/accounts/identity/components/frame.tsx';
import { Unsubscribe } from '../../../features/accounts/notifications/unsubscribe.tsx';
import { pageHead } from '../../../features/site/head.ts';

export const meta = () =>
  pageHead({
    path: '/unsubscribe',
    title: 'Unsubscribe',
    description: `Stop emails of one kind from ${brand.name}.`,
    unlisted: true,
  });

export default function UnsubscribeRoute() {
  return <Unsubscribe frame={Frame} actions={styles.actions ?? ''} />;
}
