import styles from './tools.module.css';

/** States where the text is sent before anything is sent. */
export function WhereItGoes({ model }: { model: string | null }) {
  return (
    <p className={styles.quiet}>
      {model === null
        ? 'Runs in your browser. Nothing is uploaded.'
        : `Your text is sent to ${model}, the model this site uses. We store neither your text nor the answer.`}
    </p>
  );
}
