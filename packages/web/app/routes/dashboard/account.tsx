import { brand } from '@limelight/contracts/catalog';
import { AccountPage } from '../../../features/shell/account/account-page.tsx';
import { NotificationSettingsCard } from '../../../features/accounts/notifications/settings-card.tsx';
import { ClaimsSetting } from '../../../features/writing/writing/panels/review/claims-setting.tsx';

export const meta = () => [{ title: `Account settings · ${brand.name}` }];

export default function Account() {
  return (
    <AccountPage>
      <NotificationSettingsCard />
      <ClaimsSetting />
    </AccountPage>
  );
}
