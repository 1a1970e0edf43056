import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from './form-dialog.tsx';
import styles from './name-dialog.module.css';

/** Asks for a name. `fault` is the reason the last one was refused. */
export function NameDialog({
  title,
  start = '',
  placeholder,
  hint,
  longest,
  confirmLabel,
  loading,
  fault,
  onType,
  onConfirm,
  onClose,
}: {
  title: string;
  start?: string;
  placeholder?: string;
  /** A hint shown below the title. */
  hint?: string;
  /** In characters. */
  longest: number;
  confirmLabel: string;
  loading: boolean;
  fault: string | null;
  /** Called on every change, because a refusal only applies to the previous name. */
  onType: () => void;
  onConfirm: (name: string) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState(start);
  const [asked, setAsked] = useState(false);
  const missing = asked && name.trim() === '' ? 'Give it a name.' : null;
  return (
    <FormDialog
      title={title}
      confirmLabel={confirmLabel}
      loading={loading}
      onClose={onClose}
      onSubmit={() => {
        setAsked(true);
        if (name.trim() !== '') onConfirm(name);
      }}
    >
      <TextInput
        label="Name"
        {...(placeholder === undefined ? {} : { placeholder })}
        maxLength={longest}
        data-autofocus
        value={name}
        error={missing ?? fault}
        onChange={(event) => {
          onType();
          setName(event.currentTarget.value);
        }}
      />
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </FormDialog>
  );
}
