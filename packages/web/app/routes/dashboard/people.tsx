import { brand } from '@limelight/contracts/catalog';
import { PeoplePage } from '../../../features/library/people/people-page.tsx';

export const meta = () => [{ title: `People and consent · ${brand.name}` }];

export default PeoplePage;
