import { brand } from '@limelight/contracts/catalog';
import { SupportPage } from '../../../features/support/support-page.tsx';

export const meta = () => [{ title: `Support · ${brand.name}` }];

export default SupportPage;
