import { brand } from '@limelight/contracts/catalog';
import { SavedPage } from '../../../features/library/saved/saved-page.tsx';
import { ShareInWorkspace } from '../../../features/teams/teams/share-in-workspace.tsx';

export const meta = () => [{ title: `Saved · ${brand.name}` }];

export default function SavedRoute() {
  return (
    <SavedPage
      share={({ id, name }) => <ShareInWorkspace item={{ kind: 'saved-folder', itemId: id, title: name }} />}
    />
  );
}
