import { getCarousel, getPicture, getRun, runHasEnded } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../../../lib/read-query.ts';
import { useRun } from '../../../../lib/runs/use-run.ts';
import { runStatusLabels } from '../../../../lib/runs/run-labels.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { RunProgress } from '../../../../ui/run-progress.tsx';
import { useCopilotHere } from '../copilot-context.ts';
import { CardFrame, NotThere } from './frame.tsx';
import styles from './cards.module.css';

export function DeckCard({ carouselId }: { carouselId: string }) {
  const { parts } = useCopilotHere();
  const found = useQuery(
    readQuery(['carousels', 'copilot', carouselId], getCarousel, { params: { id: carouselId } }),
  );
  if (found.data === undefined) return <NotThere isPending={found.isPending} name="carousel" />;
  const { deck } = found.data;
  return (
    <CardFrame
      label="Carousel"
      title={deck.title.trim() === '' ? 'Untitled carousel' : deck.title}
      actions={
        <ButtonLink size="small" to={`/dashboard/carousel/${carouselId}`}>
          Open
        </ButtonLink>
      }
    >
      {parts.slides(deck)}
    </CardFrame>
  );
}

export function PictureCard({ pictureId }: { pictureId: string }) {
  const found = useQuery(
    readQuery(['pictures', 'copilot', pictureId], getPicture, { params: { id: pictureId } }),
  );
  if (found.data === undefined) return <NotThere isPending={found.isPending} name="picture" />;
  const { url, altText, width, height } = found.data;
  return (
    <CardFrame
      label="Picture"
      actions={
        <ButtonLink size="small" to="/dashboard/images">
          Open Images
        </ButtonLink>
      }
    >
      <img className={styles.picture} src={url} alt={altText} width={width} height={height} />
    </CardFrame>
  );
}

/** Work that goes on after the turn, with its progress and its outcome. */
export function RunCard({ runId }: { runId: string }) {
  const found = useQuery(readQuery(['runs', runId], getRun, { params: { id: runId } }));
  const isActive = found.data !== undefined && !runHasEnded(found.data.status);
  const live = useRun(isActive ? runId : null);
  if (found.data === undefined) return <NotThere isPending={found.isPending} name="run" />;
  const { label, outcome, error } = found.data;
  const status = isActive ? live.status : found.data.status;
  const hasEnded = runHasEnded(status);
  return (
    <CardFrame
      label={label}
      title={label}
      actions={
        <ButtonLink size="small" to={`/dashboard/runs/${runId}`}>
          Open
        </ButtonLink>
      }
    >
      {hasEnded ? (
        <p className={styles.quiet}>{outcome?.summary ?? error?.message ?? runStatusLabels[status]}</p>
      ) : (
        <RunProgress progress={live.progress ?? found.data.progress} onCancel={live.cancel} />
      )}
    </CardFrame>
  );
}
