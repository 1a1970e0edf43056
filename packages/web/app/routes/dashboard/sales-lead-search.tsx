import { agentCategories, brand } from '@limelight/contracts/catalog';
import { LeadSearchPage } from '../../../features/library/people/lead-search-page.tsx';

export const meta = () => [{ title: `${agentCategories.sales_lead_search.label} · ${brand.name}` }];

export default LeadSearchPage;
