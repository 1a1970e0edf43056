import { brand } from '@limelight/contracts/catalog';
import { SalesAgentsPage } from '../../../features/people/sales-agents-page.tsx';

export const meta = () => [{ title: `Sales agents · ${brand.name}` }];

export default SalesAgentsPage;
