import { brand } from '@limelight/contracts/catalog';
import { DeveloperPage } from '../../../features/accounts/developer/developer-page.tsx';

export const meta = () => [{ title: `API · ${brand.name}` }];

export default DeveloperPage;
