import styles from './tools.module.css';

/** States where the text is sent before anything is sent. */
export function WhereItGoes({ model }: { model: string | null }) {
  return (
    <p className={styles.quiet}>
      {model === null
        ? 'Runs in your browser. Nothing is uploaded.'
        : `Your words are sent to ${model}, the model that this installation uses. We keep neither them nor the answer.`}
    </p>
  );
}

/** The author of a result, and the reason if the model was meant to write it but did not. */
export function writtenBy(writer: string | null, refused: string | null): string {
  if (writer !== null) return `Written by ${writer}.`;
  return refused === null
    ? 'Made of your own sentences, without a model.'
    : `${refused}, so this is made of your own sentences, in your browser.`;
}
