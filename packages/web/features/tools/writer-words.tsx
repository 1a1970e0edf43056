import styles from './tools.module.css';

/** Says before anything is sent where it goes. */
export function WhereItGoes({ model }: { model: string | null }) {
  return (
    <p className={styles.quiet}>
      {model === null
        ? 'It stays in your browser: the built-in writer needs no server.'
        : `Your words are sent to ${model}, the model that this installation uses. We keep neither them nor the answer.`}
    </p>
  );
}

/** Who wrote a result, and why it was not the model if it should have been. */
export function writtenBy(writer: string | null, refused: string | null): string {
  if (writer !== null) return `Written by ${writer}.`;
  return refused === null
    ? 'Written by the built-in writer.'
    : `${refused}, so this was written by the built-in writer, in your browser.`;
}
