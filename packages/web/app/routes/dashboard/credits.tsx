import { brand } from '@limelight/contracts/catalog';
import { CreditsPage } from '../../../features/billing/credits/credits-page.tsx';

export const meta = () => [{ title: `Credits · ${brand.name}` }];

export default CreditsPage;
