import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';

/** Confirms an action that cannot be undone. The safe choice has the focus, and the other names the action. */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Keep it',
  danger = false,
  loading = false,
  onConfirm,
  onClose,
}: {
  opened: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  loading?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <div className={styles.words}>{children}</div>
      <div className={styles.actions}>
        <Button onClick={onClose} data-autofocus>
          {cancelLabel}
        </Button>
        <Button look={danger ? 'bad' : 'accent'} loading={loading} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
