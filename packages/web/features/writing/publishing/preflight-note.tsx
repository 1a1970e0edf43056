import { Callout } from '../../../ui/callout.tsx';
import { useSeen } from '../review/use-seen.ts';
import { grouped, preflight, type PreflightNote as Note } from './preflight.ts';
import { contentOfState } from '../session/session-state.ts';
import { useWriting } from '../studio/writing-context.ts';
import styles from './publish-bar.module.css';

const alone = { checks: { material: null, posts: [], writing: null }, origins: [], sources: [] };

/** Before a post goes out: whom it may tell of, what is not finished, and what LinkedIn would refuse, cut or show in a way its author may not expect. */
export function PreflightNote() {
  const { state } = useWriting();
  const content = contentOfState(state);
  const notes = preflight(content, useSeen(content.text, alone).remarks);
  return grouped(notes).map(({ title, grave, notes: told }) => (
    <Callout key={title ?? ''} tone={grave ? 'warn' : 'plain'} {...(title !== undefined && { title })}>
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
