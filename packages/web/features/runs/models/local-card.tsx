import type { ConnectedModel } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { localModelsQuery } from './api.ts';
import styles from './models.module.css';
import { Offer, type OfferWords } from './offer.tsx';
import type { Setup } from './use-setup.ts';

const words: OfferWords = {
  verbs: { absent: 'Download and connect', partial: 'Resume download', complete: 'Connect' },
  used: 'Connected',
  loss: 'The model is disconnected.',
};

/** Openly licensed models that run on this computer without a key or an account. */
export function LocalCard({ connected, setup }: { connected: readonly ConnectedModel[]; setup: Setup }) {
  const local = useQuery(localModelsQuery);
  return <Card title="On this computer">{content()}</Card>;

  function content() {
    if (local.isPending) return <SkeletonLines count={4} />;
    if (local.isError) return <ErrorState title="The list did not load" query={local} />;
    const { supported, best, models } = local.data;
    if (!supported)
      return (
        <p className={styles.quiet}>
          Models cannot run inside Limelight on this system. Use Ollama or an API key.
        </p>
      );
    return (
      <>
        <p className={styles.quiet}>
          Free and private: the model is downloaded once, runs here, and nothing you write leaves this
          computer.
        </p>
        <ul className={styles.offers}>
          {models.map((model) => (
            <Offer
              key={model.id}
              model={model}
              best={model.id === best}
              used={connected.some(({ provider, name }) => provider === 'local' && name === model.id)}
              wanted={{ where: 'computer', model: model.id }}
              setup={setup}
              words={words}
            />
          ))}
        </ul>
      </>
    );
  }
}
