import { useQuery } from '@tanstack/react-query';
import { useHashTarget } from '../../../lib/use-hash-target.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { localModelsQuery } from './api.ts';
import styles from './models.module.css';
import { Offer, type OfferWords } from './offer.tsx';
import { languageList } from './rules.ts';
import type { Setup } from './use-setup.ts';

const words: OfferWords = {
  verbs: { absent: 'Install', partial: 'Resume download', complete: 'Set up again' },
  used: 'Ready',
  loss: 'Recordings are no longer transcribed with it.',
};

/** Models that turn recordings into text on this computer. */
export function SpeechCard({ setup }: { setup: Setup }) {
  const local = useQuery(localModelsQuery);
  useHashTarget(!local.isPending);
  return (
    <Card id="speech" tabIndex={-1} title="Speech on this computer">
      {content()}
    </Card>
  );

  function content() {
    if (local.isPending) return <SkeletonLines count={3} />;
    if (local.isError) return <ErrorState title="The list did not load" query={local} />;
    const { supported, models } = local.data.speech;
    if (!supported)
      return (
        <p className={styles.quiet}>
          Speech models cannot run inside Limelight on this system. Set TRANSCRIBER_BASE_URL to the address of
          a transcription server.
        </p>
      );
    return (
      <>
        <p className={styles.quiet}>
          Turns what you record on the Talk page into text. Free and private: the model is downloaded once,
          runs here, and no recording leaves this computer.
        </p>
        <ul className={styles.offers}>
          {models.map((model) => (
            <Offer
              key={model.id}
              model={{ ...model, summary: `${model.summary} ${languageList(model.languages)}` }}
              best={false}
              used={model.ready}
              wanted={{ where: 'speech', model: model.id }}
              setup={setup}
              words={words}
            />
          ))}
        </ul>
      </>
    );
  }
}
