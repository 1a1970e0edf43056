import { brand } from '@limelight/contracts/catalog';
import { MarketplacePage } from '../../../features/agents/agents/marketplace-page.tsx';

export const meta = () => [{ title: `Agents marketplace · ${brand.name}` }];

export default MarketplacePage;
