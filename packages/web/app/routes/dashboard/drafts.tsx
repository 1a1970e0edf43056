import { brand } from '@limelight/contracts/catalog';
import { DraftsPage } from '../../../features/drafts/drafts-page.tsx';
import { ShareButton } from '../../../features/teams/share-button.tsx';

export const meta = () => [{ title: `Drafts · ${brand.name}` }];

export default function DraftsRoute() {
  return (
    <DraftsPage
      share={(postId, title, shown) => <ShareButton postId={postId} title={title} among={shown} />}
    />
  );
}
