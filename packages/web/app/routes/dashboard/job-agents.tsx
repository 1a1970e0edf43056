import { brand } from '@limelight/contracts/catalog';
import { JobAgentsPage } from '../../../features/job-agents/job-agents-page.tsx';

export const meta = () => [{ title: `Job agents · ${brand.name}` }];

export default JobAgentsPage;
