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

/** The author of a result, and the reason if the model was meant to write it but did not. */
export function writtenBy(writer: string | null, refused: string | null): string {
  if (writer !== null) return `Written by ${writer}.`;
  return refused === null
    ? 'Made from your own sentences, without a model.'
    : `${refused}, so this is made from your own sentences, in your browser.`;
}
