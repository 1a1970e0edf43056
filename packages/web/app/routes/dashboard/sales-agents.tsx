import { agentCategories, brand } from '@limelight/contracts/catalog';
import { SalesAgentsPage } from '../../../features/library/people/sales-agents-page.tsx';

export const meta = () => [{ title: `${agentCategories.sales_agents.label} · ${brand.name}` }];

export default SalesAgentsPage;
