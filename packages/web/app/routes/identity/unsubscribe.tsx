import { brand } from '@limelight/contracts/catalog';
import styles from '../../../features/identity/components/form.module.css';
import { Frame } from '../../../features/identity/components/frame.tsx';
import { Unsubscribe } from '../../../features/notifications/unsubscribe.tsx';
import { pageHead } from '../../../features/site/head.ts';

export const meta = () =>
  pageHead({
    path: '/unsubscribe',
    title: 'Stop these mails',
    description: `Stop e-mails of one kind from ${brand.name}.`,
    unlisted: true,
  });

export default function UnsubscribeRoute() {
  return <Unsubscribe frame={Frame} actions={styles.actions ?? ''} />;
}
