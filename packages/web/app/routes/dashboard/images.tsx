import { brand } from '@limelight/contracts/catalog';
import { WithSharing } from '../../../features/teams/teams/share-in-workspace.tsx';
import { ImagesPage } from '../../../features/visuals/pictures/images-page.tsx';

export const meta = () => [{ title: `Images · ${brand.name}` }];

export default function ImagesRoute() {
  return (
    <WithSharing>
      <ImagesPage />
    </WithSharing>
  );
}
