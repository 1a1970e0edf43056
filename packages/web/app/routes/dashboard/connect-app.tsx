import { brand } from '@limelight/contracts/catalog';
import { ConnectAppPage } from '../../../features/accounts/developer/connect-app-page.tsx';

export const meta = () => [{ title: `Connect an app · ${brand.name}` }];

export default ConnectAppPage;
