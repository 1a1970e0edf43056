import { agentCategories, brand } from '@limelight/contracts/catalog';
import { JobAgentsPage } from '../../../features/agents/job-agents/job-agents-page.tsx';

export const meta = () => [{ title: `${agentCategories.job_agents.label} · ${brand.name}` }];

export default JobAgentsPage;
