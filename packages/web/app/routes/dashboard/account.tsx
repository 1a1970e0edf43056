import { brand } from '@limelight/contracts/catalog';
import { AccountPage } from '../../../features/account/account-page.tsx';

export const meta = () => [{ title: `Account settings · ${brand.name}` }];

export default AccountPage;
