import { brand } from '@limelight/contracts/catalog';
import { LeadGenerationPage } from '../../../features/people/lead-generation-page.tsx';

export const meta = () => [{ title: `Lead generation · ${brand.name}` }];

export default LeadGenerationPage;
