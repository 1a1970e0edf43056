import { agentFields, agentTools, type AgentField } from '@limelight/contracts';
import { Checkbox } from '@mantine/core';
import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from '../agents.module.css';
import type { StepDraft } from './step-draft.ts';

function Field({
  field: { kind, label, hint },
  name,
  value,
  error,
  onChange,
}: {
  field: AgentField;
  name: string | undefined;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const shown = name ?? label;
  switch (kind) {
    case 'yes':
      return (
        <Checkbox
          className={styles.choice}
          label={shown}
          checked={value === 'yes'}
          onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
        />
      );
    case 'addresses':
    case 'notes':
    case 'text':
      return (
        <TextArea
          label={shown}
          rows={kind === 'notes' ? 6 : 3}
          value={value}
          onChange={onChange}
          error={error}
          {...(hint !== undefined && { placeholder: hint })}
        />
      );
    default:
      return (
        <TextField
          label={shown}
          type={kind === 'number' ? 'number' : 'text'}
          value={value}
          onChange={onChange}
          error={error}
          hint={hint}
        />
      );
  }
}

export function StepCard({
  draft: { tool, values, labels },
  place,
  count,
  faults,
  onChange,
  onMove,
  onRemove,
}: {
  draft: StepDraft;
  /** Starts at 1. */
  place: number;
  count: number;
  faults: ReadonlyMap<string, string>;
  onChange: (values: ReadonlyMap<string, string>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  const { name, does } = agentTools[tool];
  const title = `${place}. ${name}`;
  return (
    <li className={styles.step} aria-label={title}>
      <div className={styles.stepTop}>
        <h3 className={styles.stepName}>{title}</h3>
        <div className={styles.stepActions}>
          <Button
            size="small"
            disabled={place === 1}
            aria-label={`Move ${name} up`}
            onClick={() => onMove(-1)}
          >
            Up
          </Button>
          <Button
            size="small"
            disabled={place === count}
            aria-label={`Move ${name} down`}
            onClick={() => onMove(1)}
          >
            Down
          </Button>
          <Button size="small" look="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
      <p className={styles.facts}>{does}</p>
      {agentFields[tool].map((field) => (
        <Field
          key={field.field}
          field={field}
          name={labels.get(field.field)}
          value={values.get(field.field) ?? ''}
          error={faults.get(field.field)}
          onChange={(value) => onChange(new Map([...values, [field.field, value]]))}
        />
      ))}
    </li>
  );
}
