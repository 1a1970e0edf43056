import { briefLanguage, markUse, postFormat, postGoal, postLength, postTone } from '@limelight/contracts';
import {
  audienceCharacterLimit,
  briefLanguages,
  callToActionCharacterLimit,
  markUses,
  mustSayCharacterLimit,
  mustSayLimit,
  neverSayCharacterLimit,
  neverSayLimit,
  postFormats,
  postGoals,
  postLengths,
  postTones,
} from '@limelight/contracts/catalog';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { briefSummary } from '../../../../../lib/brief-summary.ts';
import { linesFault, settingsOf, type Choices } from '../../post/choices.ts';
import { Button } from '../../../../../ui/button.tsx';
import { ChipGroup } from '../../../../../ui/chip-group.tsx';
import { TemplateBar } from './template-bar.tsx';
import { useCarried } from './use-carried.ts';
import { useSession, useWritingPart } from '../../post/writing-context.ts';
import styles from './brief-fold.module.css';

const formats = postFormat.options.map((value) => ({ value, label: postFormats[value] }));
const goals = postGoal.options.map((value) => ({ value, label: postGoals[value] }));
const tones = postTone.options.map((value) => ({ value, label: postTones[value] }));
const lengths = postLength.options.map((value) => ({ value, label: postLengths[value] }));
const marks = markUse.options.map((value) => ({ value, label: markUses[value] }));
const languages = briefLanguage.options.map((value) => ({ value, label: briefLanguages[value] }));

/**
 * Everything in the brief but the idea and its sources, summarised in one line until it is opened. Settings from the last
 * post and the audience change the text, so they are shown in full, with a way to clear them.
 */
export function BriefFold() {
  const { session } = useSession();
  const choices = useWritingPart(({ state }) => state.choices);
  const [open, setOpen] = useState(false);
  const id = useId();
  const summary = useRef<HTMLButtonElement>(null);
  const carried = useCarried();
  const audience = choices.audience.trim();
  const set = (change: Partial<Choices>) => session.setChoices({ ...choices, ...change });
  return (
    <div className={styles.further}>
      <button
        ref={summary}
        type="button"
        className={styles.summary}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.label}>Style and format</span>
        <span className={styles.told}>{toldOf(choices)}</span>
        <IconChevronDown size={16} className={styles.arrow} aria-hidden="true" />
      </button>
      {!open && carried.keys.length > 0 && (
        <p className={styles.lasts}>
          <span>From your last post: {carried.words}.</span>
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              carried.clear();
              summary.current?.focus({ preventScroll: true });
            }}
          >
            Clear
          </Button>
        </p>
      )}
      {!open && audience !== '' && !carried.keys.includes('audience') && (
        <p className={styles.lasts}>
          <span>
            For <strong>{audience}</strong>, in this post and the next ones.
          </span>
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              set({ audience: '' });
              summary.current?.focus({ preventScroll: true });
            }}
          >
            Clear audience
          </Button>
        </p>
      )}
      <div id={id} hidden={!open} className={styles.fields}>
        <TemplateBar />
        <p className={styles.kept}>We’ll remember these settings.</p>
        <ChipGroup
          label="Shape"
          options={formats}
          first={5}
          value={choices.format}
          onChange={(format) => set({ format })}
        />
        <ChipGroup label="Goal" options={goals} value={choices.goal} onChange={(goal) => set({ goal })} />
        <ChipGroup label="Tone" options={tones} value={choices.tone} onChange={(tone) => set({ tone })} />
        <ChipGroup
          label="Length"
          options={lengths}
          value={choices.length}
          onChange={(length) => set({ length })}
        />
        <ChipGroup label="Emoji" options={marks} value={choices.emoji} onChange={(emoji) => set({ emoji })} />
        <ChipGroup
          label="Hashtags"
          options={marks}
          value={choices.hashtags}
          onChange={(hashtags) => set({ hashtags })}
        />
        <TextInput
          label="Audience"
          placeholder="Founders of small companies"
          maxLength={audienceCharacterLimit}
          value={choices.audience}
          onChange={(event) => set({ audience: event.currentTarget.value })}
        />
        <NativeSelect
          label="Language"
          data={languages}
          value={choices.language}
          onChange={(event) => {
            const chosen = languages.find((one) => one.value === event.currentTarget.value);
            if (chosen) set({ language: chosen.value });
          }}
        />
        <TextInput
          label="Call to action"
          description="What readers should do, as the last line"
          placeholder="Message me for the list"
          maxLength={callToActionCharacterLimit}
          value={choices.callToAction}
          onChange={(event) => set({ callToAction: event.currentTarget.value })}
        />
        <Lines
          label="Must be said"
          description="One point per line"
          placeholder="Ask before you add a field"
          lines={choices.mustSay}
          fault={linesFault(choices.mustSay, mustSayLimit, mustSayCharacterLimit)}
          onChange={(mustSay) => set({ mustSay })}
        />
        <Lines
          label="Never said"
          description="One word, name or claim per line"
          placeholder="our competitor"
          lines={choices.never}
          fault={linesFault(choices.never, neverSayLimit, neverSayCharacterLimit)}
          onChange={(never) => set({ never })}
        />
      </div>
    </div>
  );
}

/** Summarises the settings. A tone on its own would not be recognisable as one. */
function toldOf(choices: Choices): string {
  const summary = briefSummary({ ...settingsOf(choices), audience: '' });
  return summary === postTones[choices.tone] ? `${summary} tone · everything else automatic` : summary;
}

function Lines({
  lines,
  fault,
  onChange,
  ...field
}: {
  label: string;
  description: string;
  placeholder: string;
  lines: readonly string[];
  fault: string | null;
  onChange: (lines: string[]) => void;
}) {
  return (
    <Textarea
      {...field}
      autosize
      minRows={2}
      maxRows={8}
      value={lines.join('\n')}
      error={fault}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onChange(value === '' ? [] : value.split('\n'));
      }}
    />
  );
}
