import { brand } from '@limelight/contracts/catalog';
import { LeadSearchPage } from '../../../features/people/lead-search-page.tsx';

export const meta = () => [{ title: `Lead search · ${brand.name}` }];

export default LeadSearchPage;
