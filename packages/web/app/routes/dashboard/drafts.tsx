import { brand } from '@limelight/contracts/catalog';
import { DraftsPage } from '../../../features/drafts/drafts-page.tsx';

export const meta = () => [{ title: `Drafts · ${brand.name}` }];

export default DraftsPage;
