import { disconnectModel, testModel, type ConnectedModel, type ModelTest } from '@limelight/contracts';
import { modelProviders } from '@limelight/contracts/catalog';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPlugX, IconStopwatch } from '@tabler/icons-react';
import { useState, type DragEventHandler } from 'react';
import { notices } from '../../../lib/notices.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useRefreshModels } from './api.ts';
import styles from './models.module.css';
import { figuresWords, hostOf } from './rules.ts';

function TestResult({ result }: { result: ModelTest }) {
  if (result.ok)
    return (
      <Callout tone="good">
        <p className={styles.words}>“{result.text}”</p>
        <p className={styles.figures}>{figuresWords(result)}</p>
      </Callout>
    );
  return (
    <Callout tone="bad">
      {result.message}
      {result.reason !== null && <p className={styles.figures}>The provider said: {result.reason}</p>}
    </Callout>
  );
}

/** Moves a model in its list. Null where it cannot move. */
export interface Moving {
  up: (() => void) | null;
  down: (() => void) | null;
  dragged: boolean;
  onDragStart: DragEventHandler;
  onDragOver: DragEventHandler;
  onDrop: DragEventHandler;
  onDragEnd: DragEventHandler;
}

function MoveButtons({ name, moving: { up, down } }: { name: string; moving: Moving }) {
  return (
    <>
      <button
        type="button"
        className={styles.move}
        aria-label={`Move ${name} up`}
        aria-disabled={up === null}
        onClick={() => up?.()}
      >
        <IconArrowUp size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.move}
        aria-label={`Move ${name} down`}
        aria-disabled={down === null}
        onClick={() => down?.()}
      >
        <IconArrowDown size={18} aria-hidden="true" />
      </button>
    </>
  );
}

export function ModelRow({
  model,
  place,
  moving,
}: {
  model: ConnectedModel;
  place: number;
  moving: Moving | null;
}) {
  const refresh = useRefreshModels();
  const test = useCall(testModel);
  const removal = useCall(disconnectModel);
  const [result, setResult] = useState<ModelTest | null>(null);
  const [asking, setAsking] = useState(false);
  const { id, name, provider, baseUrl, source, hasKey } = model;
  const { label, needsKey } = modelProviders[provider];
  const where = baseUrl === null ? label : `${label} · ${hostOf(baseUrl)}`;
  const drag = moving && {
    draggable: true,
    onDragStart: moving.onDragStart,
    onDragOver: moving.onDragOver,
    onDrop: moving.onDrop,
    onDragEnd: moving.onDragEnd,
  };
  return (
    <li className={classNames(styles.row, moving?.dragged && styles.dragged)} {...drag}>
      <div className={styles.line}>
        <span className={styles.place} aria-hidden="true">
          {moving ? <IconGripVertical size={18} className={styles.grip} /> : null}
          {place}
        </span>
        <div className={styles.about}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.quiet}>
            {where}
            {source === 'environment' && <span className={styles.badge}>Set in .env</span>}
          </p>
          {needsKey && !hasKey && <p className={styles.warn}>The key is missing. Connect the model again.</p>}
        </div>
        <div className={styles.actions}>
          {moving && <MoveButtons name={name} moving={moving} />}
          {model.purpose === 'text' && (
            <Button
              size="small"
              icon={<IconStopwatch size={16} />}
              loading={test.loading}
              aria-label={`Test ${name}`}
              onClick={async () => {
                setResult(null);
                setResult(await test.run({ body: { id } }));
              }}
            >
              Test
            </Button>
          )}
          {source === 'page' && (
            <Button
              size="small"
              look="quiet"
              icon={<IconPlugX size={16} />}
              aria-label={`Disconnect ${name}`}
              onClick={() => setAsking(true)}
            >
              Disconnect
            </Button>
          )}
        </div>
      </div>
      {test.loading && (
        <output className={styles.quiet}>
          Waiting for the first words. A local model can take a minute.
        </output>
      )}
      {result && <TestResult result={result} />}
      <ConfirmDialog
        opened={asking}
        title={`Disconnect ${name}?`}
        confirmLabel="Disconnect model"
        cancelLabel="Keep it"
        danger
        loading={removal.loading}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          const done = await removal.run({ params: { id } });
          setAsking(false);
          if (done === null) return;
          notices.success(`${name} is disconnected.`);
          await refresh();
        }}
      >
        Limelight stops using this model at once{hasKey ? ' and deletes its key' : ''}.
      </ConfirmDialog>
    </li>
  );
}
