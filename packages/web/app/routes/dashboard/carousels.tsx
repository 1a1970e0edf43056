import { brand } from '@limelight/contracts/catalog';
import { WithSharing } from '../../../features/teams/teams/share-in-workspace.tsx';
import { CarouselsPage } from '../../../features/visuals/decks/carousels-page.tsx';

export const meta = () => [{ title: `Carousel · ${brand.name}` }];

export default function CarouselsRoute() {
  return (
    <WithSharing>
      <CarouselsPage />
    </WithSharing>
  );
}
