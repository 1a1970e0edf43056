import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { modelsQuery } from './api.ts';
import { DetectedCard } from './detected-card.tsx';
import { KeyCard } from './key-card.tsx';
import { LocalCard } from './local-card.tsx';
import styles from './models.module.css';
import { SpeechCard } from './speech-card.tsx';
import { useSetup } from './use-setup.ts';

/**
 * The three ways to connect a model: run one on this computer, use a server that is already running, or enter a key. And
 * the models that turn speech into text.
 */
export function ModelSetup() {
  const models = useQuery(modelsQuery);
  const setup = useSetup();
  if (models.isPending)
    return (
      <Card>
        <Loading label="Looking for models" lines={5} />
      </Card>
    );
  if (models.isError)
    return (
      <Card>
        <ErrorState title="The models did not load" query={models} />
      </Card>
    );
  const { connected, detected, knownKeys } = models.data;
  return (
    <div className={styles.ways}>
      <LocalCard connected={connected} setup={setup} />
      <DetectedCard
        detected={detected}
        connected={connected}
        setup={setup}
        looking={models.isFetching}
        onLook={() => void models.refetch()}
      />
      <KeyCard knownKeys={knownKeys} />
      <SpeechCard setup={setup} />
    </div>
  );
}
