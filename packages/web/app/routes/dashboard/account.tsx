import { brand } from '@limelight/contracts/catalog';
import { AccountPage } from '../../../features/account/account-page.tsx';
import { NotificationSettingsCard } from '../../../features/notifications/settings-card.tsx';
import { ClaimsSetting } from '../../../features/writing/review/claims-setting.tsx';

export const meta = () => [{ title: `Account settings · ${brand.name}` }];

export default function Account() {
  return (
    <AccountPage>
      <NotificationSettingsCard />
      <ClaimsSetting />
    </AccountPage>
  );
}
