import { agentCategories, brand } from '@limelight/contracts/catalog';
import { ApplyCard } from '../../../features/agents/applications/apply-card.tsx';
import { JobAgentsPage } from '../../../features/agents/job-agents/job-agents-page.tsx';

export const meta = () => [{ title: `${agentCategories.job_agents.label} · ${brand.name}` }];

export default function JobAgentsRoute() {
  return <JobAgentsPage apply={(jobId, main) => <ApplyCard jobId={jobId} main={main} />} />;
}
