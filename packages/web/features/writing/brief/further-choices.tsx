import { postLanguage, postLength, postTone } from '@limelight/contracts';
import { audienceCharacterLimit, postLanguages, postLengths, postTones } from '@limelight/contracts/catalog';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Choices } from '../rules/choices.ts';
import { ChipGroup } from './chip-group.tsx';
import styles from './further-choices.module.css';

const tones = postTone.options.map((value) => ({ value, label: postTones[value] }));
const lengths = postLength.options.map((value) => ({ value, label: postLengths[value] }));
const languages = postLanguage.options.map((value) => ({ value, label: postLanguages[value] }));

/** Tone, length, reader and language: told in one line, changed when opened, remembered for the next post. */
export function FurtherChoices({
  choices,
  onChange,
}: {
  choices: Choices;
  onChange: (choices: Choices) => void;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.further}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.label}>How it should sound</span>
        <span className={styles.told}>{summaryOf(choices)}</span>
        <IconChevronDown size={16} className={styles.arrow} aria-hidden="true" />
      </button>
      <div id={id} hidden={!open} className={styles.fields}>
        <ChipGroup
          label="Tone"
          options={tones}
          value={choices.tone}
          onChange={(tone) => onChange({ ...choices, tone })}
        />
        <ChipGroup
          label="Length"
          options={lengths}
          value={choices.length}
          onChange={(length) => onChange({ ...choices, length })}
        />
        <TextInput
          label="For whom"
          placeholder="Founders of small software companies"
          maxLength={audienceCharacterLimit}
          value={choices.audience}
          onChange={(event) => onChange({ ...choices, audience: event.currentTarget.value })}
        />
        <NativeSelect
          label="Language"
          data={languages}
          value={choices.language}
          onChange={(event) => {
            const chosen = languages.find((one) => one.value === event.currentTarget.value);
            if (chosen) onChange({ ...choices, language: chosen.value });
          }}
        />
      </div>
    </div>
  );
}

function summaryOf({ tone, length, language, audience }: Choices): string {
  const parts = [postTones[tone], postLengths[length].toLowerCase(), postLanguages[language]];
  return audience.trim() === '' ? parts.join(' · ') : `${parts.join(' · ')} · for ${audience.trim()}`;
}
