import { agentCategories, brand } from '@limelight/contracts/catalog';
import { CandidatesPage } from '../../../features/library/people/candidates-page.tsx';

export const meta = () => [{ title: `${agentCategories.job_candidate_searcher.label} · ${brand.name}` }];

export default CandidatesPage;
