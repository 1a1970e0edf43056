import { voiceChoice } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import {
  chooseVoice,
  fewestVoicePosts,
  isOwnVoice,
  useVoiceChoice,
  voiceLabel,
  voicesQuery,
} from '../../../../../lib/voices.ts';
import styles from './voice-picker.module.css';

/** Chooses the voice of the next draft. Hidden until there is a choice. */
export function VoicePicker() {
  const found = useQuery(voicesQuery).data?.items;
  const choice = useVoiceChoice();
  const voices = (found ?? []).filter(({ sharing }) => sharing?.mayUse !== false);
  const isGone =
    found !== undefined && choice !== 'own' && choice !== 'none' && !voices.some(({ id }) => id === choice);
  // A voice that was deleted or unshared must not be asked for, because the menu shows the person's own.
  useEffect(() => {
    if (isGone) chooseVoice('own');
  }, [isGone]);
  if (!voices.some(({ posts }) => posts >= fewestVoicePosts) && voices.length < 2) return null;
  const others = voices.filter((voice) => !isOwnVoice(voice));
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
          {others.map((voice) => (
            <option key={voice.id} value={voice.id}>
              {voiceLabel(voice)}
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
