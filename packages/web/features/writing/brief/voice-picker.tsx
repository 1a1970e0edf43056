import { voiceChoice } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { chooseVoice, fewestVoicePosts, useVoiceChoice, voicesQuery } from '../../../lib/voices.ts';
import styles from './voice-picker.module.css';

/** Chooses the voice of the next draft. Hidden until there is a choice. */
export function VoicePicker() {
  const voices = useQuery(voicesQuery).data?.items ?? [];
  const choice = useVoiceChoice();
  if (!voices.some(({ posts }) => posts >= fewestVoicePosts) && voices.length < 2) return null;
  const others = voices.filter(({ kind }) => kind !== 'me');
  const chosen = choice === 'none' || others.some(({ id }) => id === choice) ? choice : 'own';
  return (
    <div className={styles.picker}>
      <label className={styles.label}>
        Voice
        <select
          value={chosen}
          onChange={({ target }) => {
            const { data } = voiceChoice.safeParse(target.value);
            if (data !== undefined) chooseVoice(data);
          }}
        >
          <option value="own">My voice</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="none">No voice</option>
        </select>
      </label>
      <Link to="/dashboard/voice" className={styles.link}>
        Edit voices
      </Link>
    </div>
  );
}
