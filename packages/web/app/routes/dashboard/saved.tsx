import { brand } from '@limelight/contracts/catalog';
import { SavedPage } from '../../../features/saved/saved-page.tsx';

export const meta = () => [{ title: `Saved · ${brand.name}` }];

export default SavedPage;
