import type { RunView } from '@limelight/contracts';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './runs.module.css';

type Step = RunView['steps'][number];

const tones = { running: 'link', done: 'good', failed: 'bad' } as const;
const labels = { running: 'Running', done: 'Done', failed: 'Failed' } as const;

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

function durationOf({ startedAt, finishedAt }: Step): string {
  if (finishedAt === null) return '';
  const ms = Date.parse(finishedAt) - Date.parse(startedAt);
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}

function EditedInput({
  input,
  price,
  onRunFrom,
}: {
  input: unknown;
  price: number;
  onRunFrom: (input: unknown) => void;
}) {
  const [text, setText] = useState(() => JSON.stringify(input, null, 2));
  const [fault, setFault] = useState<string | null>(null);
  const run = () => {
    try {
      onRunFrom(JSON.parse(text));
    } catch {
      setFault('This is not valid JSON. Check the brackets and quotation marks.');
    }
  };
  return (
    <div className={styles.edit}>
      <TextArea
        label="Input of this step"
        value={text}
        error={fault ?? undefined}
        onChange={(value) => {
          setText(value);
          setFault(null);
        }}
      />
      <Button size="small" credits={price} onClick={run}>
        Run again from here
      </Button>
    </div>
  );
}

export function StepItem({
  step,
  price,
  onRunFrom,
}: {
  step: Step;
  price: number;
  onRunFrom?: (input: unknown) => void;
}) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const tokens = step.calls.reduce(
    (sum, { inputTokens, outputTokens }) => sum + (inputTokens ?? 0) + (outputTokens ?? 0),
    0,
  );
  return (
    <li className={styles.step}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.words}>
          <span className={styles.name}>{step.name}</span>
          <span className={styles.quiet}>
            {[step.summary, durationOf(step), tokens > 0 ? `${tokens.toLocaleString('en')} tokens` : '']
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <StatusBadge tone={tones[step.status]}>{labels[step.status]}</StatusBadge>
      </button>
      {open && (
        <div id={panelId} className={styles.panel}>
          {step.sources.length > 0 && (
            <ul className={styles.sources}>
              {step.sources.map(({ title, address }) => (
                <li key={`${title} ${address}`}>
                  {address === null ? (
                    title
                  ) : (
                    <a href={address} rel="noreferrer noopener" target="_blank">
                      {title}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          )}
          {step.result !== null && step.result !== undefined && (
            <>
              <h3 className={styles.heading}>Result</h3>
              <pre className={styles.json}>{shown(step.result)}</pre>
            </>
          )}
          {step.input !== null && onRunFrom ? (
            <EditedInput input={step.input} price={price} onRunFrom={onRunFrom} />
          ) : (
            onRunFrom && (
              <Button size="small" credits={price} onClick={() => onRunFrom(undefined)}>
                Run again from here
              </Button>
            )
          )}
        </div>
      )}
    </li>
  );
}
