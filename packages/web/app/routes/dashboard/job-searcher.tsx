import { agentCategories, brand } from '@limelight/contracts/catalog';
import { JobSearcherPage } from '../../../features/agents/job-agents/job-searcher-page.tsx';

export const meta = () => [{ title: `${agentCategories.job_searcher.label} · ${brand.name}` }];

export default JobSearcherPage;
