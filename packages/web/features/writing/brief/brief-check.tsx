import { briefFaults, type BriefFault } from '@limelight/post-text/writer';
import { IconCheck } from '@tabler/icons-react';
import { useDeferredValue, useMemo } from 'react';
import { notesNow, unsaidFaults } from '../rules/brief-said.ts';
import { settingsOf, type Choices } from './choices.ts';
import { isWriting } from '../generation/generation.ts';
import { textOf } from '../session/session-state.ts';
import { useWriting } from '../studio/writing-context.ts';
import styles from './writer-notes.module.css';

/** What of the brief a text does not keep to. */
export function useBriefFaults(text: string, choices: Choices): readonly BriefFault[] {
  const late = useDeferredValue(text);
  return useMemo(() => briefFaults(late, settingsOf(choices)), [late, choices]);
}

/** How a text that the writer made stands to the brief, as both are now. */
export function BriefCheck() {
  const { state } = useWriting();
  const { choices, engine, generation } = state;
  const text = textOf(state);
  const faults = useBriefFaults(text, choices);
  if (engine === null || text.trim() === '' || isWriting(generation)) return null;
  const asked = settingsOf(choices);
  const points = asked.mustSay.length + asked.never.length + (asked.callToAction === '' ? 0 : 1);
  const notes = generation.kind === 'done' ? notesNow(generation.missing, choices) : [];
  const shown = unsaidFaults(faults, notes);
  if (shown.length === 0) {
    if (points === 0 || faults.length > 0) return null;
    return (
      <p className={styles.kept} aria-live="polite">
        <IconCheck size={16} aria-hidden="true" /> It keeps to your brief
      </p>
    );
  }
  return (
    <div className={styles.missing} aria-live="polite">
      <h2>Not as your brief has it</h2>
      <ul>
        {shown.map(({ kind, about, message }) => (
          <li key={`${kind} ${about}`}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
