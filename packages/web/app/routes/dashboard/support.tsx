import { brand } from '@limelight/contracts/catalog';
import { SupportPage } from '../../../features/desk/support/support-page.tsx';

export const meta = () => [{ title: `Support · ${brand.name}` }];

export default SupportPage;
