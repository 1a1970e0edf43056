import { doubtWords } from '@limelight/post-text';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import styles from './editor.module.css';

/** What a model wrote on a slide that is not in the person's own material. */
export function Doubts({
  doubts,
  onConfirm,
}: {
  doubts: readonly string[];
  onConfirm: (doubt: string) => void;
}) {
  return (
    <ul className={styles.warnings} aria-label="Facts to check">
      {doubts.map((doubt) => (
        <li key={doubt}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          {doubtWords(doubt)}
          <Button
            size="small"
            look="quiet"
            aria-label={`Confirm “${doubt}”`}
            onClick={() => onConfirm(doubt)}
          >
            Confirm
          </Button>
        </li>
      ))}
    </ul>
  );
}
