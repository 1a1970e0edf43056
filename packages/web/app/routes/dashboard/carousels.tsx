import { brand } from '@limelight/contracts/catalog';
import { CarouselsPage } from '../../../features/visuals/decks/carousels-page.tsx';

export const meta = () => [{ title: `Carousel · ${brand.name}` }];

export default CarouselsPage;
