import { Callout } from '../../../ui/callout.tsx';
import { useReview } from '../post/use-review.ts';
import { grouped, preflight, type PreflightNote as Note } from './preflight.ts';
import { contentOfState } from '../post/session-state.ts';
import { useWriting } from '../post/writing-context.ts';
import styles from './publish-bar.module.css';

/** Checks before publishing: what is unfinished, and what LinkedIn would reject, crop or display differently. */
export function PreflightNote() {
  const { state } = useWriting();
  const content = contentOfState(state);
  const notes = preflight(content, useReview().found);
  return grouped(notes).map(({ title, grave, notes: told }) => (
    <Callout key={title} tone={grave ? 'warn' : 'plain'} title={title}>
      <Messages notes={told} />
    </Callout>
  ));
}

function Messages({ notes }: { notes: readonly Note[] }) {
  const [only] = notes;
  if (notes.length === 1) return only?.message;
  return (
    <ul className={styles.notes}>
      {notes.map(({ message }) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
