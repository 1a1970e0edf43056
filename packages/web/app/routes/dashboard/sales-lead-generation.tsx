import { agentCategories, brand } from '@limelight/contracts/catalog';
import { LeadGenerationPage } from '../../../features/library/people/lead-generation-page.tsx';

export const meta = () => [{ title: `${agentCategories.sales_lead_generation.label} · ${brand.name}` }];

export default LeadGenerationPage;
