import { brand } from '@limelight/contracts/catalog';
import { CandidatesPage } from '../../../features/people/candidates-page.tsx';

export const meta = () => [{ title: `Candidate search · ${brand.name}` }];

export default CandidatesPage;
