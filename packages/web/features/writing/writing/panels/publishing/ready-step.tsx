import { PublishButton } from './publish-dialog.tsx';
import { SchedulePicker } from './schedule-picker.tsx';
import styles from './publish-bar.module.css';

/** `why` is the reason the post cannot be published yet. */
export function ReadyStep({ why }: { why: string | undefined }) {
  const disabled = why !== undefined;
  return (
    <>
      {disabled && <p className={styles.words}>{why}</p>}
      <div className={styles.pair}>
        <SchedulePicker disabled={disabled} title={why} label="Schedule" />
        <PublishButton disabled={disabled} title={why}>
          Publish now
        </PublishButton>
      </div>
    </>
  );
}
