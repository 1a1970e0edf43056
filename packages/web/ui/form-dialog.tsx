import { Modal } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './form-dialog.module.css';

/** Asks for a few things and does one with them. The fields say themselves what is wrong with them. */
export function FormDialog({
  title,
  size = 'md',
  confirmLabel,
  loading = false,
  children,
  onSubmit,
  onInput,
  onClose,
}: {
  title: string;
  size?: 'md' | 'lg';
  confirmLabel: string;
  loading?: boolean;
  children: ReactNode;
  onSubmit: () => void | Promise<void>;
  /** Something was changed: what was refused before is no longer said. */
  onInput?: () => void;
  onClose: () => void;
}) {
  // It is there or not, and never closes by itself: what Mantine gives back on closing is given back here.
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
    // A slip beside the dialog does not throw away what was typed.
    <Modal opened onClose={onClose} title={title} size={size} closeOnClickOutside={false}>
      <form
        className={styles.form}
        noValidate
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        {children}
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="accent" loading={loading}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
