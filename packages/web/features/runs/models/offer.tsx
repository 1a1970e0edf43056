import { deleteLocalModel, type LocalModel, type ModelSetup } from '@limelight/contracts';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import { formatBytes } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useRefreshModels } from './api.ts';
import styles from './models.module.css';
import { fitWords } from './rules.ts';
import { SetupProgress } from './setup-progress.tsx';
import type { Setup } from './use-setup.ts';

export interface OfferWords {
  /** The button's words for each state of the download. */
  verbs: Readonly<Record<LocalModel['state'], string>>;
  /** Beside a model that is in use. */
  used: string;
  /** Told before a used model is deleted. */
  loss: string;
}

interface OfferProps {
  model: LocalModel;
  best: boolean;
  used: boolean;
  setup: Setup;
  wanted: ModelSetup;
  words: OfferWords;
}

/** A model that can be downloaded onto this computer, or deleted from it. */
export function Offer({ model, best, used, setup, wanted, words }: OfferProps) {
  const refresh = useRefreshModels();
  const removal = useCall(deleteLocalModel);
  const [asking, setAsking] = useState(false);
  const { id, name, summary, licence, sizeBytes, fits, state } = model;
  const busy = setup.run.active || setup.starting;
  const isHere = setup.setup?.where === wanted.where && setup.setup.model === id;
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
        {used ? (
          <span className={styles.done}>{words.used}</span>
        ) : (
          <Button
            size="small"
            look={best ? 'accent' : 'plain'}
            {...(state !== 'complete' && { icon: <IconDownload size={16} /> })}
            aria-label={`${words.verbs[state]}: ${name}`}
            disabled={busy || fits === 'no'}
            onClick={() => void setup.begin(wanted)}
          >
            {words.verbs[state]}
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
      {isHere && <SetupProgress setup={setup} />}
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
        {used && ` ${words.loss}`} You can download it again at any time.
      </ConfirmDialog>
    </li>
  );
}
