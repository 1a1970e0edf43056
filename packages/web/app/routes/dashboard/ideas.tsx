import { brand } from '@limelight/contracts/catalog';
import { IdeasPage } from '../../../features/writing/ideas/ideas-page.tsx';

export const meta = () => [{ title: `Ideas · ${brand.name}` }];

export default IdeasPage;
