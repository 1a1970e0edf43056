import { Modal } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './form-dialog.module.css';
import { Form } from './form.tsx';

/** A dialog with a small form and one action. The fields show their own errors. */
export function FormDialog({
  title,
  size = 'md',
  confirmLabel,
  canCancel = true,
  loading = false,
  children,
  onSubmit,
  onInput,
  onClose,
}: {
  title: string;
  size?: 'md' | 'lg';
  confirmLabel: string;
  /** False once everything is done and the action only closes the dialog. */
  canCancel?: boolean;
  loading?: boolean;
  children: ReactNode;
  onSubmit: () => void | Promise<void>;
  /** Called when a field changes, so that an earlier refusal can be cleared. */
  onInput?: () => void;
  onClose: () => void;
}) {
  // The dialog is mounted only while open and never closes by itself, so the focus that Mantine restores on closing is
  // restored here.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        const lost = document.activeElement === document.body;
        if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    },
    [opener],
  );
  return (
    // A click outside the dialog must not discard what was typed.
    <Modal opened onClose={onClose} title={title} size={size} closeOnClickOutside={false}>
      <Form className={styles.form} noValidate onInput={onInput} onSubmit={onSubmit}>
        {children}
        <div className={styles.actions}>
          {canCancel && <Button onClick={onClose}>Cancel</Button>}
          <Button type="submit" look="accent" loading={loading}>
            {confirmLabel}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
