import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { carouselQuery } from '../api.ts';
import { DeckEditor } from './deck-editor.tsx';

export function CarouselEditorPage({ id }: { id: string }) {
  const carousel = useQuery(carouselQuery(id));
  if (carousel.data) return <DeckEditor key={id} carousel={carousel.data} />;
  return (
    <Page>
      {carousel.isError ? (
        <ErrorState
          title="This carousel did not load"
          onRetry={() => void carousel.refetch()}
          retrying={carousel.isFetching}
        >
          {carousel.error.message}
        </ErrorState>
      ) : (
        <Loading label="Loading the carousel">
          <Skeleton height="70vh" />
        </Loading>
      )}
    </Page>
  );
}
