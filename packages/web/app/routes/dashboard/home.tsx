import { brand } from '@limelight/contracts/catalog';
import { HomePage } from '../../../features/home/home-page.tsx';

export const meta = () => [{ title: `Home · ${brand.name}` }];

export default HomePage;
