import { brand } from '@limelight/contracts/catalog';
import { useParams } from 'react-router';
import { ShareInWorkspace } from '../../../features/teams/teams/share-in-workspace.tsx';
import { CarouselEditorPage } from '../../../features/visuals/editor/editor-page.tsx';

export const meta = () => [{ title: `Edit carousel · ${brand.name}` }];

export default function CarouselRoute() {
  const { id = '' } = useParams();
  return (
    <CarouselEditorPage
      id={id}
      share={(title, words) => <ShareInWorkspace item={{ kind: 'deck', itemId: id, title }} words={words} />}
    />
  );
}
