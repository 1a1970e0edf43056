import { Button } from './button.tsx';
import { Callout } from './callout.tsx';
import styles from './notes-conflict.module.css';

export function NotesConflict({
  other,
  onKeep,
  onLoad,
}: {
  other: string;
  onKeep: () => void;
  onLoad: () => void;
}) {
  return (
    <Callout
      tone="warn"
      title="These notes were changed somewhere else"
      action={
        <span className={styles.buttons}>
          <Button size="small" look="ink" onClick={onKeep}>
            Keep my notes
          </Button>
          <Button size="small" onClick={onLoad}>
            Load the other notes
          </Button>
        </span>
      }
    >
      <p className={styles.other}>{other === '' ? 'The other notes are empty.' : other}</p>
    </Callout>
  );
}
