import type { RunView } from '@limelight/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './runs.module.css';
import { durationOf, type Step } from './step-item.tsx';

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

const tokensOf = (steps: readonly Step[]) =>
  steps
    .flatMap(({ calls }) => calls)
    .reduce((sum, { inputTokens, outputTokens }) => sum + (inputTokens ?? 0) + (outputTokens ?? 0), 0);

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
        label="Input"
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

function RawStep({
  step,
  price,
  onRunFrom,
}: {
  step: Step;
  price: number;
  onRunFrom: ((input: unknown) => void) | null;
}) {
  const tokens = tokensOf([step]);
  const facts = [durationOf(step), tokens > 0 ? `${tokens.toLocaleString('en')} tokens` : ''];
  return (
    <details className={styles.raw}>
      <summary>
        <code>{step.name}</code> <span className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</span>
      </summary>
      <div className={styles.panel}>
        {step.result !== null && step.result !== undefined && (
          <pre className={styles.json} aria-label={`Result of ${step.name}`}>
            {shown(step.result)}
          </pre>
        )}
        {onRunFrom !== null &&
          (step.input === null ? (
            <Button size="small" credits={price} onClick={() => onRunFrom(undefined)}>
              Run again from here
            </Button>
          ) : (
            <EditedInput input={step.input} price={price} onRunFrom={onRunFrom} />
          ))}
      </div>
    </details>
  );
}

/** Models, prompts, and what each step was given and gave, as it is stored. */
export function TechnicalDetails({
  run,
  onRunFrom,
}: {
  run: RunView;
  /** Null while the run can still change. */
  onRunFrom: ((step: string, input: unknown) => void) | null;
}) {
  const models = [...new Set(run.steps.flatMap(({ calls }) => calls).map(({ model }) => model))];
  const tokens = tokensOf(run.steps);
  const facts = [
    { name: 'Model', value: models.join(', ') },
    { name: 'Tokens', value: tokens === 0 ? '' : tokens.toLocaleString('en') },
    { name: 'Prompts', value: run.prompts.join(', ') },
  ].filter(({ value }) => value !== '');
  return (
    <details className={styles.technical}>
      <summary>Technical details</summary>
      <div className={styles.panel}>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {run.steps.map((step) => (
          <RawStep
            key={step.name}
            step={step}
            price={run.price}
            onRunFrom={onRunFrom === null ? null : (input) => onRunFrom(step.name, input)}
          />
        ))}
      </div>
    </details>
  );
}
