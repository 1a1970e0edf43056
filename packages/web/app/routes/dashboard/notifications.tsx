import { brand } from '@limelight/contracts/catalog';
import { NotificationsPage } from '../../../features/accounts/notifications/notifications-page.tsx';

export const meta = () => [{ title: `Notifications · ${brand.name}` }];

export default function Notifications() {
  return <NotificationsPage />;
}
