import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOpenThing } from '../../../lib/open-page.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { carouselQuery } from '../api.ts';
import { DeckEditor } from './deck-editor.tsx';
import { DeckViewer } from './deck-viewer.tsx';

/** `share` offers to share a carousel of one's own. `words` is the class of the words on its button. */
export function CarouselEditorPage({
  id,
  share,
}: {
  id: string;
  share: (title: string, words?: string) => ReactNode;
}) {
  const carousel = useQuery(carouselQuery(id));
  useOpenThing('carousel', id);
  if (carousel.data) {
    const { sharing } = carousel.data;
    if (sharing !== null && !sharing.mayEdit)
      return <DeckViewer key={id} carousel={carousel.data} sharing={sharing} />;
    return <DeckEditor key={id} carousel={carousel.data} share={share} />;
  }
  return (
    <Page>
      {carousel.isError ? (
        <ErrorState title="This carousel did not load" query={carousel} />
      ) : (
        <Loading label="Loading the carousel">
          <Skeleton height="70vh" />
        </Loading>
      )}
    </Page>
  );
}
