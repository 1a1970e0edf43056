import { Callout } from '../../../ui/callout.tsx';
import { useSeen } from '../looking/use-seen.ts';
import { preflight } from '../rules/preflight.ts';
import { contentOfState } from '../rules/session-state.ts';
import { useWriting } from '../studio/writing-context.ts';
import styles from './publish-bar.module.css';

const alone = { checks: { material: null, posts: [], writing: null }, origins: [], sources: [] };

/** Before a post goes out: what LinkedIn would refuse, cut or show in a way its author may not expect. */
export function PreflightNote() {
  const { state } = useWriting();
  const content = contentOfState(state);
  const notes = preflight(content, useSeen(content.text, alone).remarks);
  const [only] = notes;
  if (only === undefined) return null;
  return (
    <Callout title="What LinkedIn does with it">
      {notes.length === 1 ? (
        only.message
      ) : (
        <ul className={styles.notes}>
          {notes.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </Callout>
  );
}
