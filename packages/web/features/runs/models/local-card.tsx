import { deleteLocalModel, type ConnectedModel, type LocalModel } from '@limelight/contracts';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { localModelsQuery, useRefreshModels } from './api.ts';
import styles from './models.module.css';
import { fitWords } from './rules.ts';
import { formatBytes } from '../../../lib/format.ts';
import type { Setup } from './use-setup.ts';

const verbs = {
  absent: 'Download and connect',
  partial: 'Resume download',
  complete: 'Connect',
} as const;

function Offer({
  model,
  best,
  connected,
  setup,
}: {
  model: LocalModel;
  best: boolean;
  connected: boolean;
  setup: Setup;
}) {
  const refresh = useRefreshModels();
  const removal = useCall(deleteLocalModel);
  const [asking, setAsking] = useState(false);
  const { id, name, summary, licence, sizeBytes, fits, state } = model;
  const busy = setup.run.active || setup.starting;
  return (
    <li className={styles.offer}>
      <div className={styles.about}>
        <h3 className={styles.name}>
          {name}
          {best && <span className={styles.badge}>Best fit</span>}
        </h3>
        <p className={styles.quiet}>{summary}</p>
        <p className={styles.quiet}>
          {formatBytes(sizeBytes)} · {licence} · {fitWords(model)}
        </p>
      </div>
      <div className={styles.actions}>
        {connected ? (
          <span className={styles.done}>Connected</span>
        ) : (
          <Button
            size="small"
            look={best ? 'accent' : 'plain'}
            {...(state !== 'complete' && { icon: <IconDownload size={16} /> })}
            aria-label={`${verbs[state]}: ${name}`}
            disabled={busy || fits === 'no'}
            onClick={() => void setup.begin({ where: 'computer', model: id })}
          >
            {verbs[state]}
          </Button>
        )}
        {state !== 'absent' && (
          <Button
            size="small"
            look="quiet"
            icon={<IconTrash size={16} />}
            aria-label={`Delete ${name}`}
            disabled={busy}
            onClick={() => setAsking(true)}
          >
            Delete
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={asking}
        title={`Delete ${name}?`}
        confirmLabel="Delete model"
        cancelLabel="Keep it"
        danger
        loading={removal.loading}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await removal.run({ params: { model: id } });
          setAsking(false);
          await refresh();
        }}
      >
        {`This frees ${formatBytes(model.bytes)}.`}
        {connected && ' The model is disconnected.'} You can download it again at any time.
      </ConfirmDialog>
    </li>
  );
}

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
              connected={connected.some(({ provider, name }) => provider === 'local' && name === model.id)}
              setup={setup}
            />
          ))}
        </ul>
      </>
    );
  }
}
