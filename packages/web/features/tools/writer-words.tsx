import styles from './tools.module.css';

/** Says before anything is sent where it goes. */
export function WhereItGoes({ model }: { model: string | null }) {
  return (
    <p className={styles.quiet}>
      {model === null
        ? 'Runs in your browser. Nothing is uploaded.'
        : `Your words are sent to ${model}, the model that this installation uses. We keep neither them nor the answer.`}
    </p>
  );
}

/** Who made a result, and why it was not the model if it should have been. */
export function writtenBy(writer: string | null, refused: string | null): string {
  if (writer !== null) return `Written by ${writer}.`;
  return refused === null
    ? 'Made of your own sentences, without a model.'
    : `${refused}, so this is made of your own sentences, in your browser.`;
}
