import { brand } from '@limelight/contracts/catalog';
import { ImagesPage } from '../../../features/visuals/pictures/images-page.tsx';

export const meta = () => [{ title: `Images · ${brand.name}` }];

export default ImagesPage;
