import { brand } from '@limelight/contracts/catalog';
import { JobSearcherPage } from '../../../features/job-agents/job-searcher-page.tsx';

export const meta = () => [{ title: `Job search · ${brand.name}` }];

export default JobSearcherPage;
